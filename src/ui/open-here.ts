import { addresses } from '../site.ts'

/** Shows a list in place of the current screen, without asking the network for a page; the back button returns. */
export function openHere(token: string): void {
  history.pushState(null, '', addresses.list(token))
  tellOfAddress()
}

/** Gives the list on the screen another address. */
export function moveHere(token: string): void {
  history.replaceState(null, '', addresses.list(token))
  tellOfAddress()
}

function tellOfAddress(): void {
  dispatchEvent(new PopStateEvent('popstate'))
  scrollTo(0, 0)
}
