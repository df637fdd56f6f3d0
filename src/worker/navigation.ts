import { isUuid } from '../domain/lib/uuid.ts'
import { addresses } from '../site.ts'
import { inTime } from './in-time.ts'

/** How long a page may take before the device's own is shown: about what a tap may take to be felt as answered. */
const patienceMs = 1000

/** The device's pages, by address. */
interface KeptPages {
  page: (pathname: string) => Promise<Response | undefined>
}

/**
 * Answers when somebody goes to a page. The home page opens from the device, whatever the signal. A list's page comes
 * from the server, which knows most, unless that takes too long: then a page without a list, whose script reads the
 * device's copy. So no cache ever holds a list, or its key.
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

/** What the device has for an address: one page for all lists. */
function ownAddress(pathname: string): string {
  const token = addresses.listToken(pathname)?.toLowerCase()
  return isUuid(token) ? addresses.listFromDevice : pathname
}
