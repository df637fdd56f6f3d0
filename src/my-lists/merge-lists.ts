import type { SavedList } from '../account/account-lists.ts'
import type { MyList } from '../device/cached-lists.ts'

/**
 * Merges a person's lists into one order, the last used first. A list of both the device and the account appears once, with
 * the device's link and the server's latest data, unless a change of this device still waits to be sent.
 *
 * @param recent of this device
 * @param saved of the account
 */
export function mergeLists(recent: readonly MyList[], saved: readonly MyList[]): MyList[] {
  const savedById = new Map(saved.map((list) => [list.id, list]))
  const hereIds = new Set(recent.map(({ id }) => id))
  const elsewhere = saved.filter(({ id }) => !hereIds.has(id)).map((list) => ({ ...list, isHere: false }))
  const here = recent.map((list) => inBoth(list, savedById.get(list.id)))
  return [...here, ...elsewhere].sort((a, b) => b.usedAt - a.usedAt)
}

function inBoth(here: MyList, saved: MyList | undefined): MyList {
  if (!saved) return here
  const { name, remaining, total } = here.waiting > 0 || saved.total === undefined ? here : saved
  const { changedBy, seenAt } = isChangedLater(saved, here) ? saved : here
  return { ...here, name, remaining, total, changedBy, seenAt, isSaved: true, endsAt: undefined }
}

/**
 * True if the server's data is later than this device's. Opening a list here counts as no change, unless a change waits to
 * be sent.
 */
function isChangedLater(saved: MyList, { waiting, changedBy, seenAt }: MyList): boolean {
  return waiting === 0 && saved.seenAt > (changedBy === undefined ? 0 : seenAt)
}

/**
 * Returns the lists whose copy this device has lost, because browsers clear their storage by themselves. Their links are
 * still known.
 *
 * @param known cached lists
 * @param others lists that are still there
 */
export function lostLists(known: readonly MyList[], others: readonly MyList[]): MyList[] {
  const thereIds = new Set(others.map(({ id }) => id))
  return known
    .filter(({ id, isHere }) => isHere && !thereIds.has(id))
    .map((list) => ({ ...list, isLost: true }))
}

/**
 * Returns the lists of an account. A list whose link no longer works is left out; one that is unavailable now keeps its
 * earlier data.
 *
 * @param before the earlier state of the lists
 */
export function accountLists(saved: readonly SavedList[], before: readonly MyList[]): MyList[] {
  return saved.flatMap(({ listId: id, token, name, state }): MyList[] => {
    const list = { id, token, name, waiting: 0, isHere: false, isSaved: true }
    if (state.kind === 'gone') return []
    if (state.kind === 'known') return [{ ...list, ...summaryOf(state) }]
    return [before.find((known) => known.id === id) ?? { ...list, usedAt: 0, seenAt: 0 }]
  })
}

function summaryOf({
  remaining,
  total,
  changedAt,
  changedBy,
}: Extract<SavedList['state'], { kind: 'known' }>) {
  const atMs = Date.parse(changedAt.replace(' ', 'T'))
  return { remaining, total, changedBy, usedAt: atMs, seenAt: atMs }
}
