import { readHomeSettings } from '../../../src/settings/home-settings.ts'
import type { MachinePart } from '../part.ts'
import { followHome } from './follow-home.ts'

/** A node that is not home serves what home publishes. */
export const cluster: MachinePart = {
  settingFault(environment) {
    const read = readHomeSettings(environment)
    return read.kind === 'wrong' ? read.advice : undefined
  },
  follow(environment) {
    const home = readHomeSettings(environment)
    return home.kind === 'home' ? (own, serveBuild) => followHome({ ...own, home }, serveBuild) : undefined
  },
}
