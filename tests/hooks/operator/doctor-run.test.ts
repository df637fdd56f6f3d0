import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ensureHooksBuilt } from '../../../scripts/lib/build/hooks.ts'
import { examine } from '../../../scripts/lib/doctor/examine.ts'
import { rules } from '../../../scripts/lib/doctor/health-rules.ts'
import { notLookedAt } from '../../../scripts/lib/doctor/rule.ts'
import type { Seen } from '../../../scripts/lib/doctor/seen.ts'
import { inProject } from '../../../scripts/lib/root.ts'
import { makeDataFolder } from '../../site/running/started.ts'
import { canMount } from '../../support/server/mounting.ts'
import { superuser } from '../../support/server/pocketbase.ts'
import { Installation } from './doctor/installation.ts'

const isRoot = process.getuid?.() === 0

let installation: Installation

beforeAll(async () => {
  installation = await Installation.start()
})

afterEach(() => installation.heal())

afterAll(() => installation.stop())

describe('checks that cannot run are reported as such', () => {
  test('of a dead installation, all that is inside', async () => {
    installation.tell({ url: 'http://127.0.0.1:9' })
    const unseen = notSeenIn(await installation.look())
    expect(unseen).toContainEqual(expect.stringMatching(/Batch/))
    expect(unseen).not.toContainEqual(expect.stringMatching(/Nobody else|disk/))
  })

  test('without a superuser, the checks that need one', async () => {
    vi.stubEnv('LISTA_ADMIN_PASSWORD', 'alta-parolă')
    onTestFinished(() => void vi.stubEnv('LISTA_ADMIN_PASSWORD', superuser.password))
    const unseen = notSeenIn(await installation.look())
    expect(unseen).toContainEqual(expect.stringMatching(/Batch/))
    expect(unseen).not.toContainEqual(expect.stringMatching(/pinned|passed on/))
  })
})

function notSeenIn(seen: Seen): string[] {
  return rules.filter(({ fault }) => fault(seen) === notLookedAt).map(({ name }) => name)
}

test.skipIf(!canMount)('a disk with little room is seen (needs to mount)', async () => {
  const small = makeDataFolder()
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m,mode=700', 'tmpfs', small.folder])
  onTestFinished(() => {
    execFileSync('umount', [small.folder])
    small.remove()
  })
  cpSync(join(installation.folder, 'running.json'), join(small.folder, 'running.json'))
  const seen = await examine(small.folder, { addresses: [] })
  const faults = rules.map(({ fault }) => fault(seen)).filter((fault) => typeof fault === 'string')
  expect(faults).toEqual(['64 MB free, 200 MB needed'])
})

describe('reports that a systemd unit', () => {
  test.each<[how: string, told: Readonly<Record<string, string>>, said: RegExp]>([
    [
      'is started again and again',
      { ActiveState: 'activating', Result: 'exit-code', NRestarts: '7', StateChangeTimestampMonotonic: '1' },
      /^nothing runs .*; systemd has started it again 7 times, last \d+ s ago \(exit-code\)$/,
    ],
    [
      'was given up',
      { ActiveState: 'failed', Result: 'start-limit-hit', NRestarts: '5' },
      /^nothing runs .*; systemd has given it up \(start-limit-hit\)$/,
    ],
    [
      'is of another installation',
      { ActiveState: 'failed', WorkingDirectory: '/opt/other' },
      /^nothing runs over this data folder$/,
    ],
  ])('%s', async (_how, told, said) => {
    rmSync(join(installation.folder, 'running.json'))
    tellSystemctl({ WorkingDirectory: inProject(), ...told })
    const seen = await installation.look()
    expect(rules[0]?.fault(seen)).toMatch(said)
  })
})

/** Installs a fake systemctl that reports these properties of the unit, because tests have no systemd. */
function tellSystemctl(properties: Readonly<Record<string, string>>): void {
  const bin = join(installation.folder, 'bin')
  mkdirSync(bin)
  const lines = Object.entries(properties).map(([name, value]) => `echo '${name}=${value}'`)
  writeFileSync(join(bin, 'systemctl'), `#!/bin/sh\n${lines.join('\n')}\n`, { mode: 0o755 })
  const path = process.env.PATH ?? ''
  vi.stubEnv('PATH', `${bin}${delimiter}${path}`)
  onTestFinished(() => {
    vi.stubEnv('PATH', path)
    rmSync(bin, { recursive: true })
  })
}

describe('as it is run', () => {
  test('it prints that all is well, and ends with 0', async () => {
    installation.tell(await ensureHooksBuilt())
    const { code, said } = await run(installation.folder)
    const lines = said.trim().split('\n')
    expect(lines.filter((line) => !line.startsWith('ok     '))).toEqual([
      expect.stringMatching(/^\? {6}The newest backup that was tried is whole.*: not looked at$/),
    ])
    expect(lines).toHaveLength(rules.length)
    expect(code).toBe(0)
  })

  test('it prints each fault and its remedy, and exits with 1', async () => {
    installation.tell({ url: 'http://127.0.0.1:9' })
    const { code, said } = await run(installation.folder)
    expect(said).toMatch(
      /^WRONG {2}It runs, and goes on running: process \d+ runs, but .*\.\n {7}journalctl/m,
    )
    expect(said).toMatch(/^\? {6}Batch requests are off: not looked at$/m)
    expect(said).not.toMatch(/^ +at /m)
    expect(code).toBe(1)
  })

  test('it creates no missing folder, and names the setting', async () => {
    const missing = join(installation.folder, 'none')
    const { code, said } = await run(missing)
    expect(said).toMatch(/DATA_DIR names no folder \S+: set DATA_DIR to the folder of the installation/)
    expect(code).toBe(1)
    expect(existsSync(missing)).toBe(false)
  })

  test.skipIf(!isRoot)(
    'it names the user to run it where the folder is closed (setpriv, as root)',
    async () => {
      const { code, said } = await run(installation.folder, [
        'setpriv',
        '--reuid=65534',
        '--clear-groups',
        '--',
      ])
      expect(said).toMatch(/closed to this user: run it as the user that the site runs as/)
      expect(code).toBe(1)
    },
  )
})

/** Runs the command of `npm run doctor`. @param before words before the command, to run it in another way */
function run(folder: string, before: readonly string[] = []): Promise<{ code: number; said: string }> {
  const [program = '', ...words] = [...before, process.execPath, inProject('scripts/doctor.ts')]
  return new Promise((resolve) => {
    const env = { ...process.env, DATA_DIR: folder }
    const script = execFile(program, words, { env }, (_error, out, err) =>
      resolve({ code: script.exitCode ?? -1, said: out + err }),
    )
  })
}
