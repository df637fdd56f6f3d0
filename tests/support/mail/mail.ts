/** A mail as its reader has it. */
export interface Mail {
  to: string
  subject: string
  /** Its parts, by their types. */
  text: string
  html: string
  /** The whole link. */
  link: string
  /** What the link carries. */
  token: string
}

/** The mails to an address that have arrived, oldest first. */
export type Mailbox = (email: string) => Mail[]

const linkWithToken = /https?:\/\/\S+#token=([\w.-]+)/

/** The link of a mail, by its text. */
export function linkIn(text: string): Pick<Mail, 'link' | 'token'> {
  const [link = '', token = ''] = linkWithToken.exec(text) ?? []
  return { link, token }
}
