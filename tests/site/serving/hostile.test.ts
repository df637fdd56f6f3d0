import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type AttackName, attackNames } from '../../support/hostile/attacks.ts'
import { gatherLoot, startAttack } from '../../support/hostile/sender.ts'
import { type Waits, waitsOf } from '../../support/hostile/waits.ts'
import { untilThere } from '../../support/limits.ts'
import { type ListClient, makeListWithItem } from '../../support/people/api.ts'
import { type Product, startProduct } from '../../support/server/product.ts'

const aloneMs = 3_000
const attackMs = 2_000
/**
 * Five times the limit of `npm run bench -- hostile` for an idle machine, in addition to the wait of others without an
 * attack.
 */
const mostLongerMs = 500
const mostTimesAsLong = 5
/**
 * A busy machine stops a process at any time, for longer than an attack lasts, or than a request may take. What an attack
 * causes is there again when both are measured again.
 */
const mostAgain = 4

let product: Product
let list: ListClient
let itemId: string
let loot: Awaited<ReturnType<typeof gatherLoot>>
/** Longest waits without an attack. */
let alone: Waits

beforeAll(async () => {
  product = await startProduct({ LIMITS_FACTOR: '1' })
  loot = await gatherLoot(product.url, { lists: 2, keysOfList: 10 })
  ;({ list, itemId } = await makeListWithItem(product.url))
  // The site is not well while the work at its start holds the database.
  alone = await vi.waitFor(() => waitsOf(list, itemId, aloneMs), untilThere)
})
afterAll(() => product?.end())

/** Returns the kinds of requests that waited too long during an attack, with their longest waits in ms. */
function tooLong(waits: Waits, without: Waits): [kind: string, ms: number][] {
  return (['list page', 'change', 'health'] as const)
    .filter((kind) => Math.max(...waits[kind]) >= mostLongerMs + mostTimesAsLong * Math.max(...without[kind]))
    .map((kind) => [kind, Math.max(...waits[kind])])
}

test.each(attackNames.map((name, at) => [name, `127.0.2.${at + 1}`] as const))(
  'others do not wait for an address that sends the worst of: %s',
  async (name, address) => {
    let found = await harmOf(name, address)
    for (let again = 0; again < mostAgain && found.length > 0; again += 1) {
      alone = await waitsOf(list, itemId, aloneMs).catch(() => alone)
      found = await harmOf(name, address)
    }
    expect(found).toEqual([])
  },
)

/** Returns the kinds of requests of others that waited too long during an attack, or the failure of one. */
function harmOf(name: AttackName, address: string): Promise<unknown[]> {
  return attacked(name, address).then(
    (waits) => tooLong(waits, alone),
    (failure) => [failure],
  )
}

/** Returns the waits of others during an attack. @throws when one of their requests fails */
async function attacked(name: AttackName, address: string): Promise<Waits> {
  const port = Number(new URL(product.url).port)
  const { report, end } = startAttack({ name, loot, port, address, forMs: attackMs })
  try {
    const waits = await waitsOf(list, itemId, attackMs)
    const answered = await report
    expect(Object.values(answered).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0)
    return waits
  } finally {
    end()
  }
}
