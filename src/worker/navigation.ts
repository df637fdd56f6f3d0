import { isUuid } from '../domain/lib/uuid.ts'
import { addresses } from '../site.ts'
import { inTime } from './in-time.ts'

/** How long a page may take before the device's own is shown: about as long as a tap may go without an answer. */
const patienceMs = 1000

/** The device's pages, by address. */
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
