import type { ClientResponseError } from 'pocketbase'
import type { MailTest } from '../../../src/protocol/operator.ts'
import { siteSecretHeader } from '../../../src/protocol/site-secret.ts'
import { refuseClosedFolder } from '../data-folder.ts'
import { signIn } from '../pocketbase/client.ts'
import { knownAdmin } from '../pocketbase/superuser.ts'
import { Problem } from '../problem.ts'
import { accessTo, answers, readRunning } from '../process/running.ts'

interface Tried {
  hasLeft: boolean
  /** Outcome of the mail and, if it was not sent, a suggestion. */
  words: string
}

const defaultPatienceMs = 30_000

/** Suggestions by the message of the server or the network; the first that matches is used. */
const advices: readonly [said: RegExp, check: string][] = [
  [
    /first record does not look like/i,
    'That port does not begin with TLS: set SMTP_TLS=off, or another SMTP_PORT.',
  ],
  [
    /certificate|x509/i,
    'Set SMTP_HOST to the name in the server’s certificate, one that this machine trusts.',
  ],
  [
    /unencrypted connection/i,
    'The server offers no TLS, and no password goes without: check SMTP_PORT and SMTP_TLS.',
  ],
  [/^53\d|support AUTH/, 'Check SMTP_USER and SMTP_PASSWORD.'],
  [/^[45]\d\d/, 'Check that the server lets SMTP_USER send as MAIL_FROM, and takes mails to that address.'],
  [
    /^dial|no such host|timeout/i,
    'Check SMTP_HOST and SMTP_PORT, and whether a firewall lets this machine out there.',
  ],
]
const otherwise = 'Check SMTP_HOST, SMTP_PORT, SMTP_TLS, SMTP_USER and SMTP_PASSWORD.'

/**
 * Makes the PocketBase that runs over a data folder send a mail, in the same way as those to accounts.
 *
 * @throws Problem when none runs, when its superuser cannot sign in, or after a timeout
 */
export async function tryMail(
  folder: string,
  address: string,
  patienceMs = defaultPatienceMs,
): Promise<Tried> {
  refuseClosedFolder(folder)
  const running = readRunning(folder)
  const nobody = new Problem(`Nothing runs over the data folder ${folder}: start it first, or set DATA_DIR.`)
  if (!running || !(await answers(running))) throw nobody
  const pocketBase = await signIn(running.url, knownAdmin(folder)).catch((error: unknown) => {
    throw error instanceof Problem ? error : nobody
  })
  const test = await pocketBase
    .send<MailTest>('/api/operator/mail-test', {
      method: 'POST',
      headers: { [siteSecretHeader]: accessTo(running).secret },
      body: { address },
      signal: AbortSignal.timeout(patienceMs),
    })
    .catch(({ status }: ClientResponseError) => {
      throw new Problem(
        status === 0
          ? `The mail server has said nothing for ${patienceMs / 1000} s: check SMTP_HOST, SMTP_PORT, and SMTP_TLS, ` +
              'which is on for ports that begin with TLS, as 465, and off for the others.'
          : `The site refused to send a mail (${status}): run npm run doctor.`,
      )
    })
  return inWords(test, address)
}

function inWords(test: MailTest, address: string): Tried {
  switch (test.outcome) {
    case 'sent':
      return { hasLeft: true, words: `Sent to ${address} by ${test.server}, from ${test.from}.` }
    case 'kept':
      return {
        hasLeft: false,
        words: `Mails do not leave, since SMTP_HOST is not set: this one is the file ${test.file}.`,
      }
    case 'failed':
      return {
        hasLeft: false,
        words: `Not sent by ${test.server}, from ${test.from}: ${test.reason}.\n${adviceFor(test.reason)}`,
      }
  }
}

function adviceFor(reason: string): string {
  return advices.find(([said]) => said.test(reason))?.[1] ?? otherwise
}
