import { beforeAll, expect, it, vi } from 'vitest'
import { makeId } from '../../../src/device/make-id.ts'
import type { Wish } from '../../../src/domain/item/change.ts'
import { itemDefaults } from '../../../src/domain/item/fields.ts'
import { NodeEventSource } from '../../support/live/node-event-source.ts'
import { Screen } from '../../support/pages/screen.ts'
import { makeList } from '../../support/people/api.ts'
import { databaseContents, logContents } from '../../support/server/contents.ts'
import { usePocketBase } from '../../support/server/use-pocketbase.ts'

const crowd = 50

const server = usePocketBase()
beforeAll(() => {
  vi.stubGlobal('EventSource', NodeEventSource)
})

it('fifty people tick one list: every screen ends equal, counts fifty, and typing is stored nowhere', async () => {
  const list = await makeList(server.url)
  const adding = Array.from({ length: crowd }, (_, index) => list.add(`produs ${index}`))
  await list.push(adding)
  const itemIds = adding.map(({ itemId }) => itemId)
  const screens = adding.map(() => new Screen(list))
  await Promise.all(screens.map((screen) => screen.open()))

  await Promise.all(screens.map((screen, index) => shop(screen, itemIds, index)))
  await expect.poll(() => screens.every(({ isSettled }) => isSettled)).toBe(true)
  const { items, rev } = await list.read()
  const truth = Object.fromEntries(items.map((item) => [item.id, { ...itemDefaults, ...item }]))
  expect(Object.keys(truth)).toHaveLength(2 * crowd)
  const revisions = () => new Set(screens.map(({ replica }) => replica.list?.snapshot?.head.rev))
  await expect.poll(revisions).toEqual(new Set([rev]))
  for (const screen of screens) expect(screen.items).toEqual(truth)

  const counts = () => new Set(screens.map(({ people }) => people.$presence.get().count))
  await expect.poll(counts).toEqual(new Set([crowd]))

  const contents = () => databaseContents(server.dataFolder)
  const before = contents()
  const told = new Set<Screen>()
  for (const screen of screens) {
    screen.people.$typing.subscribe((name) => name !== undefined && told.add(screen))
  }
  for (const { channel } of screens) channel.typing(true)
  // Not all screens: hints about typing are skipped for a stream with much unread data.
  await expect.poll(() => told.size).toBeGreaterThan(0)
  const [last, ...others] = screens
  for (const screen of others) screen.close()
  await expect.poll(() => last?.people.$presence.get().count).toBe(1)
  expect(contents()).toEqual(before)
  last?.close()
  // The log is complete once PocketBase has ended.
  await server.end()
  expect(logContents(server.dataFolder)).not.toContain('typing')
})

/** Ticks an own item, changes an item that all people change, adds an item, and reads updates meanwhile. */
async function shop(screen: Screen, itemIds: readonly string[], index: number): Promise<void> {
  const itemId = itemIds[index] ?? expect.unreachable()
  const shared = itemIds[index % 5] ?? expect.unreachable()
  const wishes: Wish[] = [
    { kind: 'set', itemId, fields: { completed: true } },
    { kind: 'set', itemId: shared, fields: { completed: index % 2 === 0, quantity: `${index + 1}` } },
    { kind: 'add', itemId: makeId(), fields: { name: `altceva ${index}` } },
    { kind: 'set', itemId, fields: { quantity: '2' } },
  ]
  for (const wish of wishes) await screen.wish(wish)
}
