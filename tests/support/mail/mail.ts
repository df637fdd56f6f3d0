/** A mail as its reader sees it. */
export interface Mail {
  to: string
  subject: string
  /** Its parts by type. */
  text: string
  html: string
  /** The whole link. */
  link: string
  /** The token in the link. */
  token: string
}

/** The mails that have arrived at an address, the oldest first. */
export type Mailbox = (email: string) => Mail[]

const linkWithToken = /https?:\/\/\S+#token=([\w.-]+)/

/** The link in the text of a mail. */
export function linkIn(text: string): Pick<Mail, 'link' | 'token'> {
  const [link = '', token = ''] = linkWithToken.exec(text) ?? []
  return { link, token }
}
