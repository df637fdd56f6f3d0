/**
 * Matches a character that a URL may contain as it is or percent-encoded, with the percent sign itself encoded any number of
 * times.
 */
const spelled = (plain: string, code: string) => `(?:${plain}|%(?:25)*${code})`

const digit = spelled('[\\da-f]', '(?:3\\d|[46][1-6])')
const dash = spelled('-', '2d')
const shareToken = `${digit}{8}(?:${dash}${digit}{4}){3}${dash}${digit}{12}`
const listKey = `${spelled('l', '[46]c')}${spelled('n', '[46]e')}${spelled('_', '5f')}${digit}{43}`
const accountKey = `${spelled('l', '[46]c')}${spelled('n', '[46]e')}${spelled('a', '[46]1')}${spelled('_', '5f')}${digit}{40}`
const credentials = '\\b(?:basic|bearer)(?:\\s|%20|\\+)+[\\w.~+/=-]{16,}'
const accountToken = '\\beyj[\\w-]{8,200}\\.[\\w-]{8,2000}(?:\\.[\\w-]{8,200})?'
const webhookSecret = 'whsec_[\\w+/=%]+'
/** Bounded as in RFC 5321, so that a long text without an @ is read in linear time. */
const mailAddress = `[^\\s<>"'@]{1,64}${spelled('@', '40')}[^\\s<>"']{1,255}`

const secrets = new RegExp(
  [shareToken, listKey, accountKey, credentials, accountToken, webhookSecret, mailAddress].join('|'),
  'gi',
)

/**
 * Returns a text for a log, with "…" in place of each secret: credentials of a list, an account or a webhook, and mail
 * addresses. Secrets are found by their shape and in every spelling that an address can have, because errors quote requests.
 */
export function withoutSecrets(text: string): string {
  return text.replace(secrets, '…')
}
