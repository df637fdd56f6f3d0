import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { makeListWithItem } from '../../support/people/api.ts'
import { digestOf } from '../../support/server/installation.ts'
import { Machine } from '../../support/server/machine.ts'
import { until } from './started.ts'

const nobody = 65_534

let machine: Machine
beforeAll(async () => {
  machine = await Machine.install()
})
afterAll(() => machine.remove())

beforeEach(async () => {
  if (!machine.isStarted) machine.systemctl('start')
  await until(() => machine.isWell())
})

const records = (): { undone?: string }[] => {
  const path = join(machine.data, 'upgrades.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : []
}

function runningPid(): number {
  return JSON.parse(readFileSync(join(machine.data, 'running.json'), 'utf8')).pid
}

test('changes of the operator’s own are named, and nothing is done', async () => {
  const readme = join(machine.project, 'README.md')
  const before = readFileSync(readme, 'utf8')
  onTestFinished(() => writeFileSync(readme, before))
  machine.commit({ 'docs/round.md': 'own changes\n' })
  writeFileSync(readme, 'altfel')
  const present = machine.present
  for (const script of ['upgrade.ts', 'rollback.ts']) {
    const { code, error } = await machine.run(script, 'main')
    expect(code).toBe(1)
    if (script === 'upgrade.ts')
      expect(error).toBe('The project holds changes of its own (README.md): commit or undo them first.')
  }
  expect(machine.present).toBe(present)
})

test('code that cannot be built leaves the site as it serves', async () => {
  const [present, pid] = [machine.present, runningPid()]
  const original = readFileSync(join(machine.project, 'scripts/build.ts'), 'utf8')
  const to = machine.commit({ 'scripts/build.ts': `throw new Error('no build')\n` })
  const { code, error } = await machine.run('upgrade.ts')
  expect(code).toBe(1)
  expect(error).toContain(`${to} cannot be built, as said above, so nothing was changed.`)
  expect({ present: machine.present, pid: runningPid() }).toEqual({ present, pid })
  expect(records()).toEqual([])
  machine.commit({ 'scripts/build.ts': original })
})

test('a commit that is not there, and the one that is, are said to be so', async () => {
  const { code, error } = await machine.run('upgrade.ts', 'nu-este')
  expect({ code, error }).toEqual({
    code: 1,
    error: expect.stringMatching(/^There is no origin\/nu-este and no nu-este/),
  })
  const { out } = await machine.run('upgrade.ts', machine.present)
  expect(out).toMatch(/^[0-9a-f]+ is what stands here already\.$/)
})

test('code that does not come up goes back by itself, with its data', async () => {
  await makeListWithItem(machine.url)
  const [present, before] = [machine.present, digestOf(machine.pb)]
  const broken = 'pocketbase/pb_migrations/1900000001_broken.js'
  machine.commit({ [broken]: `migrate(() => { throw new Error('it does not go') }, () => {})\n` })
  const { code, error } = await machine.run('upgrade.ts')
  expect(code).toBe(1)
  expect(error).toMatch(/did not come up, so [0-9a-f]+ serves again, with the data of before/)
  expect(machine.present).toBe(present)
  await until(() => machine.isWell())
  expect(digestOf(machine.pb)).toBe(before)
  expect(records()).toMatchObject([{ undone: expect.any(String) }])
  expect(machine.log).toContain('it does not go')
  machine.commit({ [broken]: 'migrate(() => {}, () => {})\n' })
})

test('of a standby only the code is exchanged, and nothing opens its copy', async () => {
  machine.systemctl('stop')
  const enabled = join(machine.folder, 'state/enabled-lista-standby')
  writeFileSync(enabled, 'enabled\n')
  onTestFinished(() => rmSync(enabled))
  const files = () => readdirSync(machine.data, { recursive: true, encoding: 'utf8' }).sort()
  const state = () => ({ digest: digestOf(machine.pb), files: files(), records: records() })
  const before = state()
  const to = machine.commit({ 'docs/round.md': 'standby\n' })
  const { code, error, out } = await machine.run('upgrade.ts')
  expect(code, error).toBe(0)
  expect(out).toMatch(/^[0-9a-f]+ stands here for when this standby is needed/)
  expect(machine.present).toBe(to)
  expect(state()).toEqual(before)
  expect(machine.isStarted).toBe(false)
})

test('an upgrade that was cut off is rolled back like any other', async () => {
  await makeListWithItem(machine.url)
  const [present, before] = [machine.present, digestOf(machine.pb)]
  const to = machine.commit({ 'docs/round.md': 'cut off\n' })
  const upgrade = machine.begin('upgrade.ts')
  const ended = once(upgrade, 'close')
  await until(() => machine.present === to)
  process.kill(-Number(upgrade.pid), 'SIGKILL')
  await ended
  if (machine.isStarted) machine.systemctl('stop')
  const { code, error, out } = await machine.run('rollback.ts')
  expect(code, error).toBe(0)
  expect(out).toMatch(/Start the site\.$/)
  expect(machine.present).toBe(present)
  expect(digestOf(machine.pb)).toBe(before)
  expect(existsSync(join(machine.project, 'dist/upgrade'))).toBe(false)
})

test('an upgrade that was cut off before it changed anything is only forgotten', async () => {
  machine.commit({ 'docs/round.md': 'before\n' })
  expect((await machine.run('upgrade.ts')).code).toBe(0)
  await makeListWithItem(machine.url)
  const [present, before] = [machine.present, records()]
  machine.commit({ 'docs/round.md': 'cut off early\n' })
  const upgrade = machine.begin('upgrade.ts')
  const ended = once(upgrade, 'close')
  await until(() => records().length > before.length)
  process.kill(-Number(upgrade.pid), 'SIGKILL')
  await ended
  const { code, error, out } = await machine.run('rollback.ts')
  expect(code, error).toBe(0)
  expect(out).toMatch(/was cut off before it changed anything: [0-9a-f]+ stands here.* Start the site\.$/)
  expect({ present: machine.present, records: records() }).toEqual({ present, records: before })
  machine.systemctl('start')
  await until(() => machine.isWell())
})

test('an upgrade to an older commit is refused', async () => {
  const present = machine.present
  const { code, error } = await machine.run('upgrade.ts', `${present}~1`)
  expect({ code, error }).toEqual({
    code: 1,
    error: expect.stringMatching(/^[0-9a-f]+ does not come after [0-9a-f]+, which stands here/),
  })
  expect(machine.present).toBe(present)
})

test('one rollback after the other goes back one upgrade after the other', async () => {
  const stations: { commit: string; digest: string }[] = []
  for (const name of ['one', 'two']) {
    await makeListWithItem(machine.url, name)
    stations.push({ commit: machine.present, digest: digestOf(machine.pb) })
    machine.commit({ 'docs/round.md': `${name}\n` })
    expect((await machine.run('upgrade.ts')).code).toBe(0)
  }
  for (const { commit, digest } of stations.reverse()) {
    expect((await machine.run('rollback.ts')).code).toBe(0)
    expect({ commit: machine.present, digest: digestOf(machine.pb) }).toEqual({ commit, digest })
  }
})

test('a site that runs outside of the service is left alone', async () => {
  machine.systemctl('stop')
  const own = machine.begin('start.ts')
  onTestFinished(async () => {
    const ended = once(own, 'close')
    own.kill('SIGTERM')
    await ended
  })
  await until(() => machine.isWell())
  const { code, error } = await machine.run('upgrade.ts')
  expect({ code, error }).toEqual({
    code: 1,
    error: expect.stringMatching(
      /^The site runs outside of systemd’s lista-noastra \(process \d+\): stop it/,
    ),
  })
})

test.skipIf(process.getuid?.() !== 0)(
  'files that root writes to another user’s data belong to that user',
  async () => {
    machine.systemctl('stop')
    // That user needs access to every parent folder.
    execFileSync('chmod', ['755', machine.folder])
    execFileSync('chown', ['-R', `${nobody}:${nobody}`, machine.data])
    onTestFinished(() => void execFileSync('chown', ['-R', '0:0', machine.data]))
    machine.commit({ 'docs/round.md': 'owned\n' })
    for (const script of ['upgrade.ts', 'rollback.ts']) {
      const { code, error } = await machine.run(script)
      expect(code, error).toBe(0)
    }
    const names = readdirSync(machine.data, { recursive: true, encoding: 'utf8' })
    expect(names.filter((name) => statSync(join(machine.data, name)).uid !== nobody)).toEqual([])
    expect(names).toContain('upgrades.json')
  },
)
