import type { Item } from '../item/item.ts'
import type { NoticeKind } from './subscription.ts'

/** What a subscription is still to be told, gathered into one notice. */
export interface Owed {
  /** How many were added, and how many that the subscriber took were removed. */
  added: number
  removed: number
  /** Everything is ticked. */
  isDone: boolean
  /** The first of them, for who wants names shown. */
  addedNames: readonly string[]
  removedNames: readonly string[]
}

/** A subscription as the server keeps it; times in ms since 1970, 0 for never. */
export interface Subscriber {
  id: string
  kinds: readonly NoticeKind[]
  /** Their nickname, '' for none. */
  person: string
  showsNames: boolean
  /** Until when their device shops. */
  shoppingUntilMs: number
  lastSentMs: number
  owed: Owed | null
  /** When what is owed may be sent. */
  dueMs: number
}

/** One item before and after a batch of changes. */
interface AlteredItem {
  before: Item | undefined
  after: Item
}

/** What a batch of changes did, as somebody who does not look would be told it. */
export interface Happened {
  /** Which device sent it, '' for one that is told nothing itself. */
  device: string
  /** The nickname of who did it, '' for none. */
  by: string
  added: readonly string[]
  removed: readonly Pick<Item, 'name' | 'taker'>[]
  /** Everything on the list is ticked now. */
  isDone: boolean
  /** It was not before. */
  becameDone: boolean
}

/** What waits to be sent to a subscription, and from when on. */
export interface Note {
  id: string
  owed: Owed | null
  dueMs: number
  /** When it was sent something last, as far as this was decided by it. */
  lastSentMs: number
}

/** At most one notice in this time. */
export const noticeRestMs = 5 * 60_000
/** What comes within it is told in one notice: things are added one after the other. */
export const gatherMs = 20_000
/** A device that forgot to say that its shop is over is told nothing for longer. */
export const shoppingMs = 3 * 3_600_000

const shownNames = 3
const nothing: Owed = { added: 0, removed: 0, isDone: false, addedNames: [], removedNames: [] }

/**
 * What a batch did.
 *
 * @param open how many items of the list were neither ticked nor deleted before it
 * @param live how many were not deleted
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
    // What is ticked and taken off was bought: so does every shop end.
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
 * What is owed to a subscription after a batch.
 *
 * @returns undefined where nothing changes by it
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

/** Whoever did it knows it: on the same device, or on another of theirs, as far as their nickname tells. */
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
 * A notice that was not taken, together with what has happened since.
 *
 * @param isDone whether everything on the list is ticked now
 * @returns null where nothing of it is still true
 */
export function owedAgain(untaken: Owed, since: Owed | null, isDone: boolean): Owed | null {
  const sum = sumOf(untaken, since ?? nothing)
  const owed = { ...sum, isDone: sum.isDone && isDone }
  return isSame(owed, nothing) ? null : owed
}

function isSame(one: Owed, other: Owed): boolean {
  return one.added === other.added && one.removed === other.removed && one.isDone === other.isDone
}
