import { environment } from '../../../src/settings/here.ts'
import { readMailSettings } from '../../../src/settings/mail-settings.ts'
import { settingFaults } from '../../../src/settings/read-settings.ts'
import { machineParts } from '../optional-parts.ts'
import { Problem } from '../problem.ts'

/** @throws Problem with the first fault of the settings, and the value to set instead */
export function refuseWrongSettings(): void {
  const [fault] = wrongSettings()
  if (fault) throw new Problem(fault)
}

/** The faults of the settings, one sentence each: first those of groups, then those of single settings. */
export function wrongSettings(): string[] {
  const mail = readMailSettings(environment)
  const ofMail = mail.kind === 'wrong' ? [mail.advice] : []
  const ofParts = machineParts.flatMap((part) => part.settingFault?.(environment) ?? [])
  return [...ofMail, ...ofParts, ...settingFaults(environment)]
}
