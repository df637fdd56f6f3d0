import { countedPath } from '../../domain/list/counted-path.ts'
import type { calls } from '../../protocol/calls.ts'

/** Who counts in our place: where it is told, and what it knows the site by. Nobody does when it has no endpoint. */
type Service = Readonly<Record<string, string | undefined>>

interface Signals {
  doNotTrack?: string | null
  globalPrivacyControl?: boolean
}

/** Written out, since the table of calls is more than most pages load. */
const countPath: (typeof calls.countView)['path'] = '/api/views'

/** What tells that a page was viewed, and whom. */
function viewMessage(path: string, { endpoint, domain }: Service): [url: string, body: object] {
  return endpoint
    ? [endpoint, { name: 'pageview', url: location.origin + path, domain }]
    : [countPath, { path }]
}

/**
 * Counts this page, each time it is gone back to, and each page that takes its place without being loaded. Where
 * somebody does not want to be followed, nothing is sent; when it cannot be sent, nobody is told.
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
