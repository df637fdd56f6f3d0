import { join } from 'node:path'
import { settings } from '../../../src/settings/here.ts'
import { dataFolder } from '../data-folder.ts'

/** What the start-up line says where mails do not leave. */
export function mailNote(): string {
  return settings.SMTP_HOST ? '' : ` (mails go to ${join(dataFolder(), 'mails')}: SMTP_HOST is not set)`
}
