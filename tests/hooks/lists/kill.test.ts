import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import type { Change } from '../../../src/domain/item/change.ts'
import type { Item } from '../../../src/domain/item/item.ts'
import { type ListClient, makeList } from '../../support/people/api.ts'
import { usePocketBase } from '../../support/server/use-pocketbase.ts'

const kills = 32
const writers = 8
/** Number of requests between two kills. */
const sendsPerLife = 40
/** One answer in this many is lost, so that a stored change is sent again. */
const sendsPerLostAnswer = 5

const server = usePocketBase()

/** Kills the server after a number of requests, and starts it again. */
class Killer {
  killed = 0
  #sends = 0
  #up: Promise<void> = Promise.resolve()

  /** Call before each request: waits while the server is down. */
  async beforeSend(): Promise<{ isAnswerLost: boolean }> {
    await this.#up
    this.#sends += 1
    if (this.#sends % sendsPerLife === 0 && !this.isDone) {
      this.killed += 1
      // The requests of the other writers are interrupted at any point.
      this.#up = server.kill9().then(() => server.restart())
    }
    return { isAnswerLost: this.#sends % sendsPerLostAnswer === 0 }
  }

  get isDone(): boolean {
    return this.killed === kills
  }
}

/** Acknowledged changes of one writer: its items as they must be. */
interface Account {
  items: Map<string, { name: string; quantity: string; deleted: boolean }>
  altering: number
  /** The latest revision that the writer received. */
  rev: number
}

/** Sends one batch until it is acknowledged; an earlier attempt may have been stored. */
async function pushBlindly(list: ListClient, killer: Killer, account: Account, changes: readonly Change[]) {
  for (;;) {
    const { isAnswerLost } = await killer.beforeSend()
    const answer = await list.push(changes, account.rev).catch(() => undefined)
    if (!answer || isAnswerLost) continue
    expect(answer.results).toEqual(changes.map(({ id }) => ({ id, status: 'done' })))
    account.rev = answer.rev
    return
  }
}

/** Adds, edits and removes its own items, and sometimes repeats an old addition, as a slow network would. */
async function write(list: ListClient, killer: Killer, writer: number): Promise<Account> {
  const account: Account = { items: new Map(), altering: 0, rev: 0 }
  let oldAdd: Change | undefined
  for (let round = 0; !killer.isDone; round += 1) {
    const itemId = randomUUID()
    const name = `produs ${writer} ${round}`
    const add = list.add(name, {}, itemId)
    await pushBlindly(list, killer, account, [add])
    await pushBlindly(list, killer, account, [
      list.set(itemId, { quantity: '2' }),
      list.set(itemId, { quantity: '3' }),
    ])
    const isRemoved = round % 2 === 0
    if (isRemoved) await pushBlindly(list, killer, account, [list.remove(itemId)])
    if (oldAdd) await pushBlindly(list, killer, account, [oldAdd])
    oldAdd = isRemoved ? add : oldAdd
    account.items.set(itemId, { name, quantity: '3', deleted: isRemoved })
    account.altering += isRemoved ? 4 : 3
  }
  return account
}

it(`loses, doubles and revives nothing when killed ${kills} times under ${writers} writers`, async () => {
  const list = await makeList(server.url)
  const killer = new Killer()
  const accounts = await Promise.all(
    Array.from({ length: writers }, (_, writer) => write(list, killer, writer)),
  )
  await killer.beforeSend()

  expect(killer.killed).toBeGreaterThanOrEqual(30)
  const expected = new Map(accounts.flatMap(({ items }) => [...items]))
  const { rev } = await list.read()
  const stored = storedItems()
  expect(new Map(stored.map(({ id, name, quantity, deleted }) => [id, { name, quantity, deleted }]))).toEqual(
    expected,
  )
  expect(stored).toHaveLength(expected.size)
  expect(rev).toBe(accounts.reduce((sum, { altering }) => sum + altering, 0))
  expect(new Set(stored.map((item) => item.rev)).size).toBe(stored.length)
})

function storedItems(): Pick<Item, 'id' | 'name' | 'quantity' | 'deleted' | 'rev'>[] {
  const database = new DatabaseSync(join(server.dataFolder, 'data.db'), { readOnly: true, timeout: 10_000 })
  const rows = database.prepare('SELECT id, name, quantity, deleted, rev FROM items').all()
  database.close()
  return rows.map((row) => ({
    id: String(row.id),
    name: String(row.name),
    quantity: String(row.quantity),
    deleted: row.deleted === 1,
    rev: Number(row.rev),
  }))
}
