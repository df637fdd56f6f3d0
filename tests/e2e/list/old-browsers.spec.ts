import { type Api, newerApis } from '../../support/browsers/newer-apis.ts'
import { type ListClient, makeList } from '../../support/people/api.ts'
import type { Person } from '../support/person.ts'
import { expect, moving, test } from '../support/test.ts'

test.use(moving)

/** APIs that some browsers lack or withhold from pages. */
const missing: readonly Api[] = [
  ['AbortSignal', 'any'],
  ['AbortSignal', 'timeout'],
  ['Array', 'at'],
  ['Array', 'findLast'],
  ['Array', 'toReversed'],
  ['Array', 'toSorted'],
  ['Array', 'toSpliced'],
  ['', 'BroadcastChannel'],
  ['CSSStyleSheet', 'replaceSync'],
  ['Crypto', 'randomUUID'],
  ['Element', 'getAnimations'],
  ['HTMLDialogElement', 'showModal'],
  ['HTMLElement', 'inert'],
  ['', 'IntersectionObserver'],
  ['Intl', 'Segmenter'],
  ['', 'MessageChannel'],
  ['Navigator', 'locks'],
  ['Navigator', 'serviceWorker'],
  ['Navigator', 'storage'],
  ['Object', 'hasOwn'],
  ['', 'PerformanceNavigationTiming'],
  ['', 'ResizeObserver'],
  ['', 'caches'],
  ['', 'indexedDB'],
  ['', 'localStorage'],
  ['', 'reportError'],
  ['', 'requestIdleCallback'],
  ['', 'sessionStorage'],
  ['', 'structuredClone'],
  ['', 'visualViewport'],
]

/** Removes APIs from a page before any of its scripts runs, as in a browser that lacks them. */
function remove(apis: readonly Api[]): void {
  const take = (owner: unknown, name: string) => {
    if (typeof owner !== 'object' && typeof owner !== 'function') return
    if (owner === null || !(name in owner)) return
    if (Reflect.deleteProperty(owner, name) && !(name in owner)) return
    try {
      Object.defineProperty(owner, name, { value: undefined, configurable: true })
    } catch {
      // A few properties can be neither deleted nor redefined.
    }
  }
  for (const [owner, name] of apis) {
    const object = owner === '' ? globalThis : Reflect.get(globalThis, owner)
    take(object, name)
    if (owner !== '' && object) take(object.prototype, name)
  }
}

/** A list of two items, as a browser finds it that opens its link. */
async function makeCart(url: string): Promise<ListClient> {
  const list = await makeList(url, 'Cină')
  await list.push([list.add('lapte'), list.add('pâine')])
  return list
}

/** Reads the list, adds and ticks items, and opens and closes a sheet. */
async function shop(guest: Person, list: ListClient): Promise<void> {
  await guest.open(`/list/${list.token}`)
  await expect(guest.row('lapte')).toBeVisible()
  await guest.field.fill('unt')
  await guest.field.press('Enter')
  await expect(guest.row('unt')).toBeVisible()
  await guest.tick('lapte')
  const ticked = async () => (await list.items()).filter(({ completed }) => completed).map(({ name }) => name)
  await expect.poll(ticked).toEqual(['lapte'])
  expect((await list.items()).map(({ name }) => name).sort()).toEqual(['lapte', 'pâine', 'unt'])
  await guest.openMenu()
  await guest.page.getByRole('button', { name: 'Închide', exact: true }).click()
  await expect(guest.page.getByRole('dialog', { name: 'Meniu' })).toBeHidden()
  await expect(guest.row('pâine')).toBeVisible()
}

for (const api of missing) {
  test(`a list is read, filled and ticked without ${api.filter(Boolean).join('.')}`, async ({
    product,
    person: guest,
  }) => {
    await guest.page.addInitScript(remove, [api])
    await shop(guest, await makeCart(product.url))
  })
}

test('a long section has the height of its rows where style sheets cannot count them', async ({
  product,
  person: guest,
}) => {
  await guest.page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS)
    CSS.supports = (property: string, value?: string) =>
      !value?.includes('attr(') && (value === undefined ? supports(property) : supports(property, value))
  })
  const list = await makeList(product.url, 'Lungă')
  await list.push(Array.from({ length: 60 }, (_, at) => list.add(`lucru ${at}a`)))
  await guest.open(`/list/${list.token}`)
  await guest.isLive()
  const height = (shown: Element) => Reflect.get(Reflect.get(shown, 'style'), 'containIntrinsicBlockSize')
  await expect.poll(() => guest.page.locator('.list-items').evaluate(height)).toBe('auto 3120px')
})

test('and without all that has come since the oldest browsers', async ({ product, person: guest }) => {
  const list = await makeCart(product.url)
  const newer = newerApis()
  expect(newer.length).toBeGreaterThan(500)
  await guest.page.addInitScript(remove, newer)
  await shop(guest, list)
  expect(
    await guest.page.evaluate(() => [typeof BroadcastChannel, 'at' in [], 'any' in AbortSignal]),
  ).toEqual(['undefined', false, false])
  await guest.edit('pâine')
  await guest.form.getByLabel('Produs').fill('pâine neagră')
  await guest.save()
  await expect.poll(async () => (await list.items()).map(({ name }) => name)).toContain('pâine neagră')
  await guest.field.fill('mărar')
  await guest.page.reload()
  await guest.isAtHand()
  await expect(guest.field).toHaveValue('mărar')
})

const notBegun = 'Puteți citi, dar nu puteți schimba nimic acum'

test('a browser that is too old shows the rows, names the browsers that work, and takes no text that would be lost', async ({
  person,
  newPerson,
}) => {
  const link = await person.openNewList('Cină')
  await person.add('lapte')
  await expect(person.page.getByText(notBegun)).toBeHidden()
  const guest = await newPerson()
  // No script runs except the inline scripts of the page.
  await guest.context.route('**/_astro/*.js', () => {})
  await guest.page.addInitScript(() => {
    const own = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'style')
    const get = function (this: HTMLElement) {
      const has = (_: object, name: string | symbol) => name !== 'aspectRatio'
      const set = (style: object, name: string | symbol, value: unknown) => Reflect.set(style, name, value)
      return new Proxy(own?.get?.call(this), { has, set })
    }
    Object.defineProperty(HTMLElement.prototype, 'style', { get })
  })
  await guest.page.goto(link, { waitUntil: 'commit' })
  await expect(guest.page.getByText(notBegun)).toBeVisible()
  await expect(guest.page.getByText('Safari 15 (iOS 15)')).toBeVisible()
  await expect(guest.row('lapte')).toBeVisible()
  await expect(guest.field).toBeHidden()
  await guest.circle('lapte').click()
  await expect(guest.page.locator('[data-early-tick]')).toHaveCount(0)
})

test('so does one that gets the screen’s scripts, but cannot run them', async ({
  person,
  newPerson,
  troubles,
}) => {
  const link = await person.openNewList('Cină')
  await person.add('lapte')
  const guest = await newPerson()
  let letThrough = () => {}
  const isTyped = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await guest.context.route('**/_astro/screen.*.js*', async (route) => {
    await isTyped
    await route.fulfill({ contentType: 'text/javascript', body: 'a ???= b' })
  })
  await guest.page.goto(link, { waitUntil: 'commit' })
  await guest.field.fill('unt')
  await guest.field.press('Enter')
  await guest.field.fill('mărar')
  letThrough()
  await expect(guest.page.getByText(notBegun)).toContainText('Nu s-a adăugat: unt, mărar')
  await expect(guest.row('lapte')).toBeVisible()
  await expect(guest.field).toBeHidden()
  // A later visit with another browser's scripts must not add it again.
  const kept = await guest.page.evaluate(() => Object.keys(localStorage).join())
  expect(kept).not.toContain('early')
  expect(troubles.join()).toContain('Error hydrating')
  troubles.length = 0
})
