import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import type { BoughtInShop } from '../../domain/shop/trips.ts'
import type { ListHistory } from '../../sync/list-history.ts'
import type { ListStore } from '../list.ts'

type HistoryOf = Pick<ListStore, 'history'>
type Followed = HistoryOf & Pick<ListStore, '$items' | '$waiting' | '$connection'>

/** The known history of a list, and the state of the request to the server. */
export interface KnownHistory extends ListHistory {
  reading: 'going-on' | 'done' | 'failed'
}

/** A history that is updated as long as it is shown. */
export interface FollowedHistory {
  $known: ReadableAtom<KnownHistory>
  /** Reads it again now. */
  read(): Promise<void>
}

/** Returns the local day of a moment in ms since 1970: '2026-11-22'. */
export function dayOf(atMs: number): string {
  const at = new Date(atMs)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/**
 * Reports the purchases of a list: first the device's copy, and then the latest ones from the server followed by that copy.
 *
 * @returns a function that ends it
 */
export function tellHistory(
  { history }: HistoryOf,
  tell: (bought: readonly BoughtInShop[]) => void,
): () => void {
  let isWanted = true
  const read = async () => {
    const latest = atHand(history('latest'))
    const { bought: kept = [] } = await atHand(history('device'))
    if (isWanted) tell(kept)
    const { bought } = await latest
    if (isWanted && bought) tell([...bought, ...kept])
  }
  void read()
  return () => {
    isWanted = false
  }
}

/**
 * Returns the purchases of a list from the device's copy, or from the server if there is none. The server's answer is stored
 * for the next time in any case.
 */
export async function historyToLearnFrom({ history }: HistoryOf): Promise<readonly BoughtInShop[]> {
  const latest = atHand(history('server'))
  return (await atHand(history('device'))).bought ?? (await latest).bought ?? []
}

/**
 * Returns the recent purchases of a list: those of the server if it answers quickly, otherwise the device's copy, otherwise
 * none.
 */
export async function historyAtHand({ history }: HistoryOf): Promise<readonly BoughtInShop[]> {
  try {
    return (await history('latest')).bought ?? (await history('device')).bought ?? []
  } catch {
    return []
  }
}

/**
 * Follows the history of a list as long as it is shown: first the device's copy, then the server's answer, and again
 * whenever an item is bought or put back and whenever the connection changes.
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

/** Returns an unknown history if the reading, or the loading of its code, fails. */
function atHand(history: Promise<ListHistory>): Promise<ListHistory> {
  return history.catch(() => ({ bought: undefined, ticked: [] }))
}

/** Returns a text that changes whenever the history has to be read again. */
function occasionOf(
  items: ReturnType<ListStore['$items']['get']>,
  waiting: number,
  { kind }: ReturnType<ListStore['$connection']['get']>,
): string {
  const bought = [...items.values()].filter(({ completed }) => completed)
  const left = bought.map(({ id, deleted }) => `${id} ${deleted}`)
  return [kind, waiting > 0, ...left].join()
}
