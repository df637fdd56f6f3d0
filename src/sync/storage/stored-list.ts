import { isLost } from '../../domain/item/lost.ts'
import { mergeDelta } from '../../domain/item/snapshot.ts'
import type { ListAnswer } from '../../protocol/calls.ts'
import type { ListLink, QueuedChange, RefusedChange, Settlement, StoredList } from '../device/ports.ts'

/** A list this device first heard of from the server. */
export function arrivedList(token: string, read: ListAnswer): StoredList {
  const { id, name, isReadOnly, lost } = read
  const snapshot = mergeDelta(undefined, read, read)
  return { id, token, isReadOnly, name, hasArrived: true, snapshot, lost, outbox: [] }
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
  return { ...list, snapshot, lost: read?.lost ?? list.lost, name: snapshot?.head.name ?? list.name, outbox }
}

/** Whether anything of a list waits to be sent. */
export function isWaiting({ hasArrived, outbox }: Pick<StoredList, 'hasArrived' | 'outbox'>): boolean {
  return !hasArrived || outbox.length > 0
}

/** More of them than anybody reads are not kept. */
const mostRefusals = 20

/** What is noted of a list's refusals with one more of them. */
export function withRefusal(
  { refusals = [] }: Pick<StoredList, 'refusals'>,
  refusal: RefusedChange,
): RefusedChange[] {
  return [...refusals, refusal].slice(-mostRefusals)
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

/**
 * The device's copy decides what waits; of the two snapshots one counts. The same list if all agree, or while this tab
 * still knows what a server has lost: that is brought back first.
 */
export function adopted(known: StoredList | undefined, stored: StoredList): StoredList {
  if (known && isLost(revOf(known), stored.lost)) return queued(known, stored.outbox)
  if (!known || !outlives(known, stored)) return stored
  const isSame = known.hasArrived === stored.hasArrived && areSameChanges(known.outbox, stored.outbox)
  return isSame && !stored.refusals ? known : withSnapshotOf(known, stored)
}

/** The later snapshot counts, unless the other one holds what its server has lost. */
function outlives(list: StoredList, other: StoredList): boolean {
  return revOf(list) >= revOf(other) && !isLost(revOf(other), list.lost)
}

/** The revision that is known of a list; -1 for none. */
export function revOf(list: StoredList | undefined): number {
  return list?.snapshot?.head.rev ?? -1
}

function withSnapshotOf({ snapshot, name, lost }: StoredList, list: StoredList): StoredList {
  return { ...list, snapshot, name, lost }
}

/** What is kept of a list that was kept before: what waits is its own, the snapshot and the link are the later ones. */
export function keptOver(list: StoredList, kept: StoredList): StoredList {
  return { ...(outlives(list, kept) ? withSnapshotOf(list, kept) : kept), ...linkOf(list, kept) }
}

/** A page of before may not bring back the link that it came by, nor the read-only one take the full one's place. */
function linkOf(list: StoredList, kept: StoredList): ListLink {
  const { token, isReadOnly, formerTokens = [], nextToken } = kept
  const isWorse = (list.isReadOnly && !isReadOnly) || formerTokens.includes(list.token)
  if (isWorse || list.token === token) return { token, isReadOnly, formerTokens, nextToken }
  return { token: list.token, isReadOnly: list.isReadOnly, formerTokens: [...formerTokens, token] }
}

function areSameChanges(some: readonly QueuedChange[], others: readonly QueuedChange[]): boolean {
  return some.length === others.length && some.every(({ change }, at) => change.id === others[at]?.change.id)
}
