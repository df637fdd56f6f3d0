import { spawnSync } from 'node:child_process'
import { settings } from '../../../src/settings/here.ts'

/** systemd answers late on a machine that is starting or busy. */
const patienceMs = 60_000

/** True when a unit is started with the machine; always false without systemd. */
export function isEnabled(unit: string): boolean {
  const { stdout } = spawnSync('systemctl', ['is-enabled', unit], { encoding: 'utf8', timeout: patienceMs })
  return stdout?.trim() === 'enabled'
}

/** Properties of the unit that UNIT names, as systemd reports them; empty without systemd. */
export function unitProperties(...names: readonly string[]): Partial<Record<string, string>> {
  const asked = ['show', `--property=${names}`, settings.UNIT]
  const { stdout } = spawnSync('systemctl', asked, { encoding: 'utf8', timeout: patienceMs })
  return Object.fromEntries((stdout ?? '').split('\n').map((line) => line.split(/=(.*)/s)))
}
