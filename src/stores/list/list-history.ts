import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import type { BoughtInShop } from '../../domain/shop/shops.ts'
import type { ListHistory } from '../../sync/calls/list-history.ts'
import type { ListStore } from './list.ts'

type HistoryOf = Pick<ListStore, 'history'>
type Followed = HistoryOf & Pick<ListStore, '$items' | '$waiting' | '$connection'>

/** What is known of a list's history now, and whether the server is being asked for it. */
export interface KnownHistory extends ListHistory {
  reading: 'going-on' | 'done' | 'failed'
}

/** A history that is followed as long as somebody looks at it. */
export interface FollowedHistory {
  $known: ReadableAtom<KnownHistory>
  /** Asks for it again now. */
  read(): Promise<void>
}

/** The day of a moment in ms since 1970, as the person's clock has it: '2026-11-22'. */
export function dayOf(atMs: number): string {
  const at = new Date(atMs)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/**
 * What was bought for a list: told as the device has kept it, and again once the server has said the latest of it, which comes
 * first then.
 *
 * @returns ends the telling
 */
export function tellHistory(
  { history }: HistoryOf,
  tell: (bought: readonly BoughtInShop[]) => void,
): () => void {
  let isTold = true
  const read = async () => {
    const latest = atHand(history('latest'))
    const { bought: kept = [] } = await atHand(history('device'))
    if (isTold) tell(kept)
    const { bought } = await latest
    if (isTold && bought) tell([...bought, ...kept])
  }
  void read()
  return () => {
    isTold = false
  }
}

/**
 * What was bought for a list, as the device has kept it; where it has nothing, as the server says it. The word of the server is
 * asked for and kept for the next time.
 */
export async function historyToLearnFrom({ history }: HistoryOf): Promise<readonly BoughtInShop[]> {
  const latest = atHand(history('server'))
  return (await atHand(history('device'))).bought ?? (await latest).bought ?? []
}

/** What was bought for a list of late, as the server says it at once, else as the device has kept it, else nothing. */
export async function historyAtHand({ history }: HistoryOf): Promise<readonly BoughtInShop[]> {
  try {
    return (await history('latest')).bought ?? (await history('device')).bought ?? []
  } catch {
    return []
  }
}

/**
 * The history of a list for as long as somebody looks at it: first what the device has kept, then the server's word, again
 * whenever something is bought or put back and whenever the connection is another.
 */
export function followHistory(store: Followed): FollowedHistory {
  const $known = atom<KnownHistory>({ bought: undefined, ticked: [], reading: 'going-on' })
  const $occasion = computed([store.$items, store.$waiting, store.$connection], occasionOf)
  let readings = 0
  const read = async () => {
    readings += 1
    const reading = readings
    const tell = (known: KnownHistory) => reading === readings && $known.set(known)
    const { bought: before } = $known.get()
    const { bought: kept, ...now } = await atHand(store.history('device'))
    const bought = kept ?? before
    tell({ ...now, bought, reading: 'going-on' })
    const answer = await atHand(store.history('server'))
    tell(answer.bought ? { ...answer, reading: 'done' } : { ...now, bought, reading: 'failed' })
  }
  onMount($known, () => {
    const stop = $occasion.subscribe(() => void read())
    return () => {
      stop()
      readings += 1
    }
  })
  return { $known, read }
}

/** What cannot be read, its code included, is not known. */
function atHand(history: Promise<ListHistory>): Promise<ListHistory> {
  return history.catch(() => ({ bought: undefined, ticked: [] }))
}

/** The same text as long as there is no reason to ask again. */
function occasionOf(
  items: ReturnType<ListStore['$items']['get']>,
  waiting: number,
  { kind }: ReturnType<ListStore['$connection']['get']>,
): string {
  const bought = [...items.values()].filter(({ completed }) => completed)
  const left = bought.map(({ id, deleted }) => `${id} ${deleted}`)
  return [kind, waiting > 0, ...left].join()
}
