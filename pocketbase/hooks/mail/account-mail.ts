import { type Language, languages } from '../../../src/domain/lib/language.ts'
import type { MailKind } from '../../../src/i18n/mails.ts'
import { mailLanguageParameter } from '../../../src/protocol/mail-language.ts'
import { addresses } from '../../../src/site.ts'
import { guardAccounts } from '../from-site.ts'
import type { AccountMailEvent, MailWishEvent } from './mail-types.d.ts'
import { writeMail } from './write-mail.ts'

/** Page that the link of each mail opens. */
const pages: Readonly<Record<MailKind, string>> = {
  confirm: addresses.confirmEmail,
  reset: addresses.newPassword,
  change: addresses.confirmNewEmail,
}

/** Key of the language in a record, from the request to its mail; it is no column. */
const languageKey = '@mailLanguage'

function languageOf(asked: string): Language {
  return languages.find((language) => language === asked) ?? 'ro'
}

/** Allows only the site to request a mail, and notes the language of the screen. */
export function requestMail(event: MailWishEvent): void {
  const { requestEvent, record } = event
  record.set(languageKey, requestEvent.request.url.query().get(mailLanguageParameter))
  guardAccounts(event)
}

/** Replaces PocketBase's texts by the site's own. */
function accountMail(kind: MailKind): (event: AccountMailEvent) => void {
  return (event) => {
    const { app, message, meta, record } = event
    const link = linkTo(pages[kind], app.settings().meta.appURL, meta.token)
    const { subject, text, html } = writeMail(kind, link, languageOf(record.getString(languageKey)))
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
