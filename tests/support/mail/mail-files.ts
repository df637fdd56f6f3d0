import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { linkIn, type Mail, type Mailbox } from './mail.ts'

/** Reads the mails that were written to files of a data folder instead of being sent. */
export function filesIn(dataFolder: string): Mailbox {
  return (email) =>
    mailFiles(dataFolder)
      .map((path) => readFileSync(path, 'utf8'))
      .filter(isWhole)
      .map(readMail)
      .filter(({ to }) => to === email)
}

/** The mails of a data folder, the oldest first. */
export function mailFiles(dataFolder: string): string[] {
  const folder = join(dataFolder, 'mails')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .toSorted()
    .map((name) => join(folder, name))
}

/** True when the server has written the whole mail, which ends with the closing boundary of its last part. */
function isWhole(file: string): boolean {
  return file.endsWith('--\n')
}

function readMail(file: string): Mail {
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(file)?.[1] ?? ''
  const boundary = /boundary="(.*)"/.exec(file)?.[1] ?? ''
  const [, text = '', html = ''] = file
    .split(`--${boundary}`)
    .map((part) => part.split('\n\n').slice(1).join('\n\n'))
  return { to: header('To'), subject: header('Subject'), text, html, ...linkIn(text) }
}
