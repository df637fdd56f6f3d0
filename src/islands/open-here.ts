import { addresses } from '../site.ts'

/** Shows a list in place of what is on the screen, without asking the network for a page; going back leads back. */
export function openHere(token: string): void {
  history.pushState(null, '', addresses.list(token))
  dispatchEvent(new PopStateEvent('popstate'))
  scrollTo(0, 0)
}
