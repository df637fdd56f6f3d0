import { mergeDelta } from '../domain/snapshot.ts'
import type { ListRead, QueuedChange, Settlement, StoredList } from './ports.ts'

/** A list this device first heard of from the server. */
export function arrivedList(token: string, read: ListRead): StoredList {
  const { id, name } = read
  return { id, token, name, hasArrived: true, snapshot: mergeDelta(undefined, read, read), outbox: [] }
}

/** A list made on this device; nobody else knows it yet. */
export function draftList(token: string, id: string, name: string): StoredList {
  const snapshot = { head: { id, name, rev: 0 }, items: new Map() }
  return { id, token, name, hasArrived: false, snapshot, outbox: [] }
}

/** The list after the server's answer: its news merged in, what it answered no longer waiting. */
export function settled(list: StoredList, { read, changeIds }: Settlement): StoredList {
  const snapshot = read ? (mergeDelta(list.snapshot, read, read) ?? list.snapshot) : list.snapshot
  const outbox =
    changeIds.length === 0 ? list.outbox : list.outbox.filter(({ change }) => !changeIds.includes(change.id))
  return { ...list, snapshot, name: snapshot?.head.name ?? list.name, outbox }
}

/** Whether what a settlement says follows on what the list knows, with nothing missing between. */
export function connects(list: StoredList, { read }: Settlement): boolean {
  return !read || read.from <= (list.snapshot?.head.rev ?? 0)
}

/** The list with more waiting behind what already waits. */
export function queued(list: StoredList, more: readonly QueuedChange[]): StoredList {
  const known = new Set(list.outbox.map(({ change }) => change.id))
  return { ...list, outbox: [...list.outbox, ...more.filter(({ change }) => !known.has(change.id))] }
}

/** The device's copy decides what waits; of the two snapshots the later one counts. The same list if all agree. */
export function adopted(known: StoredList | undefined, stored: StoredList): StoredList {
  const isKnownLater = (known?.snapshot?.head.rev ?? -1) >= (stored.snapshot?.head.rev ?? -1)
  if (!known || !isKnownLater) return stored
  const isSame = known.hasArrived === stored.hasArrived && areSameChanges(known.outbox, stored.outbox)
  return isSame ? known : { ...stored, snapshot: known.snapshot, name: known.name }
}

function areSameChanges(some: readonly QueuedChange[], others: readonly QueuedChange[]): boolean {
  return some.length === others.length && some.every(({ change }, at) => change.id === others[at]?.change.id)
}
