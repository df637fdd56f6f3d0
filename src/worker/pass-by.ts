/** Of the Service Worker Static Routing API, which not every browser has yet. */
interface Routing {
  addRoutes?: (rules: { condition: { urlPattern: string }; source: 'network' }) => Promise<void>
}

/**
 * Has requests go to the network without the service worker being asked, or even started. Where browsers do not know
 * this, they ask: all works, but what a page says as it is left may be lost on the way.
 *
 * @param urlPattern of addresses, as URLPattern has them
 */
export function passBy(event: ExtendableEvent & Routing, urlPattern: string): void {
  const added = event.addRoutes?.({ condition: { urlPattern }, source: 'network' })
  if (added) event.waitUntil(added)
}
