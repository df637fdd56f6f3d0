import type { MailKind } from '../../../src/i18n/mails.ts'
import { addresses } from '../../../src/site.ts'
import type { AccountMailEvent } from './mail-types.d.ts'
import { writeMail } from './write-mail.ts'

/** Page that the link of each mail opens. */
const pages: Readonly<Record<MailKind, string>> = {
  confirm: addresses.confirmEmail,
  reset: addresses.newPassword,
  change: addresses.confirmNewEmail,
}

/** Replaces PocketBase's texts by the site's own. */
function accountMail(kind: MailKind): (event: AccountMailEvent) => void {
  return (event) => {
    const { app, message, meta } = event
    const { subject, text, html } = writeMail(
      kind,
      linkTo(pages[kind], app.settings().meta.appURL, meta.token),
    )
    message.subject = subject
    message.text = text
    message.html = html
    event.next()
  }
}

/** The token is in the fragment, which browsers do not send to servers, so it is in no log. */
function linkTo(page: string, origin: string, token: string): string {
  return `${origin.replace(/\/+$/, '')}${page}#token=${token}`
}

export const mailConfirmation = accountMail('confirm')
export const mailPasswordReset = accountMail('reset')
export const mailEmailChange = accountMail('change')
