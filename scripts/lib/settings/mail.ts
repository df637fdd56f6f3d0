import { join } from 'node:path'
import { type MailSettings, readMailSettings } from '../../../pocketbase/hooks/mail/mail-settings.ts'
import { dataFolder } from '../data-folder.ts'
import { Problem } from '../problem.ts'

/** @throws Problem that says what is missing beside SMTP_HOST */
export function refuseWrongMail(): void {
  const mail = settingsHere()
  if (mail.kind === 'wrong') throw new Problem(mail.advice)
}

/** What the start-up line says where mails do not leave. */
export function mailNote(): string {
  const { kind } = settingsHere()
  return kind === 'files' ? ` (mails go to ${join(dataFolder(), 'mails')}: SMTP_HOST is not set)` : ''
}

function settingsHere(): MailSettings {
  return readMailSettings((name) => process.env[name])
}
