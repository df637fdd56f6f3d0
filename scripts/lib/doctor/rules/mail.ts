import type { MailTally } from '../../../../src/protocol/operator.ts'
import { of, type Rule } from '../rule.ts'

const mostWaitMs = 60_000

/** Whether accounts can be confirmed and passwords reset. */
export const mailRules: readonly Rule[] = [
  {
    name: 'Mails leave by a server where others can have an account',
    fault: of('database', ({ settings }, { address }) =>
      settings.smtp.enabled || address?.isLocal
        ? undefined
        : 'SMTP_HOST is not set, so accounts cannot be confirmed',
    ),
    remedy: 'Set SMTP_HOST and MAIL_FROM, start again, and try npm run mail:test -- ADDRESS.',
  },
  {
    name: 'The last mail left',
    fault: of('mails', (mails, { nowMs }) => waitingFault(mails, nowMs) ?? failureFault(mails)),
    remedy: 'npm run mail:test -- ADDRESS says what to check; a mail that leaves sets this right.',
  },
]

/** PocketBase gives no server up that is silent, so such a mail never counts as failed. */
function waitingFault({ underWay }: MailTally, nowMs: number): string | undefined {
  const waiting = Object.values(underWay).filter((beganMs) => nowMs - beganMs > mostWaitMs)
  return waiting.length > 0
    ? `the server has not answered for ${waiting.length} that it was given`
    : undefined
}

function failureFault({ failed, lastFailure, lastSentMs = 0 }: MailTally): string | undefined {
  if (!lastFailure || lastSentMs > lastFailure.atMs) return undefined
  const time = new Date(lastFailure.atMs).toISOString()
  return `${failed} did not since the start, the last at ${time}: ${lastFailure.reason}`
}
