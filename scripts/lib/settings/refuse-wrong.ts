import { environment } from '../../../src/settings/here.ts'
import { readMailSettings } from '../../../src/settings/mail-settings.ts'
import { faultsOf } from '../../../src/settings/settings.ts'
import { readEngineSettings } from '../../../src/settings/speech-settings.ts'
import { Problem } from '../problem.ts'

/** @throws Problem that says of the first setting that cannot be so what to set instead */
export function refuseWrongSettings(): void {
  const [fault] = wrongSettings()
  if (fault) throw new Problem(fault)
}

/** What is wrong with what is set, a sentence each: first with what belongs together. */
export function wrongSettings(): string[] {
  const groups = [readMailSettings(environment), readEngineSettings(environment)]
  const advices = groups.flatMap((group) => (group.kind === 'wrong' ? [group.advice] : []))
  return [...advices, ...faultsOf(environment)]
}
