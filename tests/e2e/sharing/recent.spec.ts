import type { Locator } from '@playwright/test'
import { homeTexts } from '../../../src/i18n/pages/home.ts'
import { holdFiles, holdScripts } from '../support/held-scripts.ts'
import type { Person } from '../support/person.ts'
import { watchShifts } from '../support/shifts.ts'
import { expect, test } from '../support/test.ts'
import { withoutLimits } from '../support/time.ts'

/** The lists on the home page. */
function cardsOf({ page }: Person): Locator {
  return page.getByRole('region', { name: 'Listele mele' }).getByRole('listitem')
}

/** Waits until the cards that the home page starts with next time contain a text. */
async function hasKept({ page }: Person, text: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lista-noastra:my-lists'))).toContain(text)
}

/** The service worker has its own copy of the scripts, so that `holdScripts` would not hold them. */
const withoutWorker = { serviceWorkers: 'block' } as const

/** Signs the person in with an account that has these lists, the last saved first. */
async function pretendAccount({ page, context }: Person, links: readonly string[]): Promise<void> {
  const saved = await Promise.all(
    links.map(async (link) => {
      const token = new URL(link).pathname.split('/').at(-1) ?? ''
      const answer = await context.request.get('/api/list/summary', { headers: { 'X-Share-Token': token } })
      const { id: listId, name } = await answer.json()
      return { listId, token, name }
    }),
  )
  await context.route('**/api/account/lists', (route) => route.fulfill({ json: saved }))
  await page.addInitScript(() => {
    const session = { token: 'jeton', id: 'ana', email: 'ana@example.com', displayName: 'Ana' }
    localStorage.setItem('lista-noastra:session', JSON.stringify({ session }))
  })
}

test('a first visitor sees nothing of lists, and nothing moves', async ({ person }) => {
  const { page } = person
  const shift = await watchShifts(person)
  await person.open('/')
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('region', { name: 'Listele mele' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(page.getByText('Faceți o listă, trimiteți linkul')).toBeVisible()
  await expect(page.locator('.sample')).toBeVisible()
  await expect(page.getByRole('heading', { name: homeTexts.featuresTitle })).toBeVisible()
  await expect(page.getByText('Numele e opțional.')).toBeVisible()
  expect(await shift()).toBeLessThanOrEqual(0.01)
})

for (const width of [360, 390, 768, 1280]) {
  test(`nothing moves when the font of the headings arrives late, ${width} px wide`, async ({
    newPerson,
  }) => {
    const person = await newPerson({ ...withoutWorker, viewport: { width, height: 800 } })
    const { page } = person
    const shift = await watchShifts(person)
    const releaseFont = await holdFiles(person, 'fraunces-*.woff2')
    await page.goto('/', { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    releaseFont()
    await page.waitForFunction(() => document.fonts.check('600 32px "Fraunces Lista"'))
    expect(await shift()).toBeLessThanOrEqual(0.01)
  })
}

test('the home page of a device with lists is drawn with them, and nothing moves', async ({ person }) => {
  const shift = await watchShifts(person)
  for (const name of [
    'Cină',
    'Cumpărături pentru un weekend la munte cu toți copiii și bunicii',
    '1',
    '2',
    '3',
    '4',
  ])
    await person.createList(name)
  await hasKept(person, '"4"')
  await person.open('/')
  await expect(cardsOf(person)).toHaveCount(5)
  await expect(person.page.locator('[data-early]')).toHaveCount(0)
  await person.page.waitForLoadState('networkidle')
  expect(await shift()).toBeLessThanOrEqual(0.01)
  await person.page.getByRole('button', { name: 'Arată toate cele 6' }).click()
  await expect(cardsOf(person)).toHaveCount(6)
})

test('the first picture of the home page has the lists, as they were left, before any script of it comes', async ({
  newPerson,
}) => {
  const person = await newPerson({ ...withoutWorker, viewport: { width: 390, height: 844 } })
  const { page } = person
  await person.createList('<b>Cină</b> & co')
  await person.add('lapte')
  await person.seesNothingWaiting()
  await hasKept(person, 'co')
  await person.add('pâine')
  await person.seesNothingWaiting()
  const letThrough = await holdScripts(person)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(cardsOf(person)).toHaveText([/<b>Cină<\/b> & co\s*2 rămase din 2\s*acum/])
  await expect(page.locator('[data-early]')).toHaveCount(1)
  await expect(page.getByText('Faceți o listă, trimiteți linkul')).toBeHidden()
  await expect(page.locator('.sample')).toBeHidden()
  await expect(page.getByText(homeTexts.featuresTitle)).toBeHidden()
  const place = await page.getByRole('button', { name: 'Creează lista' }).boundingBox()
  await cardsOf(person).getByRole('link').focus()

  letThrough()
  await expect(page.locator('[data-early]')).toHaveCount(0)
  await expect(cardsOf(person)).toHaveCount(1)
  await expect(cardsOf(person).getByRole('link')).toBeFocused()
  expect(await page.getByRole('button', { name: 'Creează lista' }).boundingBox()).toEqual(place)
  await cardsOf(person).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: '<b>Cină</b> & co' })).toBeVisible()
})

test('a list of the first picture opens before any script of the page comes', async ({ newPerson }) => {
  const person = await newPerson(withoutWorker)
  const link = await person.createList('Cină')
  await hasKept(person, 'Cină')
  await holdScripts(person)
  await person.page.goto('/', { waitUntil: 'commit' })
  await cardsOf(person).getByRole('link').click({ noWaitAfter: true })
  await person.page.waitForURL(link, { waitUntil: 'commit' })
})

test('the stored lists of a device may be anything: the page works without them', async ({ person }) => {
  for (const kept of ['{', '7', '{"token":1}', '[{"token":"x"}]', '[null]']) {
    await person.page.addInitScript((text) => localStorage.setItem('lista-noastra:my-lists', text), kept)
    await person.open('/')
    await hasKept(person, '[]')
    await expect(person.page.getByRole('region', { name: 'Listele mele' })).toHaveCount(0)
  }
})

for (const [where, viewport] of [
  ['a phone', { width: 360, height: 780 }],
  ['a wide screen', { width: 1280, height: 800 }],
] as const) {
  test(`„Lista de Cumpărături” leads a visitor with lists to them, on ${where}`, async ({ newPerson }) => {
    const person = await newPerson({ viewport })
    const { page } = person
    const way = page
      .getByRole('navigation', { name: 'Meniu' })
      .getByRole('link', { name: 'Lista de Cumpărături' })
    const menu = page.getByRole('button', { name: 'Meniu' })
    const unfold = async () => void ((await menu.isVisible()) && (await menu.click()))
    await person.open('/despre')
    await unfold()
    await way.click()
    await expect(page).toHaveURL('/lista-de-cumparaturi')
    await person.createList('Cină')
    await hasKept(person, 'Cină')
    await person.open('/despre')
    await unfold()
    await way.click()
    await expect(page).toHaveURL('/#listele-mele')
    await expect(cardsOf(person)).toHaveText([/Cină/])
  })
}

test('the lists of the account stand among those of the device, each once', async ({ person, newPerson }) => {
  const onlySaved = await person.createList('Grătar')
  await person.add('mici, bere')
  await person.seesNothingWaiting()
  const inBoth = await person.createList('Cină')
  await person.add('lapte, pâine, ouă')
  await person.seesNothingWaiting()

  const guest = await newPerson()
  await guest.open(inBoth)
  await guest.hasTheList()
  await person.add('unt')
  await person.seesNothingWaiting()
  await guest.createList('Botez')
  await guest.seesNothingWaiting()
  await hasKept(guest, 'Botez')
  await pretendAccount(guest, [onlySaved, inBoth])
  await guest.open('/')
  const lists = [/Botez\s*nimic pe listă/, /Cină\s*4 rămase din 4/, /Grătar\s*2 rămase din 2/]
  await expect(cardsOf(guest)).toHaveText(lists)
  await hasKept(guest, 'Grătar')

  // The lists stay while the account cannot be reached.
  await guest.context.route('**/api/**', (route) => route.abort('internetdisconnected'))
  await guest.open('/')
  await expect(guest.page.locator('[data-early]')).toHaveCount(0)
  await expect(cardsOf(guest)).toHaveText(lists)
})

test('a list of the account is forgotten there too, and comes back', async ({ person, newPerson }) => {
  const link = await person.createList('Grătar')
  await person.seesNothingWaiting()
  const guest = await newPerson()
  await withoutLimits(guest.page)
  await guest.open('/')
  await pretendAccount(guest, [link])
  const asked: string[] = []
  await guest.context.route('**/api/account/lists/leave', (route) => {
    asked.push(route.request().postData() ?? '')
    return route.fulfill({ status: 204 })
  })
  await guest.open('/')
  await expect(cardsOf(guest)).toHaveText([/Grătar/])
  await guest.page.getByRole('button', { name: 'Modifică listele' }).click()
  await guest.page.getByRole('button', { name: 'Uită lista Grătar' }).click()
  await expect(cardsOf(guest)).toHaveCount(0)
  await expect(guest.toasts).toContainText('Lista „Grătar” nu mai apare aici și nici în cont.')
  expect(asked).toEqual([expect.stringContaining('listId')])
  await guest.toasts.getByRole('button', { name: 'Anulează' }).click()
  await expect(cardsOf(guest)).toHaveText([/Grătar/])
})

test('the home page offers the lists of this device, the last opened first, with the items left in each', async ({
  person,
}) => {
  const first = await person.createList('Cină')
  await person.add('lapte, pâine, ouă')
  await person.tick('lapte')
  await expect(person.page.getByText('2 rămase, 1 completat')).toBeVisible()
  await person.seesNothingWaiting()
  await person.createList('Botez')
  await person.open('/')
  await expect(cardsOf(person)).toHaveText([/Botez\s*nimic pe listă/, /Cină\s*2 rămase din 3/])

  await person.open(first)
  await person.add('unt')
  await expect(person.row('unt')).toBeVisible()
  await person.seesNothingWaiting()
  await person.open('/')
  await expect(cardsOf(person)).toHaveText([/Cină\s*3 rămase din 4/, /Botez/])
})

test('a list is opened from the home page without a connection, changed, and counted again', async ({
  newPerson,
}) => {
  const person = await newPerson({ serviceWorkers: 'allow' })
  await person.createList('Cină')
  await person.add('lapte, pâine')
  await expect(person.row('pâine')).toBeVisible()
  await person.seesNothingWaiting()
  await person.open('/')
  await person.hasTheSite()
  await person.goOffline()
  await person.page.getByRole('link', { name: 'Cină' }).click()
  await expect(person.page.getByRole('heading', { level: 1, name: 'Cină' })).toBeVisible()
  await expect(person.page.getByRole('heading', { name: 'De cumpărat' })).toBeFocused()
  await expect(person.page).toHaveTitle('Cină – Lista Noastră')
  await person.tick('lapte')
  await person.seesCompleted('lapte')
  await person.page.goBack()
  await expect(person.page.getByRole('link', { name: 'Cină' })).toContainText(
    /1 rămas din 2.*1 modificare în așteptare/,
  )
  await expect(person.page).toHaveTitle(/^Lista Noastră/)
})

test('a list is forgotten here, and only here, and that can be undone', async ({ person, newPerson }) => {
  await withoutLimits(person.page)
  const link = await person.createList('Cină')
  await person.add('lapte')
  await expect(person.row('lapte')).toBeVisible()
  await person.seesNothingWaiting()
  await person.open('/')
  const row = person.page.getByRole('link', { name: 'Cină' })
  const forget = person.page.getByRole('button', { name: 'Uită lista Cină' })
  await person.page.getByRole('button', { name: 'Modifică listele' }).click()
  await forget.click()
  await expect(row).toHaveCount(0)
  await expect(person.page.getByRole('button', { name: 'Creează lista' })).toBeFocused()
  await person.toasts.getByRole('button', { name: 'Anulează' }).click()
  await expect(row).toContainText('1 rămas din 1')
  await forget.click()
  await expect(row).toHaveCount(0)
  await person.page.reload()
  await person.isAtHand()
  await expect(person.page.getByRole('region', { name: 'Listele mele' })).toHaveCount(0)

  const guest = await newPerson()
  await guest.open(link)
  await expect(guest.row('lapte')).toBeVisible()
})

test('a list with changes that are only on this device is not forgotten without asking', async ({
  person,
}) => {
  await withoutLimits(person.page)
  const link = await person.createList('Cină')
  await person.seesNothingWaiting()
  await person.context.route('**/api/**', (route) => route.abort('internetdisconnected'))
  await person.add('lapte, pâine')
  await expect(person.page.getByText('2 modificări în așteptare')).toBeVisible()
  await person.open('/')
  await person.page.getByRole('button', { name: 'Modifică listele' }).click()
  const forget = person.page.getByRole('button', { name: 'Uită lista Cină' })
  await forget.click()
  const question = person.page.getByRole('dialog', { name: 'Uitați lista?' })
  await expect(question).toContainText('„Cină” are 2 modificări în așteptare.')
  await question.getByRole('button', { name: 'Renunță' }).click()
  await expect(forget).toBeFocused()

  await forget.click()
  await question.getByRole('button', { name: 'Uită lista' }).click()
  await expect(person.page.getByRole('link', { name: 'Cină' })).toHaveCount(0)
  await person.toasts.getByRole('button', { name: 'Anulează' }).click()
  await expect(person.page.getByRole('link', { name: 'Cină' })).toContainText('2 modificări în așteptare')

  await person.context.unroute('**/api/**')
  await person.open(link)
  await person.seesNothingWaiting()
  await expect(person.row('pâine')).toBeVisible()
})
