import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A mail that was written to a file instead of being sent. */
export interface MailFile {
  to: string
  subject: string
  /** Its parts, by their types. */
  text: string
  html: string
  /** What its link carries. */
  token: string
  /** The whole link. */
  link: string
}

const link = /https?:\/\/\S+#token=([\w.-]+)/

/** The mails of a data folder, oldest first. */
export function readMails(dataFolder: string): MailFile[] {
  const folder = join(dataFolder, 'mails')
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).toSorted()
  return names.map((name) => readMail(readFileSync(join(folder, name), 'utf8')))
}

function readMail(file: string): MailFile {
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(file)?.[1] ?? ''
  const boundary = /boundary="(.*)"/.exec(file)?.[1] ?? ''
  const [, text = '', html = ''] = file
    .split(`--${boundary}`)
    .map((part) => part.split('\n\n').slice(1).join('\n\n'))
  const [whole = '', token = ''] = link.exec(text) ?? []
  return { to: header('To'), subject: header('Subject'), text, html, token, link: whole }
}
