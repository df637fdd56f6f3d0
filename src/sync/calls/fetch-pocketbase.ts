import { abortedAfter } from '../../device/time.ts'

const patienceMs = 15_000

/**
 * Fetches PocketBase's SDK on demand, so that a list is drawn and used without it. A failed fetch is repeated at the next
 * call.
 *
 * @param ended gives up, because the browser itself would take minutes
 * @throws if it cannot be fetched
 */
export function fetchPocketBase(ended = abortedAfter(patienceMs)): Promise<typeof import('./pocketbase.ts')> {
  return new Promise((resolve, reject) => {
    ended.addEventListener('abort', () => reject(ended.reason))
    import('./pocketbase.ts').then(resolve, reject)
  })
}
