import { spawnSync } from 'node:child_process'
import { settings } from '../../../src/settings/here.ts'

const patienceMs = 5_000

/** Properties of the unit that UNIT names, as systemd tells them; empty without systemd. */
export function unitProperties(...names: readonly string[]): Partial<Record<string, string>> {
  const asked = ['show', `--property=${names}`, settings.UNIT]
  const { stdout } = spawnSync('systemctl', asked, { encoding: 'utf8', timeout: patienceMs })
  return Object.fromEntries((stdout ?? '').split('\n').map((line) => line.split(/=(.*)/s)))
}
