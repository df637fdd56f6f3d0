import { addresses } from '../site.ts'

/** Shows a list in place of what is on the screen, without asking the network for a page; going back leads back. */
export function openHere(token: string): void {
  history.pushState(null, '', addresses.list(token))
  tellOfAddress()
}

/** The list on the screen has another address from now on. */
export function moveHere(token: string): void {
  history.replaceState(null, '', addresses.list(token))
  tellOfAddress()
}

function tellOfAddress(): void {
  dispatchEvent(new PopStateEvent('popstate'))
  scrollTo(0, 0)
}
