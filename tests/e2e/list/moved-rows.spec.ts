import type { BrowserContextOptions, Locator, Page } from '@playwright/test'
import { type ListClient, makeList } from '../../support/people/api.ts'
import type { Product } from '../../support/server/product.ts'
import { feltOn, listenTo } from '../support/felt.ts'
import { Finger } from '../support/finger.ts'
import type { Person } from '../support/person.ts'
import { recordLayouts, rowsLatelyAt } from '../support/row-layouts.ts'
import { expect, moving, test } from '../support/test.ts'
import { stopTheClock } from '../support/time.ts'

test.use(moving)

/** Milliseconds for which a place must have held the same row before a press there counts. */
const restMs = 600
/** Milliseconds within which a person presses again after a refusal. */
const standingMs = 1_500
/** Milliseconds after which a press counts as unanswered. */
const unansweredMs = 4_000
const soon = { intervals: [10, 20, 50] }
const refusedText = 'Lista s-a mișcat chiar atunci. Apăsați din nou.'
const deleting = '50,50,50'
const refusing = '50'

const phone = { viewport: { width: 360, height: 780 }, hasTouch: true } as const
/** Without animations, so that a row is at its place as soon as it is rendered. */
const still = { ...phone, reducedMotion: 'reduce' } as const

interface Scene {
  ana: Person
  page: Page
  list: ListClient
  idOf: (name: string) => Promise<string>
}

/** Opens a list on Ana's page and stops the page's clock. Other people change the list through the server. */
async function setScene(
  newPerson: (options?: BrowserContextOptions) => Promise<Person>,
  product: Product,
  names: readonly string[],
  options: BrowserContextOptions = still,
): Promise<Scene> {
  const list = await makeList(product.url)
  await list.push(names.map((name) => list.add(name)))
  const ana = await newPerson(options)
  await listenTo(ana.page)
  await ana.open(`/list/${list.token}`)
  await ana.isLive()
  await expect(ana.page.getByRole('listitem')).toHaveCount(names.length)
  // The live region that announces refused presses is added a moment after the rows.
  await expect(ana.page.locator('body > [role="status"]')).toHaveCount(1)
  await stopTheClock(ana.page)
  await ana.page.clock.runFor(1_000)
  const idOf = async (name: string) => (await list.items()).find((item) => item.name === name)?.id ?? ''
  return { ana, page: ana.page, list, idOf }
}

/** Deletes an item as another person, and waits until the item disappears from Ana's page. */
async function othersRemove({ page, list, idOf }: Scene, name: string): Promise<void> {
  const id = await idOf(name)
  await list.push([list.remove(id)])
  await expect(page.locator(`[data-item="${id}"]`)).toHaveCount(0)
}

/** Presses a place, such as the current or a former middle of an element. */
async function tap(page: Page, place: { x: number; y: number }): Promise<void> {
  await page.touchscreen.tap(place.x, place.y)
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox()
  if (!box) throw new Error('it is not in sight')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

function binOf({ page }: Scene, name: string): Locator {
  return page.getByRole('button', { name: `Șterge ${name}`, exact: true })
}

async function patterns(page: Page): Promise<string[]> {
  return (await feltOn(page)).vibrationsMs.map(String)
}

/** Returns the vibration that follows number `after`; undefined if a press gets no answer at all. */
async function nextPattern(page: Page, after: number): Promise<string | undefined> {
  await expect
    .poll(async () => (await patterns(page)).length, { ...soon, timeout: unansweredMs })
    .toBeGreaterThan(after)
    .catch(() => undefined)
  return (await patterns(page))[after]
}

function refusedRow(page: Page): Locator {
  return page.locator('[data-refused]')
}

async function isRefused({ page }: Scene, name: string): Promise<void> {
  await expect(refusedRow(page)).toContainText(name)
  await expect(page.getByRole('status').filter({ hasText: refusedText })).toHaveCount(1)
  expect((await patterns(page)).at(-1)).toBe(refusing)
}

const oneSection = ['lucru a', 'lucru b', 'lucru c', 'lucru d', 'lucru e']

test.describe('three people at one list', () => {
  const presses = 80
  /** Milliseconds from the look at a row until the thumb touches it. */
  const reachMs = 300

  test('of 80 presses on a bin each deletes the row that it was aimed at, or is answered', async ({
    newPerson,
    product,
  }) => {
    const scene = await setScene(newPerson, product, firstThings)
    const { page } = scene
    await recordLayouts(page)
    const others = new Others(scene)
    const random = seeded(7)
    const counts = { deleted: 0, refused: 0, silent: 0, wrong: 0, refusedThoughUnmoved: 0 }
    for (let press = 0; press < presses; press += 1) {
      const gapMs = 700 + random() * 800
      const changes = [0, 1].filter(() => random() < 0.6).map(() => random() * gapMs)
      let aim: Aim | undefined
      const look = async () => {
        aim = await aimAtABin(page, random)
      }
      const acts: [atMs: number, act: () => Promise<void>][] = [
        [gapMs - reachMs, look],
        ...changes.map((atMs): [number, () => Promise<void>] => [atMs, () => others.change(random)]),
      ]
      await passes(page, gapMs, acts)
      if (!aim) throw new Error('no row is in sight')
      const lately = await rowsLatelyAt(page, aim.y, restMs)
      const under = lately.at(-1) ?? ''
      const before = (await patterns(page)).length
      await tap(page, aim)
      const felt = await nextPattern(page, before)
      counts.deleted += Number(felt === deleting)
      counts.refused += Number(felt === refusing)
      counts.silent += Number(felt === undefined)
      counts.wrong += Number(felt === deleting && under !== aim.id)
      counts.refusedThoughUnmoved += Number(felt !== deleting && lately.length === 1)
      if (felt === deleting) {
        await expect(page.locator(`[data-item="${under}"]`)).toHaveCount(0)
        others.gone.add(under)
      }
      if (felt === refusing) await expect(page.getByText(refusedText)).toHaveCount(1)
    }
    test.info().annotations.push({ type: 'presses', description: JSON.stringify(counts) })
    expect(counts).toMatchObject({ silent: 0, wrong: 0, refusedThoughUnmoved: 0 })
    expect(counts.deleted + counts.refused).toBe(presses)
    // Otherwise the changes of the other people had no effect.
    expect(counts.refused).toBeGreaterThan(0)
    expect(counts.deleted).toBeGreaterThan(presses / 2)
  })
})

/** Runs the page's clock for `forMs`, and performs each act when it is due. */
async function passes(
  { clock }: Page,
  forMs: number,
  acts: readonly [atMs: number, act: () => Promise<void>][],
): Promise<void> {
  let nowMs = 0
  for (const [atMs, act] of acts.toSorted(([one], [other]) => one - other)) {
    await clock.runFor(Math.round(atMs - nowMs))
    nowMs = atMs
    await act()
  }
  await clock.runFor(Math.round(forMs - nowMs))
}

const firstThings = [
  'banane, lămâi, mere, pere, roșii, cartofi, ardei, morcovi, lapte, ouă, telemea, iaurt, pâine, chifle, orez',
  'făină, zahăr, cafea, ceai, săpun',
].flatMap((line) => line.split(', '))
const laterThings = [
  'struguri, kiwi, prune, castraveți, vinete, dovlecei, unt, smântână, caș, cozonac, mălai, paste, miere, gem',
  'ciocolată, detergent, șampon, apă minerală, ulei, oțet, piper, sare, fasole, portocale, ananas, ceapă, usturoi',
  'varză, kefir, cașcaval, lipie, griș, biscuiți, linte, năut, mazăre, ridichi, salată, măsline, hamsii, somon',
].flatMap((line) => line.split(', '))

/** Two other people, who add and delete items. Each change ends once Ana's page shows it. */
class Others {
  /** Ids of the items that Ana has deleted; the server may not have received these changes yet. */
  readonly gone = new Set<string>()
  readonly #scene: Scene
  #added = 0

  constructor(scene: Scene) {
    this.#scene = scene
  }

  async change(random: () => number): Promise<void> {
    const { page, list } = this.#scene
    const ids = (await list.items()).map(({ id }) => id).filter((id) => !this.gone.has(id))
    const isAdding = ids.length < 16 || (random() < 0.5 && ids.length < 30)
    const count = await countOf(page)
    if (isAdding) await list.push([list.add(laterThings[this.#added++ % laterThings.length] ?? '')])
    else await list.push([list.remove(ids[Math.floor(random() * ids.length)] ?? '')])
    await expect.poll(() => countOf(page), soon).toBe(count + (isAdding ? 1 : -1))
  }
}

/** Returns the number of items on the page, including rows that are not rendered yet. */
function countOf(page: Page): Promise<number> {
  return page.locator('.list-progress').evaluate((bar) => Number(bar.getAttribute('max')))
}

/** The height above the dock in which the line about the connection and the strip for sharing may be. */
const lineHeightPx = 120

interface Aim {
  id: string
  x: number
  y: number
}

/**
 * Returns a random visible delete button and its current position. The lowest rows are left out, because the line about the
 * connection may appear over them.
 */
async function aimAtABin(page: Page, random: () => number): Promise<Aim | undefined> {
  const bins = await page.evaluate((lineHeight) => {
    const lowest = (document.querySelector('.dock')?.getBoundingClientRect().top ?? innerHeight) - lineHeight
    return [...document.querySelectorAll<HTMLElement>('[data-item]')].flatMap((row): Aim[] => {
      const bin = row.querySelector('[data-control="remove"]')?.getBoundingClientRect()
      if (!bin || bin.bottom > lowest) return []
      const [x, y] = [bin.left + bin.width / 2, bin.top + bin.height / 2]
      return row.contains(document.elementFromPoint(x, y)) ? [{ id: row.dataset.item ?? '', x, y }] : []
    })
  }, lineHeightPx)
  return bins[Math.floor(random() * bins.length)]
}

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

test.describe('a row that has not moved takes presses at once', () => {
  test('above the change, and with it the bin, the circle and the name', async ({ newPerson, product }) => {
    const scene = await setScene(newPerson, product, oneSection)
    const { ana, page } = scene
    await othersRemove(scene, 'lucru d')
    await tap(page, await middleOf(binOf(scene, 'lucru b')))
    await expect(ana.row('lucru b')).toHaveCount(0)
    await page.clock.runFor(restMs)
    await othersRemove(scene, 'lucru e')
    await tap(page, await middleOf(ana.circle('lucru c')))
    await expect(page.getByText('1 rămas, 1 completat')).toBeVisible()
    await tap(page, await middleOf(page.getByRole('button', { name: 'Modifică lucru a' })))
    await expect(ana.form).toBeVisible()
  })

  test('in the other column of a wide screen', async ({ newPerson, product }) => {
    const names = ['mere', 'pere', 'lapte', 'unt', 'pâine', 'detergent', 'săpun', 'cafea']
    const wide = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const
    const scene = await setScene(newPerson, product, names, wide)
    const columnOf = async (name: string) => (await scene.ana.row(name).boundingBox())?.x
    expect(await columnOf('mere')).toBe(await columnOf('lapte'))
    expect(await columnOf('mere')).not.toBe(await columnOf('cafea'))
    await othersRemove(scene, 'mere')
    const { x, y } = await middleOf(binOf(scene, 'cafea'))
    await scene.page.mouse.click(x, y)
    await expect(scene.ana.row('cafea')).toHaveCount(0)
    await othersRemove(scene, 'unt')
    const moved = await middleOf(binOf(scene, 'pere'))
    await scene.page.mouse.click(moved.x, moved.y)
    await isRefused(scene, 'pere')
  })

  test('while shopping', async ({ newPerson, product }) => {
    const scene = await setScene(newPerson, product, oneSection)
    const { ana, page } = scene
    await ana.startShopping()
    await page.clock.runFor(restMs)
    await othersRemove(scene, 'lucru c')
    await tap(page, await middleOf(ana.circle('lucru b')))
    await expect(page.getByRole('button', { name: 'Debifează lucru b' })).toBeVisible()
    await tap(page, await middleOf(ana.circle('lucru d')))
    await isRefused(scene, 'lucru d')
  })

  test('and neither a key nor assistive technology is refused anywhere: they press the row they read', async ({
    newPerson,
    product,
  }) => {
    const scene = await setScene(newPerson, product, oneSection)
    const { ana, page } = scene
    await othersRemove(scene, 'lucru a')
    await binOf(scene, 'lucru c').press('Enter')
    await expect(ana.row('lucru c')).toHaveCount(0)
    await othersRemove(scene, 'lucru b')
    await binOf(scene, 'lucru d').evaluate((bin) => (bin as HTMLElement).click())
    await expect(ana.row('lucru d')).toHaveCount(0)
    expect(await patterns(page)).not.toContain(refusing)
  })

  test('nor is a press in a sheet over the rows', async ({ newPerson, product }) => {
    const scene = await setScene(newPerson, product, oneSection)
    const { ana, page } = scene
    await tap(page, await middleOf(page.getByRole('button', { name: 'Modifică lucru d' })))
    await ana.form.getByLabel('Cantitate', { exact: true }).fill('7')
    await page.clock.runFor(restMs)
    await othersRemove(scene, 'lucru a')
    const save = page.getByRole('dialog').getByRole('button', { name: 'Salvează' })
    await tap(page, await middleOf(save))
    await expect(ana.form).toHaveCount(0)
    await expect(ana.row('lucru d')).toContainText('7')
  })
})

test.describe('a press that is refused', () => {
  test('is shown and announced with a vibration, and the next press counts despite changes by others', async ({
    newPerson,
    product,
  }) => {
    const scene = await setScene(newPerson, product, oneSection, phone)
    const { ana, page } = scene
    const bin = await middleOf(binOf(scene, 'lucru b'))
    await othersRemove(scene, 'lucru b')
    await hasGlided(page)
    await tap(page, bin)
    await isRefused(scene, 'lucru c')
    const shaking = refusedRow(page).locator('> *').first()
    await expect(shaking).toHaveCSS('animation-name', 'refuse')
    await scene.list.push([scene.list.remove(await scene.idOf('lucru a'))])
    await expect.poll(() => countOf(page), soon).toBe(3)
    await page.clock.runFor(standingMs - 100)
    await tap(page, bin)
    await expect(ana.row('lucru c')).toHaveCount(0)
    expect((await scene.list.items()).map(({ name }) => name)).not.toContain('lucru a')
    await page.clock.runFor(standingMs)
    await expect(refusedRow(page)).toHaveCount(0)
    await expect(page.getByText(refusedText)).toHaveCount(0)
    await expect(page.getByRole('listitem')).toHaveText(['lucru d', 'lucru e'])
  })

  test('is outlined instead of shaken with reduced motion, and causes no vibration if those are off', async ({
    newPerson,
    product,
  }) => {
    const scene = await setScene(newPerson, product, oneSection)
    const { page } = scene
    await scene.ana.openMenu('Setări')
    await page.getByRole('switch', { name: 'Vibrații' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await othersRemove(scene, 'lucru b')
    await tap(page, await middleOf(binOf(scene, 'lucru c')))
    await expect(refusedRow(page)).toContainText('lucru c')
    await expect(refusedRow(page)).toHaveCSS('outline-style', 'solid')
    expect(await refusedRow(page).evaluate((row) => row.getAnimations({ subtree: true }).length)).toBe(0)
    expect(await patterns(page)).toEqual([])
    await page.clock.runFor(standingMs)
    await expect(refusedRow(page)).toHaveCount(0)
  })

  test('is shown on the row that it was meant for where no row is under the finger', async ({
    newPerson,
    product,
  }) => {
    const scene = await setScene(newPerson, product, oneSection)
    const { page } = scene
    const bin = await middleOf(binOf(scene, 'lucru e'))
    await othersRemove(scene, 'lucru a')
    await tap(page, bin)
    await isRefused(scene, 'lucru e')
  })

  test('reaches nothing else either that has come under the finger', async ({ newPerson, product }) => {
    const scene = await setScene(newPerson, product, [...oneSection, 'lucru f'])
    const { ana, page, list, idOf } = scene
    await list.push([list.set(await idOf('lucru f'), { completed: true })])
    await expect(page.getByText('5 rămase, 1 completat')).toBeVisible()
    await page.clock.runFor(3_000)
    const fold = ana.completed.locator('[data-fold]')
    const place = await middleOf(ana.row('lucru e'))
    const { x } = await middleOf(fold)
    await othersRemove(scene, 'lucru a')
    await tap(page, { x, y: place.y })
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
    await isRefused(scene, 'lucru e')
    await page.clock.runFor(restMs)
    await tap(page, await middleOf(fold))
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
  })

  test('may be a slow one: it was aimed when the finger went down', async ({ newPerson, product }) => {
    const scene = await setScene(newPerson, product, oneSection)
    const { ana, page } = scene
    const finger = new Finger(page)
    await othersRemove(scene, 'lucru b')
    await page.clock.runFor(100)
    await finger.touch(binOf(scene, 'lucru c'))
    await page.clock.runFor(restMs)
    await finger.letGo()
    await isRefused(scene, 'lucru c')
    await expect(ana.row('lucru c')).toHaveCount(1)
  })

  test('is refused again while the finger may tremble, and leaves the circle free for the next one', async ({
    newPerson,
    product,
  }) => {
    const scene = await setScene(newPerson, product, oneSection)
    const { ana, page } = scene
    await othersRemove(scene, 'lucru b')
    await page.clock.runFor(restMs - 50)
    const circle = await middleOf(ana.circle('lucru c'))
    await tap(page, circle)
    await isRefused(scene, 'lucru c')
    await page.clock.runFor(220)
    const before = (await patterns(page)).length
    await tap(page, circle)
    expect(await nextPattern(page, before)).toBe(refusing)
    await page.clock.runFor(restMs - 220)
    await tap(page, circle)
    await expect(page.getByText('3 rămase, 1 completat')).toBeVisible()
  })

  test('may be a swipe', async ({ newPerson, product }) => {
    const scene = await setScene(newPerson, product, oneSection)
    const { ana, page } = scene
    const finger = new Finger(page)
    await othersRemove(scene, 'lucru b')
    await finger.swipe(ana.row('lucru c'), -150)
    await isRefused(scene, 'lucru c')
    await page.clock.runFor(standingMs)
    await expect(ana.row('lucru c')).toHaveCount(1)
    await othersRemove(scene, 'lucru e')
    await finger.swipe(ana.row('lucru c'), -150)
    await expect(ana.toasts).toContainText('Ați șters „lucru c”')
    await page.clock.runFor(restMs)
    await expect(ana.row('lucru c')).toHaveCount(0)
  })
})

test('no order of the shelves set by another person moves anything under a finger', async ({
  newPerson,
  product,
}) => {
  const scene = await setScene(newPerson, product, ['mere', 'lapte', 'pâine'])
  const { ana, page, list } = scene
  await ana.startShopping()
  await page.clock.runFor(restMs)
  const finger = new Finger(page)
  await finger.touch(ana.circle('lapte'))
  await list.push([list.setOption('aisles/oriunde', 'lactate,paine,fructe'), list.add('unt')])
  await expect.poll(() => countOf(page), soon).toBe(4)
  const headings = page.locator('.list-group-name')
  await expect(headings).toHaveText(['Fructe', 'Lactate', 'Pâine'])
  await finger.letGo()
  await expect(page.getByRole('button', { name: 'Debifează lapte' })).toBeVisible()
  await page.clock.runFor(restMs)
  await expect(headings).toHaveText(['Lactate', 'Pâine', 'Fructe'])
  await tap(page, await middleOf(ana.circle('pâine')))
  await isRefused(scene, 'pâine')
})

/** Waits for the animations of the rows, which run on the screen's clock and not on the stopped one. */
async function hasGlided(page: Page): Promise<void> {
  await page.locator('.list-rows').evaluate(async (rows) => {
    const moving = rows.getAnimations({ subtree: true })
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
}
