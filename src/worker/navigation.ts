import { isUuid } from '../domain/lib/uuid.ts'
import { addresses } from '../site.ts'
import { inTime } from './in-time.ts'

/**
 * Timeout after which the device's own page is shown, in ms: about the longest time that a tap may stay without a response.
 */
const patienceMs = 1000

/** The pages in the device's cache, by address. */
interface KeptPages {
  page: (pathname: string) => Promise<Response | undefined>
}

/**
 * Answers a navigation to a page. The home page always opens from the device. A list's page comes from the server, which
 * has the latest state, unless that takes too long: then it is a page without a list, whose script reads the device's
 * copy. So no cache ever contains a list or its key.
 */
export function createNavigation(kept: KeptPages) {
  return async (request: Request, pathname: string): Promise<Response> => {
    if (pathname === addresses.home) return (await kept.page(pathname)) ?? fetch(request)
    try {
      return await inTime(fetch(request), patienceMs, () => kept.page(ownAddress(pathname)))
    } catch (problem) {
      const noSignal = await kept.page(addresses.noSignal)
      if (noSignal) return noSignal
      throw problem
    }
  }
}

/** The address of the device's own page: one page for all lists. */
function ownAddress(pathname: string): string {
  const token = addresses.listToken(pathname)?.toLowerCase()
  return isUuid(token) ? addresses.listFromDevice : pathname
}
