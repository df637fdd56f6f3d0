import type { MailTest } from '../../../src/protocol/operator.ts'
import { json, refused } from '../answer.ts'
import { keepMail, mailServer } from '../mail/deliver-mail.ts'
import { readMailTally } from '../mail/mail-tally.ts'
import type { MailApp, MailMessage, MailRequestEvent } from '../mail/mail-types.d.ts'
import { writeTestMail } from '../mail/write-mail.ts'
import { readBody } from '../request.ts'
import { route } from '../route.ts'

/** POST /api/operator/mail-test, `{ address }`: sends a mail there by the settings that are in use. */
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
    // What was thrown names the place in the hooks; what was counted is the reason alone.
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
