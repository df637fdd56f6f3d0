import type { SavedList } from '../../sync/account/saved-lists.ts'
import type { MyList } from '../../sync/storage/cached-lists.ts'

/**
 * A person's lists in one order, the last used first. One that the device and the account both have stands once, by the
 * device's link; what the server just said of it counts, unless something here still waits to be sent.
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

/** What was only opened here counts as no change, unless something of it waits to be sent. */
function isChangedLater(saved: MyList, { waiting, changedBy, seenAt }: MyList): boolean {
  return waiting === 0 && saved.seenAt > (changedBy === undefined ? 0 : seenAt)
}

/**
 * Lists whose copy this device has lost: browsers empty their storages by themselves. Their links are still known.
 *
 * @param known as they were kept apart from the copies
 * @param others that are there
 */
export function lostLists(known: readonly MyList[], others: readonly MyList[]): MyList[] {
  const thereIds = new Set(others.map(({ id }) => id))
  return known
    .filter(({ id, isHere }) => isHere && !thereIds.has(id))
    .map((list) => ({ ...list, isLost: true }))
}

/**
 * The lists of an account. One whose link opens nothing any more is left out; of one that cannot be asked now, what it
 * said before stays.
 *
 * @param before the lists as they were known
 */
export function accountLists(saved: readonly SavedList[], before: readonly MyList[]): MyList[] {
  return saved.flatMap(({ listId: id, token, name, state }): MyList[] => {
    const list = { id, token, name, waiting: 0, isHere: false, isSaved: true }
    if (state.kind === 'gone') return []
    if (state.kind === 'known') return [{ ...list, ...toldOf(state) }]
    return [before.find((known) => known.id === id) ?? { ...list, usedAt: 0, seenAt: 0 }]
  })
}

function toldOf({ remaining, total, changedAt, changedBy }: Extract<SavedList['state'], { kind: 'known' }>) {
  const atMs = Date.parse(changedAt.replace(' ', 'T'))
  return { remaining, total, changedBy, usedAt: atMs, seenAt: atMs }
}
