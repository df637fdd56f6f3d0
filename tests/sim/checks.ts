import { isDeepStrictEqual } from 'node:util'
import type { Change, ListWish } from '../../src/domain/item/change.ts'
import { fieldKeys, itemDefaults } from '../../src/domain/item/fields.ts'
import type { Item } from '../../src/domain/item/item.ts'
import { isOfItem } from '../../src/domain/item/kinds.ts'
import { foldName, foldOptions } from '../../src/domain/item/snapshot.ts'
import { checkLastWords } from './last-words.ts'
import type { Journal } from './promises.ts'
import type { SimDevice } from './sim-device.ts'
import type { SimList, SimServer } from './sim-server.ts'
import type { SimTab } from './sim-tab.ts'

/** Checks the invariants of an open tab at any moment, however bad the connection is. */
export function checkTab(tab: SimTab, list: SimList, journal: Journal): void {
  const { snapshot, outbox } = tab.replica.list ?? { outbox: [] }
  if (!snapshot) return
  const known = new Map([...snapshot.items].filter(([, item]) => !item.deleted))
  for (const fault of differences(known, list.at(snapshot.head.rev))) {
    journal.fault(`snapshot at rev ${snapshot.head.rev}: ${fault}`, tab)
  }
  const waiting = new Set(outbox.map(({ change }) => change.id))
  for (const { change } of tab.own) {
    const isKnown = isAccepted(list, change.id, tab.rev)
    const isRefused = journal.refused.has(change.id) || journal.noted.has(change.id)
    const isExcused = isRefused || tab.device.disk.wipes > 0
    if (!waiting.has(change.id) && !isKnown && !isExcused) {
      journal.fault(`own ${change.kind} ${change.id} is not visible`, tab)
    }
  }
  checkLastOwnWrite(tab, journal)
}

/** True if a list contains this change at a revision; a change that a restore lost may have been accepted a second time. */
function isAccepted({ timesLost, acceptedAt, everAcceptedAt }: SimList, id: string, rev: number): boolean {
  const revs = timesLost > 0 ? everAcceptedAt.get(id) : [acceptedAt.get(id) ?? Number.POSITIVE_INFINITY]
  return revs?.some((at) => at <= rev) ?? false
}

/** Checks that the tab shows the newest waiting change. */
function checkLastOwnWrite(tab: SimTab, journal: Journal): void {
  const last = tab.replica.list?.outbox.at(-1)?.change
  if (!last || !tab.own.some(({ change }) => change === last)) return
  if (!isOfItem(last)) {
    if (!isShown(tab, last)) journal.fault(`own ${last.kind} is not shown`, tab)
    return
  }
  const shown = tab.view.get(last.itemId)
  if (last.kind === 'remove' && shown) journal.fault('a removed item is shown', tab)
  if (last.kind !== 'set' || !shown) return
  for (const [field, value] of Object.entries(last.fields)) {
    if (shown[field as keyof Item] !== value) journal.fault(`own ${field} is not shown`, tab)
  }
}

function isShown(tab: SimTab, wish: ListWish): boolean {
  if (wish.kind === 'rename') return tab.name === wish.name
  return (tab.options.get(wish.key) ?? '') === wish.value
}

/**
 * Checks that no change waits once the connection has been good for 5 s and the senders have run, before any list is opened
 * again.
 */
export async function checkSent(
  { lists }: SimServer,
  devices: readonly SimDevice[],
  journal: Journal,
): Promise<void> {
  for (const device of devices) {
    for (const { id, token } of await device.disk.waiting())
      if (lists.has(token) || journal.drafts.has(token)) journal.fault(`list ${id} still waits`, { device })
  }
}

/** Checks the final state once the connection has been good for 5 s. */
export function checkEnd(server: SimServer, devices: readonly SimDevice[], journal: Journal): void {
  for (const list of server.lists.values()) checkServer(list, journal)
  for (const list of everyListOf(server)) checkLastWords(list, journal)
  for (const tab of devices.flatMap((device) => device.liveTabs)) {
    const list = server.lists.get(tab.token)
    if (list) checkSameAsServer(tab, list, journal)
  }
  for (const tab of devices.flatMap((device) => device.tabs)) checkOrder(tab, server, journal)
  checkPromises(server, journal)
  for (const [token, { tab, wipes }] of journal.drafts) {
    const isWiped = tab.device.disk.wipes > wipes
    if (!server.lists.has(token) && !isWiped) journal.fault('a list made offline never arrived', tab)
  }
}

/** Checks that no acknowledged change is lost, and no durable change unless a wipe removed it. */
function checkPromises(server: SimServer, journal: Journal): void {
  const accepted = new Set(everyListOf(server).flatMap((list) => [...list.everAcceptedAt.keys()]))
  for (const id of journal.acknowledged.keys())
    if (!accepted.has(id)) journal.fault(`acknowledged ${id} is lost`)
  for (const { change, tab, wipes } of journal.durable) {
    const isWiped = tab.device.disk.wipes > wipes
    if (!accepted.has(change.id) && !journal.refused.has(change.id) && !isWiped) {
      journal.fault(`durable ${change.kind} ${change.id} is neither accepted nor reported`, tab)
    }
  }
}

/** Returns all lists, including lists that a restore lost and no tab has brought back. */
function everyListOf({ lists, vanished }: SimServer): SimList[] {
  return [...lists.values(), ...vanished.values()]
}

function checkSameAsServer(tab: SimTab, list: SimList, journal: Journal): void {
  const waiting = tab.replica.list?.outbox.length ?? 0
  if (waiting > 0) journal.fault(`${waiting} changes still wait`, tab)
  if (tab.rev !== list.rev) journal.fault(`rev ${tab.rev} instead of ${list.rev}`, tab)
  if (!isDeepStrictEqual(tab.options, foldOptions(list.options, [])))
    journal.fault('the options differ from those of the server', tab)
  if (tab.name !== list.name) journal.fault(`the list is called ${tab.name} instead of ${list.name}`, tab)
  for (const fault of differences(tab.view, list.at(list.rev))) journal.fault(`at the end: ${fault}`, tab)
}

/**
 * Checks that the changes of a tab were accepted in their order. After a wipe of the disk, only the tab's memory has the
 * outbox, and another tab that opens meanwhile starts without it: changes from before the wipe may then be accepted after
 * later ones, and so may later changes of an item whose addition was among them. A change that a restore lost may be
 * accepted a second time.
 */
function checkOrder(tab: SimTab, server: SimServer, journal: Journal): void {
  const log = server.lists.get(tab.token)?.log ?? []
  const added = new Map(
    tab.own.flatMap(({ change, wipes }) => (change.kind === 'add' ? [[change.itemId, wipes] as const] : [])),
  )
  const lastOf = new Map<number, number>()
  const isReordered = tab.own.some(({ change, wipes }) => {
    const first = log.findIndex(({ id }) => id === change.id)
    if (first < 0) return false
    if (isOfItem(change) && (added.get(change.itemId) ?? wipes) < wipes) return false
    const before = lastOf.get(wipes)
    lastOf.set(wipes, first)
    return before !== undefined && log.findLastIndex(({ id }) => id === change.id) < before
  })
  if (isReordered) journal.fault('changes were reordered', tab)
}

/**
 * Checks the server against a second evaluation of its log: the last writer of a field wins, and a removed item stays
 * removed unless it is restored later.
 */
function checkServer(list: SimList, journal: Journal): void {
  if (list.lost.length === 0) checkRetold(list, journal)
  const names = [...list.items.values()].map(({ name }) => name).filter((name) => name.includes('#'))
  if (new Set(names).size < names.length) journal.fault('server: one add became two items')
}

/** Checks a list that was never restored from a copy. */
function checkRetold(list: SimList, journal: Journal): void {
  const told = retold(list.log)
  if (foldName(list.name, list.log) !== list.name) journal.fault('server: the last name is lost')
  if (!isDeepStrictEqual(foldOptions([], list.log), foldOptions(list.options, [])))
    journal.fault('server: the last options are lost')
  for (const fault of differences(new Map(liveOf(list.items)), new Map(liveOf(told)))) {
    journal.fault(`server: ${fault}`)
  }
}

function retold(log: readonly Change[]): Map<string, Item> {
  const items = new Map<string, Item>()
  for (const change of log) {
    if (!isOfItem(change)) continue
    const item = items.get(change.itemId)
    if (change.kind === 'add' && !item) {
      const fields = { ...itemDefaults, ...change.fields }
      items.set(change.itemId, { ...fields, id: change.itemId, deleted: false, rev: 0 })
    }
    if (!item) continue
    if (change.kind === 'set') Object.assign(item, change.fields)
    if (change.kind === 'remove') item.deleted = true
    if (change.kind === 'restore') item.deleted = false
  }
  return items
}

function liveOf(items: ReadonlyMap<string, Item>): [string, Item][] {
  return [...items].filter(([, item]) => !item.deleted)
}

function differences(seen: ReadonlyMap<string, Item>, wanted: ReadonlyMap<string, Item>): string[] {
  const faults: string[] = []
  for (const [id, item] of wanted) {
    const shown = seen.get(id)
    if (!shown) faults.push(`${item.name} is missing`)
    else if (fieldKeys.some((field) => shown[field] !== item[field])) faults.push(`${item.name} differs`)
  }
  for (const [id, item] of seen) if (!wanted.has(id)) faults.push(`${item.name} should not be there`)
  return faults
}
