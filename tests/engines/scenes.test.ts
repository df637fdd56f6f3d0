import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Product, startProduct } from '../support/server/product.ts'
import { firefox } from './support/firefox.ts'
import { Guest } from './support/guest.ts'
import { lackingPrograms } from './support/programs.ts'
import { webKit } from './support/webkit.ts'

const lacking = lackingPrograms()
/** The engines that this machine has. */
const engines = [
  ...(lacking.firefox.length === 0 ? [firefox] : []),
  ...(lacking.webKit.length === 0 ? [webKit] : []),
]

/** Keeps messages on the screen that end after 10 s, such as the offer to undo an action. */
const keepMessages = `void (globalThis.setTimeout = ((later) => (task, ms, ...given) =>
  ms === 10000 ? 0 : later(task, ms, ...given))(setTimeout))`

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.end())

describe.each(engines)('$name', ({ name, start }) => {
  const guests: Guest[] = []
  afterEach(async () => {
    const troubles = guests.flatMap((guest) => guest.troubles())
    for (const guest of guests.splice(0)) await guest.close()
    expect(troubles).toEqual([])
  })

  async function newGuest(): Promise<Guest> {
    const guest = new Guest(await start())
    guests.push(guest)
    return guest
  }

  /** Makes a list on the home page, with items. @returns its link */
  async function makeList(guest: Guest, ...items: readonly string[]): Promise<string> {
    await guest.open(product.url)
    await guest.fill('Cum se numește lista?', 'Acasă')
    await guest.press('Creează lista')
    await guest.control('Produse de adăugat')
    await guest.comes("!document.querySelector('astro-island[ssr]')")
    await guest.add(items.join(', '))
    for (const item of items) await guest.comes(circle(item))
    return String(await guest.page.evaluate('location.href'))
  }

  /** Opens the section of bought items. A ticked row moves there after a moment, which may be over before the next press. */
  async function openBought(guest: Guest): Promise<void> {
    await guest.pressUntil('Cumpărate', "document.querySelector('[data-fold][aria-expanded=true]')")
  }

  it('adds, ticks, unticks, edits, removes and brings back', async () => {
    const guest = await newGuest()
    await makeList(guest, 'lapte', 'unt', 'pâine')
    await guest.page.evaluate(keepMessages)
    await guest.pressUntil('Bifează lapte', `!${circle('lapte')}`)
    await openBought(guest)
    await guest.pressUntil('Debifează lapte', circle('lapte'))
    await guest.pressUntil('Modifică unt', "document.querySelector('dialog[open]')")
    await guest.fill('Produs', 'unt sărat')
    await guest.press('Salvează')
    await guest.comes(circle('unt sărat'))
    await guest.pressUntil('Șterge pâine', `!${circle('pâine')}`)
    await guest.press('Anulează')
    await guest.comes(circle('pâine'))
  })

  it('changes of one person appear on the other’s screen', async () => {
    const [guest, other] = [await newGuest(), await newGuest()]
    const link = await makeList(guest, 'lapte')
    await other.open(link)
    await other.comes(circle('lapte'))
    await other.add('mere')
    await guest.comes(circle('mere'))
    await guest.pressUntil('Bifează mere', `!${circle('mere')}`)
    await openBought(other)
    await other.comes(named('Debifează mere'))
  })

  it('a list that opens without the server sends later what was added', async () => {
    const [guest, other] = [await newGuest(), await newGuest()]
    const link = await makeList(guest, 'lapte')
    await guest.comes('navigator.serviceWorker.controller')
    await guest.comes(
      "caches.open('site-pages').then((pages) => pages.keys()).then((keys) => keys.length === 1)",
    )
    await product.stop()
    await guest.open(link)
    await guest.comes(circle('lapte'))
    await guest.add('sare')
    await guest.comes(circle('sare'))
    await product.startAgain()
    await other.open(link)
    await other.comes(circle('sare'))
  })

  it('each panel of the menu opens, fits the screen and closes', async () => {
    const guest = await newGuest()
    await makeList(guest, 'lapte')
    for (const entry of ['Partajare', 'Istoric', 'Liste gata făcute', 'Cât costă', 'Setări', 'Mai multe']) {
      await guest.press('Meniul listei')
      await guest.pressUntil(entry, `${lastHeading}?.innerText.includes('${entry}')`)
      const isCut = '((panel) => panel.scrollWidth > panel.clientWidth)'
      expect(await guest.page.evaluate(`${isCut}(document.querySelector('dialog[open]'))`)).toBe(false)
      await guest.pressUntil('Închide', "!document.querySelector('dialog[open]')")
    }
  })

  /** Leaves a list in the middle of storing an item, for a food's page. @returns the list's link */
  async function leaveWriting(guest: Guest): Promise<string> {
    const link = await makeList(guest, 'lapte')
    await guest.page.evaluate(keepWriting)
    await guest.fill('Produse de adăugat', 'sare\n')
    await guest.open(`${product.url}/alimente/rosii/`)
    return link
  }

  it('a page that was left in the middle of a write blocks no other', async () => {
    const guest = await newGuest()
    await leaveWriting(guest)
    await guest.press('Adaugă în lista de cumpărături')
    await guest.comes("document.querySelector('add-to-list [role=status]').innerText.includes('Acasă')")
  })

  // Firefox does not keep such a page: it is loaded again.
  it.runIf(name === webKit.name)(
    'a page that was left in the middle of a write goes on with it',
    async () => {
      const [guest, other] = [await newGuest(), await newGuest()]
      const link = await leaveWriting(guest)
      await guest.page.evaluate('history.back()')
      await guest.comes('globalThis.keepsWriting')
      await guest.page.evaluate('void (globalThis.keepsWriting = false)')
      await other.open(link)
      await other.comes(circle('sare'))
    },
  )

  it('a food found in the guide goes onto the list', async () => {
    const guest = await newGuest()
    const link = await makeList(guest, 'lapte')
    await guest.open(`${product.url}/alimente/`)
    await guest.fill('Caută un aliment', 'rosii')
    // The results move the page's other link of this name.
    await guest.comes(
      "document.querySelector('#cauta').value === 'rosii' && !document.querySelector('#rezultate').hidden",
    )
    await guest.press('Roșii')
    await guest.comes("location.pathname === '/alimente/rosii/'")
    await guest.comes("document.readyState === 'complete'")
    await guest.press('Adaugă în lista de cumpărături')
    await guest.comes("document.querySelector('add-to-list [role=status]').innerText.includes('Acasă')")
    await guest.open(link)
    await guest.comes(circle('roșii'))
  })
})

/** Runs in the page. Keeps each writing transaction of the page running as long as `keepsWriting` is true. */
const keepWriting = `(() => {
  globalThis.keepsWriting = true
  for (const method of ['add', 'put']) {
    const own = IDBObjectStore.prototype[method]
    IDBObjectStore.prototype[method] = function (...values) {
      const again = () => {
        if (globalThis.keepsWriting) this.get('').onsuccess = again
      }
      again()
      return own.apply(this, values)
    }
  }
  return true
})()`

const lastHeading = "[...document.querySelectorAll('dialog[open] h2')].at(-1)"

function named(name: string): string {
  return `document.querySelector('[aria-label=${JSON.stringify(name)}]')`
}

function circle(item: string): string {
  return named(`Bifează ${item}`)
}
