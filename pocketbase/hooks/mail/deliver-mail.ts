import type { MailEvent, MailMessage } from './mail-types.d.ts'

const onlyOwner = { folder: 0o700, file: 0o600 }
const boundary = 'lista-noastra-parte'

/** Lets a mail go to the SMTP server; where none is set, writes it to a file beside PocketBase's data. */
export function deliverMail(event: MailEvent): void {
  const { app, message } = event
  if (app.settings().smtp.enabled) event.next()
  else keepMail($filepath.join(app.dataDir(), '..', 'mails'), message, Date.now())
}

/** By its time first, so that the files stand in order. */
function keepMail(folder: string, message: MailMessage, nowMs: number): void {
  const time = new Date(nowMs).toISOString().replace(/[:.]/g, '-')
  $os.mkdirAll(folder, onlyOwner.folder)
  $os.writeFile(
    $filepath.join(folder, `${time}-${$security.randomString(6)}.eml`),
    mailFile(message),
    onlyOwner.file,
  )
}

/** A mail as mail programs open it (RFC 5322, with UTF-8 headers by RFC 6532). */
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
