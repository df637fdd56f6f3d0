import { holdScripts } from '../support/held-scripts.ts'
import { expect, test } from '../support/test.ts'

const unknownList = '/list/00000000-0000-4000-8000-000000000000'

test('a list is there before any script is', async ({ person, newPerson }) => {
  const link = await person.openNewList('Pentru <b>masă</b>')
  await person.add('lapte 2 l, pâine')
  await person.seesNothingWaiting()
  const reader = await newPerson({ javaScriptEnabled: false })
  const response = await reader.page.goto(link)
  expect(response?.status()).toBe(200)
  expect(response?.headers()).toMatchObject({
    'cache-control': 'private, no-cache',
    'referrer-policy': 'no-referrer',
  })
  await expect(reader.page).toHaveTitle('Pentru <b>masă</b> – Lista Noastră')
  await expect(reader.page.getByRole('heading', { level: 1 })).toHaveText('Pentru <b>masă</b>')
  await expect(reader.row('lapte')).toContainText('2 l')
  await expect(reader.page.getByText('2 rămase, 0 completate')).toBeVisible()
  await expect(reader.page.locator('.list-banner')).toContainText('activați JavaScript')
})

test('a list is private to its people, and its preview has its name', async ({ newPerson }) => {
  // With a service worker, the page would come from the device when the server takes long to render.
  const person = await newPerson({ serviceWorkers: 'block' })
  await person.openNewList('Botez')
  await person.page.reload()
  const { page } = person
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Botez')
  await expect(page.locator('meta[property="og:description"]')).toHaveAttribute('content', /„Botez”/)
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
})

for (const address of [unknownList, '/list/nu-e-un-link']) {
  test(`${address} says that there is no such list, with and without scripts`, async ({ newPerson }) => {
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await newPerson({ javaScriptEnabled })
      const response = await page.goto(address)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: 'Lista nu a putut fi găsită' })).toBeVisible()
      await expect(page.getByRole('main')).toContainText('Verificați linkul sau creați o listă nouă.')
      await page.getByRole('link', { name: 'Înapoi la început' }).click()
      await expect(page).toHaveURL('/')
    }
  })
}

test('a token in capitals opens the same list', async ({ person }) => {
  const link = await person.openNewList('Cină')
  await person.add('lapte')
  await person.seesNothingWaiting()
  const { pathname } = new URL(link)
  await person.open(pathname.replace(/[^/]+$/, (token) => token.toUpperCase()))
  await expect(person.row('lapte')).toBeVisible()
})

test('an unknown address is answered by a page in Romanian, with a word for Swedish visitors', async ({
  person,
}) => {
  const response = await person.page.goto('/nicaieri')
  expect(response?.status()).toBe(404)
  await expect(person.page.getByRole('heading', { name: 'Pagina nu a fost găsită' })).toBeVisible()
  const swedish = person.page.locator('[lang=sv]')
  await expect(swedish).toContainText('Hoppsan! Sidan hittades inte')
  await expect(swedish.getByRole('link')).toHaveCount(4)
})

test('a list is made once, however often the button is pressed', async ({ person }) => {
  const { page } = person
  const created: string[] = []
  await page.route('**/api/list', async (route) => {
    created.push(route.request().method())
    await expect(page.getByRole('button', { name: 'Creez lista...' })).toBeVisible()
    await page.keyboard.press('Enter')
    await route.continue()
  })
  await person.open('/')
  await page.getByRole('button', { name: 'Creează lista' }).click()
  await expect(page.getByRole('heading', { name: 'Lista mea' })).toBeVisible()
  expect(created.filter((method) => method === 'POST')).toHaveLength(1)
})

test('a list without a name is “Lista mea”, and empty lists say so', async ({ person }) => {
  await person.openNewList()
  await expect(person.page.getByRole('heading', { level: 1, name: 'Lista mea' })).toBeVisible()
  await expect(person.page.getByRole('heading', { name: 'Listă goală' })).toBeVisible()
})

test('a form that is sent before the script is there makes its list by that one press, and once', async ({
  newPerson,
}) => {
  const person = await newPerson({ serviceWorkers: 'block' })
  const { page } = person
  const letThrough = await holdScripts(person)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByLabel('Cum se numește lista?').fill('Cină')
  await page.getByRole('button', { name: 'Creează lista' }).click()
  await page.waitForURL(/nume/, { waitUntil: 'commit' })
  letThrough()
  await expect(page.getByRole('heading', { level: 1, name: 'Cină' })).toBeVisible()
  await person.seesNothingWaiting()

  await page.goBack()
  await expect(page.getByRole('link', { name: 'Cină' })).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Cină' })).toHaveCount(1)
  expect(new URL(page.url()).search).toBe('')
})

test('without scripts the home page asks for JavaScript', async ({ newPerson }) => {
  const { page } = await newPerson({ javaScriptEnabled: false })
  await page.goto('/')
  await expect(page.locator('noscript p')).toContainText('este nevoie de JavaScript')
})

test('a name typed before the script was there is the list’s, however soon it is sent', async ({
  newPerson,
}) => {
  const person = await newPerson({ serviceWorkers: 'block' })
  const { page } = person
  const letThrough = await holdScripts(person)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByLabel('Cum se numește lista?').fill('Cină')
  await page.getByRole('button', { name: 'Creează lista' }).evaluate(pressAllTheWhile)
  letThrough()
  await expect(page.getByRole('heading', { level: 1, name: 'Cină' })).toBeVisible()
})

test('pressed again until the page of the new list is there, the button makes no second list', async ({
  newPerson,
}) => {
  const { page } = await newPerson({ serviceWorkers: 'block' })
  await page.goto('/')
  await page.getByLabel('Cum se numește lista?').fill('Cină')
  await page.getByRole('button', { name: 'Creează lista' }).evaluate((button: HTMLElement) => {
    const pressing = setInterval(() => button.click(), 20)
    addEventListener('pagehide', () => clearInterval(pressing))
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Cină' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Cină' })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Creează lista' })).toBeEnabled()
})

/**
 * Presses a form's button between any two tasks of the page, until the page is left. The browser's own submission of the
 * form, which would load a new page, is prevented.
 */
function pressAllTheWhile(button: HTMLElement): void {
  addEventListener('submit', (event) => event.preventDefault())
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    button.click()
    port2.postMessage(undefined)
  }
  port2.postMessage(undefined)
}
