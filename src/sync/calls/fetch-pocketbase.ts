import { abortedAfter } from '../device/signals.ts'

const patienceMs = 15_000

/**
 * Fetches PocketBase's SDK: not before something is to be asked, so that a list is drawn and used without it. What
 * could not be fetched is fetched anew the next time.
 *
 * @param ended gives up, which the browser itself would do after minutes
 * @throws when it cannot be fetched
 */
export function fetchPocketBase(ended = abortedAfter(patienceMs)): Promise<typeof import('./pocketbase.ts')> {
  return new Promise((resolve, reject) => {
    ended.addEventListener('abort', () => reject(ended.reason))
    import('./pocketbase.ts').then(resolve, reject)
  })
}
