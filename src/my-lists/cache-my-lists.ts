import { cacheLists, type MyList } from '../device/cached-lists.ts'
import { countWaiting } from '../i18n/count.ts'
import { lifetimeTexts } from '../list/share/lifetime-texts.ts'
import { recentTexts } from './texts.ts'

/**
 * Returns the text of a card about waiting changes and the list's end: '2 modificări în așteptare'; or about its loss; ''
 * for none.
 */
export function extraText({ waiting, endsAt, isLost }: MyList, nowMs: number): string {
  if (isLost) return waiting > 0 ? recentTexts.lostUnsent : recentTexts.lost
  const parts = [
    waiting > 0 && countWaiting(waiting),
    endsAt !== undefined && lifetimeTexts.endsAt(endsAt, nowMs),
  ]
  return parts.filter(Boolean).join(' · ')
}

/** Caches the lists that the home page draws first the next time. */
export function cacheMyLists(lists: readonly MyList[], nowMs: number): void {
  cacheLists(lists.map((list) => ({ ...list, extra: extraText(list, nowMs) })))
}
