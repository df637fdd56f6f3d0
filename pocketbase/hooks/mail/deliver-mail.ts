import { tellOperator } from '../journal.ts'
import { settings } from '../operator-settings.ts'
import { countBegun, countFailed, countKept, countSent } from './mail-tally.ts'
import type { MailApp, MailEvent, MailMessage } from './mail-types.d.ts'

const onlyOwner = { folder: 0o700, file: 0o600 }
const boundary = 'lista-noastra-parte'

/** Matches mail addresses, to remove receivers from the reasons of failures. */
const mailAddress = /[^\s<>"']+@[^\s<>"']+/g
/** The engine's prefix of Go errors. */
const goError = /^GoError: /

/**
 * Sends a mail through the SMTP server; without a server, writes it to a file beside PocketBase's data. The server's
 * password is set only here: among PocketBase's settings it would be stored in the database and in each backup.
 *
 * @throws the error that prevented sending, which PocketBase logs
 */
export function deliverMail(event: MailEvent): void {
  const { app, mailer, message } = event
  if (!app.settings().smtp.enabled) {
    trying(app, mailFolder(app), () => keepMail(app, message, Date.now()))
    return
  }
  trying(app, mailServer(app), () => {
    mailer.password = settings.SMTP_PASSWORD ?? ''
    event.next()
    countSent(app, Date.now())
  })
}

/** The SMTP server, `host:port`. */
export function mailServer(app: MailApp): string {
  const { host, port } = app.settings().smtp
  return `${host}:${port}`
}

function trying(app: MailApp, where: string, deliver: () => void): void {
  const end = countBegun(app, Date.now())
  try {
    deliver()
  } catch (error) {
    const reason = String(error).replace(goError, '').replace(mailAddress, '…')
    countFailed(app, { atMs: Date.now(), reason })
    tellOperator(app, 'error', `A mail could not be sent: ${where}: ${reason}`)
    throw new Error(reason)
  } finally {
    end()
  }
}

/** Folder of mails that are written to files. */
export function mailFolder(app: MailApp): string {
  return $filepath.join(app.dataDir(), '..', 'mails')
}

/** The file names begin with the time, so that they sort in order. @returns its path */
export function keepMail(app: MailApp, message: MailMessage, nowMs: number): string {
  const folder = mailFolder(app)
  const time = new Date(nowMs).toISOString().replace(/[:.]/g, '-')
  const path = $filepath.join(folder, `${time}-${$security.randomString(6)}.eml`)
  $os.mkdirAll(folder, onlyOwner.folder)
  $os.writeFile(path, mailFile(message), onlyOwner.file)
  countKept(app)
  return path
}

/** A mail in the format that mail programs open (RFC 5322, with UTF-8 headers by RFC 6532). */
function mailFile({ from, to, subject, text, html }: MailMessage): string {
  const part = (type: string, body: string) =>
    `--${boundary}\nContent-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${body}\n`
  return [
    `From: ${from.name} <${from.address}>`,
    `To: ${Array.from(to, ({ address }) => address).join(', ')}`,
    `Subject: ${subject}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    `${part('text/plain', text)}${part('text/html', html)}--${boundary}--`,
    '',
  ].join('\n')
}
