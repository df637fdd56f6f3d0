import { isUuid } from '../domain/uuid.ts'
import { addresses } from '../site.ts'
import { inTime } from './in-time.ts'
import type { Kept } from './keep-files.ts'

/** How long a page may take before the device's own is shown: about what a tap may take to be felt as answered. */
const patienceMs = 1000

/**
 * Answers when somebody goes to a page. The home page opens from the device, whatever the signal. A list's page comes
 * from the server, which knows most, unless that takes too long: then a page without a list, whose script reads the
 * device's copy. So no cache ever holds a list, or its key.
 */
export function createNavigation(kept: Pick<Kept, 'page'>) {
  return async (request: Request, pathname: string): Promise<Response> => {
    if (pathname === addresses.home) return (await kept.page(pathname)) ?? fetch(request)
    const ownAddress = isUuid(addresses.listToken(pathname) ?? '') ? addresses.listFromDevice : pathname
    return inTime(fetch(request), patienceMs, async () => {
      return (await kept.page(ownAddress)) ?? kept.page(addresses.noSignal)
    })
  }
}
