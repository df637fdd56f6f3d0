import { countedPath } from '../domain/list/counted-path.ts'
import type { calls } from '../protocol/calls.ts'

/**
 * An external counting service: its endpoint, and the domain that it knows the site by. Without an endpoint it is not used.
 */
type Service = Readonly<Record<string, string | undefined>>

interface Signals {
  doNotTrack?: string | null
  globalPrivacyControl?: boolean
}

/** Written out, because the table of calls is larger than the rest that most pages load. */
const countPath: (typeof calls.countView)['path'] = '/api/views'

/** Returns the address and the body of the message that counts a page view. */
function viewMessage(path: string, { endpoint, domain }: Service): [url: string, body: object] {
  return endpoint
    ? [endpoint, { name: 'pageview', url: location.origin + path, domain }]
    : [countPath, { path }]
}

/**
 * Counts this page, each return to it, and each page that replaces it without a page load. Nothing is sent if the person has
 * asked not to be tracked; a failure is ignored.
 */
export function countViews(service: Service = {}): void {
  const { doNotTrack, globalPrivacyControl }: Signals = navigator
  if (doNotTrack === '1' || globalPrivacyControl) return
  let last: string | undefined
  const count = () => {
    last = countedPath(location.pathname)
    if (!last) return
    const [url, body] = viewMessage(last, service)
    navigator.sendBeacon(url, JSON.stringify(body))
  }
  addEventListener('pageshow', count)
  addEventListener('popstate', () => countedPath(location.pathname) === last || count())
}
