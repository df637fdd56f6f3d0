import type { Request } from '@playwright/test'
import { holdScripts } from '../support/held-scripts.ts'
import { expect, test } from '../support/test.ts'
import { withoutLimits } from '../support/time.ts'

const addButton = { name: 'Adaugă în lista de cumpărături' }

test.describe('a food goes onto the list', () => {
  test('that was last open, with its natural amount, and is seen by everybody', async ({
    person,
    newPerson,
  }) => {
    const { page } = person
    await person.openNewList('Veche')
    const link = await person.openNewList('Cină')
    const guest = await newPerson()
    await guest.open(link)

    await person.open('/alimente/rosii/')
    await page.getByRole('button', addButton).click()
    await expect(page.getByText('Am pus pe lista „Cină”: roșii')).toBeVisible()
    await expect(guest.row('roșii')).toContainText('1 kg')

    await page.getByRole('link', { name: 'Vezi lista ta' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Cină' })).toBeVisible()
    await expect(person.row('roșii')).toContainText('1 kg')
  })

  test('that was pressed before the page had its script, once, and is seen to be under way', async ({
    newPerson,
  }) => {
    const person = await newPerson({ serviceWorkers: 'block' })
    const { page } = person
    await person.openNewList('Cină')
    const letThrough = await holdScripts(person)
    await page.goto('/alimente/rosii/', { waitUntil: 'commit' })
    const button = page.getByRole('button', addButton)
    const before = await button.evaluate((element) => getComputedStyle(element).backgroundColor)
    await button.click()
    await button.click()
    await expect(button).not.toHaveCSS('background-color', before)
    letThrough()
    await expect(page.getByText('Am pus pe lista „Cină”: roșii')).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(button).toHaveCSS('background-color', before)
    await page.getByRole('link', { name: 'Vezi lista ta' }).click()
    await expect(person.row('roșii')).toContainText('1 kg')
  })

  test('also if the words that amounts are added up by do not arrive', async ({ newPerson }) => {
    const person = await newPerson({ serviceWorkers: 'block' })
    await person.context.route('**/words/*', () => {})
    await person.openNewList('Cină')
    await person.open('/alimente/rosii/')
    await person.page.getByRole('button', addButton).click()
    await expect(person.page.getByText('Am pus pe lista „Cină”: roșii')).toBeVisible()
  })

  test('once, however often it is pressed: the amounts are added up', async ({ person }) => {
    const { page } = person
    // The page of a food waits at most 3 s for the words that amounts are added up by.
    await withoutLimits(page, 3_000)
    const link = await person.openNewList()
    await person.add('rosie 500 g')
    await person.open('/alimente/rosii/')
    await page.getByRole('button', addButton).click()
    await expect(page.getByText(/^Am pus pe lista .*: roșii$/)).toBeVisible()
    await person.open(link)
    await expect(page.getByRole('listitem').filter({ hasText: '1,5 kg' })).toHaveCount(1)
  })

  test('without anybody being shown as present on it', async ({ person, newPerson }) => {
    const link = await person.openNewList()
    const guest = await newPerson()
    await guest.open(link)
    await person.open('/alimente/lapte/')
    await expect(guest.page.getByText('Doar eu')).toBeVisible()
    await person.page.getByRole('button', addButton).click()
    await expect(guest.row('lapte')).toBeVisible()
    await expect(guest.page.getByText('Doar eu')).toBeVisible()
  })

  test('of a person without one, once they want one', async ({ person }) => {
    const { page } = person
    await person.open('/alimente/oua/')
    await page.getByRole('button', addButton).click()
    await expect(page.getByText('Nu aveți încă nicio listă pe acest dispozitiv.')).toBeVisible()
    await page.getByRole('button', { name: 'Creează o listă cu ouă' }).click()
    await expect(page.getByText('Am pus pe lista „Lista mea”: ouă')).toBeVisible()
    await page.getByRole('link', { name: 'Vezi lista ta' }).click()
    await expect(person.row('ouă')).toBeVisible()
  })

  test('without a connection, and arrives with the next one', async ({ newPerson }) => {
    const person = await newPerson({ serviceWorkers: 'allow' })
    const { page } = person
    const link = await person.openNewList()
    await person.open('/alimente/telemea/')
    await page.getByRole('button', addButton).click()
    const said = page.getByText(/^Am pus pe lista .*: telemea$/)
    await expect(said).toBeVisible()
    const guest = await newPerson()
    await guest.open(link)
    await person.goOffline()
    const saidBefore = await said.elementHandle()
    await page.getByRole('button', addButton).click()
    await saidBefore?.waitForElementState('hidden')
    await expect(said).toBeVisible()
    await person.context.setOffline(false)
    await expect(guest.row('telemea')).toContainText('1 kg')
  })

  test('or says that it could not', async ({ newPerson }) => {
    const person = await newPerson({ serviceWorkers: 'block' })
    const { page } = person
    await person.open('/alimente/unt/')
    await page.route('**/_astro/**', (route) => route.abort())
    await page.getByRole('button', addButton).click()
    await expect(page.getByText('Eroare la adăugarea în listă. Te rugăm să încerci din nou.')).toBeVisible()
  })
})

test('all that a dish needs goes onto the list with one press', async ({ person }) => {
  const { page } = person
  const link = await person.openNewList('Sâmbătă')
  await person.open('/alimente/varza-murata/')
  await page.getByRole('link', { name: 'Sarmale', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sarmale: lista de cumpărături' })).toBeVisible()
  const needs = await page.locator('.substitutes li').count()
  expect(needs).toBeGreaterThan(3)
  await page.getByRole('button', { name: 'Pune tot pe listă' }).click()
  await expect(page.getByText('Am pus pe lista „Sâmbătă”: sarmale')).toBeVisible()
  await person.open(link)
  await expect(person.row('varză murată')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Bifează / })).toHaveCount(needs)
})

test('what a dish needs is shown and added for the chosen number of people', async ({ person }) => {
  const { page } = person
  const link = await person.openNewList('Nuntă')
  await person.open('/alimente/mese/sarmale/')
  const meat = page.locator('.substitutes li').first()
  await expect(meat).toContainText('1 kg')
  await page.getByRole('combobox', { name: 'Persoane' }).selectOption('8–12')
  await expect(meat).toContainText('2 kg')
  await page.getByRole('button', { name: 'Pune tot pe listă' }).click()
  await expect(page.getByText('Am pus pe lista „Nuntă”: sarmale')).toBeVisible()
  await person.open(link)
  await expect(person.row('carne tocată de porc')).toContainText('2 kg')
})

test('a device that fails while a food is added says so, and the next press tries again', async ({
  person,
}) => {
  const { page } = person
  const link = await person.openNewList()
  await person.seesNothingWaiting()
  await person.open('/alimente/unt/')
  await page.evaluate(() => {
    const index = IDBIndex.prototype
    const kept = index.get
    // The names of the lists can be read, but a list itself cannot.
    index.get = () => {
      throw new DOMException('broken', 'UnknownError')
    }
    addEventListener('mended', () => Object.assign(index, { get: kept }))
  })
  await page.getByRole('button', addButton).click()
  await expect(page.getByText('Eroare la adăugarea în listă.')).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('mended')))
  await page.getByRole('button', addButton).click()
  await expect(page.getByText(/^Am pus pe lista .*: unt$/)).toBeVisible()
  await person.open(link)
  await expect(person.row('unt')).toBeVisible()
})

test.describe('“Vezi lista ta”', () => {
  test('offers a list to a visitor without one', async ({ person }) => {
    await person.open('/alimente/oua/')
    await person.page.getByRole('link', { name: 'Vezi lista ta' }).click()
    await expect(person.page.getByRole('button', { name: 'Creează o listă cu ouă' })).toBeVisible()
  })

  test('does not leave the page without a connection', async ({ newPerson }) => {
    const person = await newPerson({ serviceWorkers: 'allow' })
    await person.openNewList()
    await person.open('/alimente/oua/')
    await person.goOffline()
    await person.page.getByRole('link', { name: 'Vezi lista ta' }).click()
    await expect(person.page.getByText('lista se deschide când revine semnalul')).toBeVisible()
  })
})

test('before it is pressed, the button has cost at most 3 KB of script', async ({ person }) => {
  const scripts: Request[] = []
  person.page.on('requestfinished', (request) => request.resourceType() === 'script' && scripts.push(request))
  await person.open('/alimente/rosii/')
  await person.page.waitForLoadState('networkidle')
  const sizes = await Promise.all(scripts.map((request) => request.sizes()))
  expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThanOrEqual(3_000)
})

test.describe('the search', () => {
  test('finds foods by the keyboard alone, also with s typed for ș', async ({ person }) => {
    const { page } = person
    await person.open('/alimente/')
    const field = page.getByRole('combobox', { name: 'Caută un aliment' })
    await field.focus()
    await page.keyboard.type('ROSIE')
    await expect(page.getByRole('option', { name: 'Roșii', exact: true })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Roșii' })).toBeVisible()
  })

  test('goes on without a connection once it was used, and says when it finds nothing', async ({
    newPerson,
  }) => {
    const person = await newPerson({ serviceWorkers: 'allow' })
    const { page } = person
    await person.open('/alimente/')
    const field = page.getByRole('combobox')
    await field.fill('lapte')
    await expect(page.getByRole('option').first()).toHaveText('Lapte')
    await person.goOffline()
    await field.fill('marar')
    await expect(page.getByRole('option').first()).toHaveText('Mărar')
    await field.fill('xyzzy')
    await expect(page.getByText('Nimic pentru „xyzzy”')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('option')).toHaveCount(0)
  })

  test('says that it guesses, and opens a guess only if chosen', async ({ person }) => {
    const { page } = person
    await person.open('/alimente/')
    const field = page.getByRole('combobox')
    await field.fill('brocolli')
    await expect(page.getByText('Nimic pentru „brocolli”. Poate căutați:')).toBeVisible()
    await field.press('Enter')
    await expect(page).toHaveURL(/\/alimente\/$/)
    await field.press('ArrowDown')
    await field.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Broccoli' })).toBeVisible()
  })

  test('answers a question by the part of the page that has the answer', async ({ person }) => {
    const { page } = person
    await person.open('/alimente/')
    const field = page.getByRole('combobox')
    await field.fill('cu ce inlocuiesc smantana')
    await expect(page.getByRole('option').first()).toHaveText('Smântână: cu ce se înlocuiește')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/alimente\/smantana\/#inlocuitori$/)
    await expect(page.getByRole('heading', { name: 'Cu ce se înlocuiește' })).toBeInViewport()
    await person.open('/alimente/')
    await page.getByRole('combobox').fill('de ce se face galbenusul verde la fiert')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.getByRole('combobox').press('Enter')
    await expect(page.getByText('A stat prea mult pe foc')).toBeInViewport()
  })

  for (const width of [390, 1280])
    test(`shows above its guesses that they are guesses, ${width} px wide`, async ({ person }) => {
      const { page } = person
      await page.setViewportSize({ width, height: 800 })
      await person.open('/alimente/')
      await page.getByRole('combobox').fill('brocolli')
      await expect(page.getByRole('option').first()).toBeVisible()
      const said = await page.getByText('Nimic pentru „brocolli”. Poate căutați:').boundingBox()
      const results = await page.getByRole('listbox').boundingBox()
      if (!said || !results) throw new Error('The text or the results are not drawn.')
      expect(said.y + said.height).toBeLessThanOrEqual(results.y)
    })

  test('finds the group that a word names, and its members', async ({ person }) => {
    const { page } = person
    await person.open('/alimente/')
    await page.getByRole('combobox').fill('mezeluri')
    await page.getByRole('option', { name: 'Mezeluri: toate' }).click()
    await expect(page).toHaveURL(/\/alimente\/categorie\/carne\/#mezeluri$/)
    await expect(page.getByRole('heading', { level: 2, name: 'Mezeluri' })).toBeInViewport()
  })

  test('is loaded only when it is used', async ({ person }) => {
    const asked: string[] = []
    person.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await person.open('/alimente/')
    await person.page.waitForLoadState('networkidle')
    expect(asked.filter((path) => path.includes('cautare-'))).toEqual([])
    await person.page.getByRole('combobox').focus()
    await expect.poll(() => asked.some((path) => path.includes('cautare-'))).toBe(true)
  })
})

test('a food is found under its other names too', async ({ person }) => {
  const { page } = person
  await person.open('/alimente/tomate/')
  await expect(page).toHaveURL(/\/alimente\/rosii\/$/)
  await page.goto('/alimente/litera/t/')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'tomate →' })
    .getByRole('link', { name: 'Roșii' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Roșii' })).toBeVisible()
})

test('an address that means a page leads to it; one that means nothing says so', async ({ person }) => {
  const { page } = person
  await person.open('/alimente/Ș')
  await expect(page).toHaveURL(/\/alimente\/litera\/s\/$/)
  await page.goto('/alimente/nimic/')
  await expect(page.getByRole('heading', { name: 'Alimentul nu a fost găsit' })).toBeVisible()
  await page.getByRole('link', { name: 'Înapoi la Alimente A-Z' }).click()
  await expect(page).toHaveURL(/\/alimente\/$/)
})

test('a food reads whole without scripts, one answer open at a time', async ({ newPerson }) => {
  const { page } = await newPerson({ javaScriptEnabled: false })
  await page.goto('/alimente/rosii/')
  for (const title of ['Valori nutritive', 'Pe scurt', 'Cu ce se înlocuiește', 'Întrebări']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  }
  await expect(page.getByRole('button', addButton)).toBeHidden()
  const questions = page.locator('[aria-labelledby="intrebari"] summary')
  const [first, second] = [questions.nth(0), questions.nth(1)]
  const open = page.locator('details[open]')
  await first.click()
  await expect(open).toHaveCount(1)
  await second.click()
  await expect(open.locator('summary')).toHaveText((await second.textContent()) ?? '')
  await second.click()
  await expect(open).toHaveCount(0)
})
