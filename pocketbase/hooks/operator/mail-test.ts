import type { MailTest } from '../../../src/protocol/operator.ts'
import { json, refused } from '../answer.ts'
import { keepMail, mailServer } from '../mail/deliver-mail.ts'
import { readMailTally } from '../mail/mail-tally.ts'
import type { MailApp, MailMessage, MailRequestEvent } from '../mail/mail-types.d.ts'
import { writeTestMail } from '../mail/write-mail.ts'
import { readBody } from '../request.ts'
import { route } from '../route.ts'

/** POST /api/operator/mail-test, `{ address }`: sends a mail to the address with the current settings. */
export const testMail = route<MailRequestEvent>((event) => {
  if (!event.hasSuperuserAuth()) return refused('signed-out')
  const body = readBody(event)
  const address = typeof body === 'string' ? undefined : body.address
  if (typeof address !== 'string') return refused('malformed')
  return json<MailTest>(trySending(event.app, address))
})

function trySending(app: MailApp, address: string): MailTest {
  const message = messageTo(app, address)
  if (!app.settings().smtp.enabled) return { outcome: 'kept', file: keepMail(app, message, Date.now()) }
  const way = { server: mailServer(app), from: message.from.address }
  try {
    app.newMailClient().send(message)
    return { outcome: 'sent', ...way }
  } catch {
    // The error contains the place in the hooks; the tally has only the reason.
    const reason = readMailTally(app).lastFailure?.reason ?? ''
    return { outcome: 'failed', ...way, reason }
  }
}

function messageTo(app: MailApp, address: string): MailMessage {
  const { senderName, senderAddress } = app.settings().meta
  return new MailerMessage({
    from: { name: senderName, address: senderAddress },
    to: [{ address }],
    ...writeTestMail(),
  })
}
