import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ListClient, makeListWithItem } from '../../support/people/api.ts'
import { digestOf } from '../../support/server/installation.ts'
import { Machine } from '../../support/server/machine.ts'
import { until } from './started.ts'

/** Number of upgrades, of ten seconds each; docs/measurements.md has the results of twenty. */
const rounds = Number(process.env.UPGRADE_ROUNDS ?? 6)
/** The upgrade that also migrates the schema. */
const stepRound = 3

let machine: Machine
beforeAll(async () => {
  machine = await Machine.install()
  machine.systemctl('start')
  await until(() => machine.isWell())
})
afterAll(() => machine.remove())

/** Returns a migration of the schema, with the number of its file. */
function migration(number: number, up: string): Record<string, string> {
  return { [`pocketbase/pb_migrations/${number}_test.js`]: `migrate((app) => { ${up} }, () => {})\n` }
}

const makeNotes = `app.save(new Collection({ type: 'base', name: 'notes_of_test', fields: [] }))`

function hasNotes(): boolean {
  const database = new DatabaseSync(join(machine.pb, 'data.db'), { readOnly: true, timeout: 10_000 })
  const found = database.prepare(`SELECT 1 FROM sqlite_master WHERE name = 'notes_of_test'`).get()
  database.close()
  return found !== undefined
}

const backupsOf = (prefix: string) =>
  readdirSync(join(machine.pb, 'backups')).filter((name) => name.startsWith(prefix) && name.endsWith('.zip'))
const records = () => JSON.parse(readFileSync(join(machine.data, 'upgrades.json'), 'utf8'))

async function upgrade(): Promise<void> {
  const { code, error, out } = await machine.run('upgrade.ts')
  expect({ code, out }, `${error}\n${machine.log}`).toEqual({
    code: 0,
    out: expect.stringContaining('serves,'),
  })
  await until(() => machine.isWell())
}

async function rollBack(): Promise<string> {
  const { code, error, out } = await machine.run('rollback.ts')
  expect(code, `${error}\n${machine.log}`).toBe(0)
  await until(() => machine.isWell())
  return out
}

test('there is nothing to roll back before the first upgrade', async () => {
  const { code, error } = await machine.run('rollback.ts')
  expect(code).toBe(1)
  expect(error).toMatch(/^There is no upgrade to roll back/)
})

test('upgrades with rollbacks between them each have the data they must', async () => {
  for (let round = 1; round <= rounds; round += 1) {
    const [from, hadNotes] = [machine.present, hasNotes()]
    await makeListWithItem(machine.url, `lapte ${round}`)
    const before = digestOf(machine.pb)
    const notes = round === stepRound ? migration(1_900_000_007, makeNotes) : {}
    const to = machine.commit({ 'docs/round.md': `${round}\n`, ...notes })
    await upgrade()
    expect(machine.present).toBe(to)
    expect(digestOf(machine.pb)).toBe(before)
    expect(hasNotes()).toBe(hadNotes || round === stepRound)
    if (round % 2 === 1) continue
    const { list } = await makeListWithItem(machine.url, `ouă ${round}`)
    expect(digestOf(machine.pb)).not.toBe(before)
    expect(await rollBack()).toContain('Open pages and devices bring back what they know of since.')
    expect(machine.present).toBe(from)
    expect(digestOf(machine.pb)).toBe(before)
    await expect(new ListClient(machine.url, list.id, list.token).read()).rejects.toThrow('404')
  }
  expect(records()).toHaveLength(rounds)
  expect(backupsOf('before-upgrade-')).toHaveLength(5)
  expect(backupsOf('before-rollback-')).toHaveLength(rounds / 2)
})
