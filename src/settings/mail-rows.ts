import { Problem } from './problem.ts'
import { highestPort, type Reader, type Setting, text, unlessOff, wholeNumber } from './setting.ts'

const mailAddress = /^[^\s@<>]+@[^\s@<>]+$/

const portOfOthers: Reader<number> = (given, name) => {
  const value = Number(given)
  if (wholeNumber.test(given) && value > 0 && value <= highestPort) return value
  throw new Problem(`Set ${name} to a number up to 65535, or leave it out.`)
}

const sender: Reader<string> = (given, name) => {
  if (mailAddress.test(given)) return given
  throw new Problem(`Set ${name} to the address that mails come from.`)
}

/** The settings of mails. */
export const mailRows = {
  SMTP_HOST: {
    read: text,
    says: 'the server that mails leave by; without one they become files in `mails/`',
  },
  SMTP_PORT: { read: portOfOthers, standard: '587', says: 'its port' },
  SMTP_USER: { read: text, says: 'who we are to it' },
  SMTP_PASSWORD: {
    read: text,
    says: 'the password of `SMTP_USER`; kept in no database and no backup',
    isSecret: true,
  },
  SMTP_TLS: {
    read: unlessOff,
    unset: 'on for port 465',
    says: '`on` or `off`: TLS from the first byte, or as soon as the server offers it',
  },
  MAIL_FROM: { read: sender, says: 'the address that mails come from; needed with `SMTP_HOST`' },
} as const satisfies Readonly<Record<string, Setting<unknown>>>
