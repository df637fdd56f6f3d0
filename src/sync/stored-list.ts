import { isLost } from '../domain/item/lost.ts'
import { mergeDelta } from '../domain/item/snapshot.ts'
import type { ListAnswer } from '../protocol/calls.ts'
import type { ListLink, QueuedChange, RefusedChange, Settlement, StoredList } from './ports.ts'

/** Makes the stored form of a list that this device first received from the server. */
export function arrivedList(token: string, read: ListAnswer): StoredList {
  const { id, name, isReadOnly, lost } = read
  const snapshot = mergeDelta(undefined, read, read)
  return { id, token, isReadOnly, name, hasArrived: true, snapshot, lost, outbox: [] }
}

/** Makes the stored form of a list that was made on this device; the server does not know it yet. */
export function draftList(token: string, id: string, name: string): StoredList {
  const snapshot = { head: { id, name, rev: 0 }, items: new Map() }
  return { id, token, name, hasArrived: false, snapshot, outbox: [] }
}

/** Returns the list after the server's answer: its delta merged, and the answered changes removed from the outbox. */
export function settled(list: StoredList, { read, changeIds }: Settlement): StoredList {
  const snapshot = read ? (mergeDelta(list.snapshot, read, read) ?? list.snapshot) : list.snapshot
  const outbox =
    changeIds.length === 0 ? list.outbox : list.outbox.filter(({ change }) => !changeIds.includes(change.id))
  return { ...list, snapshot, lost: read?.lost ?? list.lost, name: snapshot?.head.name ?? list.name, outbox }
}

/** True if a change of a list, or the list itself, waits to be sent. */
export function isWaiting({ hasArrived, outbox }: Pick<StoredList, 'hasArrived' | 'outbox'>): boolean {
  return !hasArrived || outbox.length > 0
}

/** Most refusals stored for a list. */
const mostRefusals = 20

/** Returns the stored refusals of a list with a new one. */
export function withRefusal(
  { refusals = [] }: Pick<StoredList, 'refusals'>,
  refusal: RefusedChange,
): RefusedChange[] {
  return [...refusals, refusal].slice(-mostRefusals)
}

/** True if the delta of a settlement continues the list's snapshot without a gap. */
export function connects(list: StoredList, { read }: Settlement): boolean {
  return !read || read.from <= (list.snapshot?.head.rev ?? 0)
}

/** Returns the list with more changes at the end of its outbox. */
export function queued(list: StoredList, more: readonly QueuedChange[]): StoredList {
  const known = new Set(list.outbox.map(({ change }) => change.id))
  return { ...list, outbox: [...list.outbox, ...more.filter(({ change }) => !known.has(change.id))] }
}

/**
 * Merges the device's copy into this tab's: the outbox is that of the device, and one of the two snapshots is used. Returns
 * the same list if both agree, or if this tab still knows revisions that a server has lost, which are recalled first.
 */
export function adopted(known: StoredList | undefined, stored: StoredList): StoredList {
  if (known && isLost(revOf(known), stored.lost)) return queued(known, stored.outbox)
  if (!known || !outlives(known, stored)) return stored
  const isSame = known.hasArrived === stored.hasArrived && areSameChanges(known.outbox, stored.outbox)
  return isSame && !stored.refusals ? known : withSnapshotOf(known, stored)
}

/**
 * True when the snapshot of `list` is to be kept: it is not older than the one of `other`, and has not lost the revisions of
 * `other` in a restore of the server.
 */
function outlives(list: StoredList, other: StoredList): boolean {
  return revOf(list) >= revOf(other) && !isLost(revOf(other), list.lost)
}

/** Returns the known revision of a list; -1 for none. */
export function revOf(list: StoredList | undefined): number {
  return list?.snapshot?.head.rev ?? -1
}

function withSnapshotOf({ snapshot, name, lost }: StoredList, list: StoredList): StoredList {
  return { ...list, snapshot, name, lost }
}

/** Merges a list into the stored one: the outbox is the stored one, the snapshot and the link are the later ones. */
export function keptOver(list: StoredList, kept: StoredList): StoredList {
  return { ...(outlives(list, kept) ? withSnapshotOf(list, kept) : kept), ...linkOf(list, kept) }
}

/** Returns the link to store. An older page must not restore a former link, nor replace the full link by a read-only one. */
function linkOf(list: StoredList, kept: StoredList): ListLink {
  const { token, isReadOnly, formerTokens = [], nextToken } = kept
  const isWorse = (list.isReadOnly && !isReadOnly) || formerTokens.includes(list.token)
  if (isWorse || list.token === token) return { token, isReadOnly, formerTokens, nextToken }
  return { token: list.token, isReadOnly: list.isReadOnly, formerTokens: [...formerTokens, token] }
}

function areSameChanges(some: readonly QueuedChange[], others: readonly QueuedChange[]): boolean {
  return some.length === others.length && some.every(({ change }, at) => change.id === others[at]?.change.id)
}
