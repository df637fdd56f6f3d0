import { environment } from '../../../src/settings/here.ts'
import { readHomeSettings } from '../../../src/settings/home-settings.ts'
import { readMailSettings } from '../../../src/settings/mail-settings.ts'
import { settingFaults } from '../../../src/settings/settings.ts'
import { readEngineSettings } from '../../../src/settings/speech-settings.ts'
import { Problem } from '../problem.ts'

/** @throws Problem with the first fault of the settings, and the value to set instead */
export function refuseWrongSettings(): void {
  const [fault] = wrongSettings()
  if (fault) throw new Problem(fault)
}

/** The faults of the settings, one sentence each: first those of groups, then those of single settings. */
export function wrongSettings(): string[] {
  const groups = [
    readMailSettings(environment),
    readEngineSettings(environment),
    readHomeSettings(environment),
  ]
  const advices = groups.flatMap((group) => (group.kind === 'wrong' ? [group.advice] : []))
  return [...advices, ...settingFaults(environment)]
}
