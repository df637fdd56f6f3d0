import type { Item } from '../item/item.ts'
import type { NoticeKind } from './subscription.ts'

/** The news that a subscription has not been notified of yet, gathered into one notification. */
export interface Owed {
  /** Number of added items, and of removed items that the subscriber had promised to bring. */
  added: number
  removed: number
  /** Every item is ticked. */
  isDone: boolean
  /** The first names of them, for subscribers who want names shown. */
  addedNames: readonly string[]
  removedNames: readonly string[]
}

/** A subscription as the server keeps it; times in ms since 1970, 0 for never. */
export interface Subscriber {
  id: string
  kinds: readonly NoticeKind[]
  /** Nickname of the subscriber, '' for none. */
  person: string
  showsNames: boolean
  /** Moment until which their device is shopping. */
  shoppingUntilMs: number
  lastSentMs: number
  owed: Owed | null
  /** Moment from which `owed` may be sent. */
  dueMs: number
}

/** One item before and after a batch of changes. */
interface AlteredItem {
  before: Item | undefined
  after: Item
}

/** The effects of a batch of changes, as far as subscribers are notified of them. */
export interface Happened {
  /** Id of the device that sent the batch, '' for a device without a subscription. */
  device: string
  /** Nickname of the person who made the changes, '' for none. */
  by: string
  added: readonly string[]
  removed: readonly Pick<Item, 'name' | 'taker'>[]
  /** Every item on the list is ticked now. */
  isDone: boolean
  /** Not every item was ticked before. */
  becameDone: boolean
}

/** The news to send to a subscription, and the moment from which it may be sent. */
export interface Note {
  id: string
  owed: Owed | null
  dueMs: number
  /** Moment of the last notification on which this decision was based. */
  lastSentMs: number
}

/** Minimum time between two notifications. */
export const noticeRestMs = 5 * 60_000
/** News of this time is sent in one notification, because items are added one after the other. */
export const gatherMs = 20_000
/** Longest time that a device counts as shopping, in case it never reports the end. */
export const shoppingMs = 3 * 3_600_000

const shownNames = 3
const nothing: Owed = { added: 0, removed: 0, isDone: false, addedNames: [], removedNames: [] }

/**
 * Returns the effects of a batch.
 *
 * @param open number of items that were neither ticked nor deleted before the batch
 * @param live number of items that were not deleted
 */
export function happenedIn(
  { device, by }: Pick<Happened, 'device' | 'by'>,
  altered: readonly AlteredItem[],
  { open, live }: { open: number; live: number },
): Happened {
  const sum = (is: (item: Item | undefined) => boolean) =>
    altered.reduce((total, { before, after }) => total + Number(is(after)) - Number(is(before)), 0)
  const isDone = open + sum(isOpen) === 0 && live + sum(isLive) > 0
  return {
    device,
    by,
    added: altered
      .filter(({ before, after }) => !isLive(before) && isOpen(after))
      .map(({ after }) => after.name),
    // An item that is removed after it was ticked was bought: every shopping trip ends so.
    removed: altered.flatMap(({ before, after }) =>
      before && isOpen(before) && after.deleted ? [before] : [],
    ),
    isDone,
    becameDone: isDone && open > 0,
  }
}

function isLive(item: Item | undefined): boolean {
  return item !== undefined && !item.deleted
}

function isOpen(item: Item | undefined): boolean {
  return item !== undefined && !item.deleted && !item.completed
}

/**
 * Returns the news that is due to a subscription after a batch.
 *
 * @returns undefined if the batch changes nothing
 */
export function noteFor(subscriber: Subscriber, happened: Happened, nowMs: number): Note | undefined {
  const before = subscriber.owed ?? nothing
  const kept = happened.isDone ? before : { ...before, isDone: false }
  const after = isOwn(subscriber, happened) ? kept : withNews(kept, subscriber, happened, nowMs)
  if (isSame(before, after)) return undefined
  const { id, lastSentMs, owed, dueMs } = subscriber
  if (isSame(after, nothing)) return { id, owed: null, dueMs: 0, lastSentMs }
  const nextMs = Math.max(nowMs + gatherMs, lastSentMs + noticeRestMs)
  return { id, owed: after, dueMs: owed ? dueMs : nextMs, lastSentMs }
}

/** True if the subscriber made the changes: on the same device, or on another of theirs, judged by the nickname. */
function isOwn({ id, person }: Subscriber, { device, by }: Happened): boolean {
  return id === device || (person !== '' && person === by)
}

function withNews(
  owed: Owed,
  { kinds, person, showsNames, shoppingUntilMs }: Subscriber,
  { added, removed, becameDone }: Happened,
  nowMs: number,
): Owed {
  const isShopping = nowMs < shoppingUntilMs
  const newcomers = kinds.includes('added') && isShopping ? added : []
  const lost = kinds.includes('removed')
    ? removed.filter(({ taker }) => person !== '' && taker === person)
    : []
  const lostNames = lost.map(({ name }) => name)
  return sumOf(owed, {
    added: newcomers.length,
    removed: lost.length,
    isDone: becameDone && kinds.includes('done'),
    addedNames: showsNames ? newcomers : [],
    removedNames: showsNames ? lostNames : [],
  })
}

function sumOf(one: Owed, other: Owed): Owed {
  const joined = (names: readonly string[], more: readonly string[]) =>
    [...names, ...more].slice(0, shownNames)
  return {
    added: one.added + other.added,
    removed: one.removed + other.removed,
    isDone: one.isDone || other.isDone,
    addedNames: joined(one.addedNames, other.addedNames),
    removedNames: joined(one.removedNames, other.removedNames),
  }
}

/**
 * Merges a notification that was not accepted with the news since then.
 *
 * @param isDone every item on the list is ticked now
 * @returns null if no part of it is still true
 */
export function owedAgain(untaken: Owed, since: Owed | null, isDone: boolean): Owed | null {
  const sum = sumOf(untaken, since ?? nothing)
  const owed = { ...sum, isDone: sum.isDone && isDone }
  return isSame(owed, nothing) ? null : owed
}

function isSame(one: Owed, other: Owed): boolean {
  return one.added === other.added && one.removed === other.removed && one.isDone === other.isDone
}

/** Time for which a notice is retried, counted from the time at which it was first due. */
export const noticeRetryMs = 15 * 60_000

const firstRetryMs = 10_000

/** A notice that a push service did not accept. */
interface Untaken {
  /** Time at which the notice was first due, in ms since 1970. */
  sinceMs: number
  /** Number of retries so far. */
  retries: number
  /** Wait that the push service asked for, in ms; 0 when it asked for none. */
  waitMs: number
}

/**
 * Returns the time of the next retry of a notice: 10 s after the first failure, twice as long after each further one.
 * The last retry is at the end of the 15 minutes, because news added to the notice meanwhile has not been tried yet.
 *
 * @returns ms since 1970; undefined when the notice is given up
 */
export function nextNoticeTryMs({ sinceMs, retries, waitMs }: Untaken, nowMs: number): number | undefined {
  const lastMs = sinceMs + noticeRetryMs
  const earliestMs = nowMs + waitMs
  if (nowMs >= lastMs || earliestMs > lastMs) return undefined
  return Math.max(earliestMs, Math.min(nowMs + firstRetryMs * 2 ** retries, lastMs))
}
