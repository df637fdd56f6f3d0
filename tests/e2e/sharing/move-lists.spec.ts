import { readFile } from 'node:fs/promises'
import type { Locator, Page, Request } from '@playwright/test'
import { movedLink, readMovedLink } from '../../../src/domain/list/moved-link.ts'
import type { Person } from '../support/person.ts'
import { expect, test } from '../support/test.ts'
import { withoutLimits } from '../support/time.ts'

const clipboard = ['clipboard-read', 'clipboard-write']
const oldToken = '018f6d1e-6a2b-4c3d-8e4f-5a6b7c8d9e0f'

/** Makes these lists on the person's phone, each with an item that contains the list's name. @returns the share tokens */
async function withLists(person: Person, names: readonly string[]): Promise<string[]> {
  const tokens: string[] = []
  // A button says for 2 s that the link was copied.
  await withoutLimits(person.page, 2_000)
  for (const name of names) {
    const link = await person.createList(name)
    await person.add(`pâine ${name}`)
    await person.seesNothingWaiting()
    tokens.push(new URL(link).pathname.split('/').at(-1) ?? '')
  }
  return tokens
}

function cardsOf({ page }: Person): Locator {
  return page.getByRole('region', { name: 'Listele mele' }).getByRole('listitem')
}

/** Returns the button, which is shown while lists are being edited. */
async function openerOf({ page }: Person): Promise<Locator> {
  const opener = page.getByRole('button', { name: 'Mută listele' })
  if (!(await opener.isVisible())) await page.getByRole('button', { name: 'Modifică listele' }).click()
  return opener
}

async function openSheet(person: Person): Promise<Locator> {
  const { page } = person
  await (await openerOf(person)).click()
  const sheet = page.getByRole('dialog', { name: 'Mută listele' })
  await expect(sheet.getByRole('button', { name: 'Copiază linkul' })).toBeVisible()
  return sheet
}

/** Copies the link from the sheet. */
async function copyLink(person: Person): Promise<string> {
  await person.context.grantPermissions(clipboard)
  const sheet = await openSheet(person)
  await sheet.getByRole('button', { name: 'Copiază linkul' }).click()
  await expect(sheet.getByRole('button', { name: 'Copiat!' })).toBeVisible()
  return person.page.evaluate(() => navigator.clipboard.readText())
}

/** Saves the file from the sheet. @returns its name and its text */
async function saveFile(person: Person): Promise<[name: string, text: string]> {
  const sheet = await openSheet(person)
  const downloading = person.page.waitForEvent('download')
  await sheet.getByRole('button', { name: 'Salvează o copie' }).click()
  const download = await downloading
  return [download.suggestedFilename(), await readFile(await download.path(), 'utf8')]
}

function pickFile(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) }
  return page.getByLabel('Deschide o copie salvată').setInputFiles(file)
}

/** Returns the lists in the browser's database, and the ids of the cards that the home page starts with. */
function readDevice({ page }: Person): Promise<unknown> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    const cards: { id: string }[] = JSON.parse(localStorage.getItem('lista-noastra:my-lists') ?? '[]')
    // The other fields of a card follow the copies a moment later.
    const kept = cards.map(({ id }) => id)
    if (!names.includes('lista-noastra')) return { kept, lists: [] }
    const lists = await new Promise((resolve, reject) => {
      const opening = indexedDB.open('lista-noastra')
      opening.onerror = reject
      opening.onsuccess = () => {
        const reading = opening.result.transaction('lists').objectStore('lists').getAll()
        reading.onsuccess = () => resolve(reading.result)
      }
    })
    return { kept, lists }
  })
}

/** Returns a request's address, body and headers, except the header with the share token. */
async function saidBy(request: Request): Promise<string> {
  const { 'x-share-token': _, ...headers } = await request.allHeaders().catch(() => request.headers())
  return [request.url(), request.postData() ?? '', ...Object.values(headers)].join('\n')
}

test('the lists of a phone are on another by one link and one press, and no address ever had a key', async ({
  person,
  newPerson,
}) => {
  const tokens = await withLists(person, ['Cină la bunică', 'Cumpărături „țărănești”'])
  await person.open('/')
  const link = await copyLink(person)
  const { pathname, hash } = new URL(link)
  expect(pathname).toBe('/mutare')

  const other = await newPerson()
  const requests: Request[] = []
  other.context.on('request', (request) => requests.push(request))
  await other.page.goto(link)
  await expect(other.page.getByText('Linkul aduce 2 liste.')).toBeVisible()
  await expect(other.page).toHaveURL('/mutare')
  const rows = other.page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveText([/Cumpărături „țărănești”\s*Nouă aici/, /Cină la bunică\s*Nouă aici/])
  await other.page.getByRole('button', { name: 'Adaugă 2 liste pe acest dispozitiv' }).click()
  await expect(cardsOf(other)).toHaveText([/Cumpărături „țărănești”/, /Cină la bunică/])
  await expect(other.page).toHaveURL('/#listele-mele')

  const said = (await Promise.all(requests.map(saidBy))).join('\n')
  expect(requests.filter((request) => request.url().includes('/api/list')).length).toBeGreaterThanOrEqual(2)
  for (const secret of [hash.slice(1), ...tokens]) expect(said).not.toContain(secret)

  await cardsOf(other)
    .getByRole('link', { name: /^Cină la bunică/ })
    .click()
  await other.isAtHand()
  await other.tick('pâine Cină la bunică')
  await other.seesNothingWaiting()
  await person.page.keyboard.press('Escape')
  await cardsOf(person)
    .getByRole('link', { name: /^Cină la bunică/ })
    .click()
  await person.isAtHand()
  await person.seesCompleted('pâine Cină la bunică')
})

test('the lists that came open without a signal', async ({ person, newPerson }) => {
  await withLists(person, ['Cină'])
  await person.open('/')
  const link = await copyLink(person)
  const other = await newPerson({ serviceWorkers: 'allow' })
  await other.open('/')
  await other.hasTheSite()
  await other.page.goto(link)
  await other.page.getByRole('button', { name: 'Adaugă o listă pe acest dispozitiv' }).click()
  await expect(cardsOf(other)).toHaveCount(1)
  await other.goOffline()
  await cardsOf(other).getByRole('link').click()
  await expect(other.row('pâine Cină')).toBeVisible()
})

test('a reloaded page still has the lists of its link, and its address still has not', async ({
  person,
  newPerson,
}) => {
  await withLists(person, ['Cină'])
  await person.open('/')
  const link = await copyLink(person)
  const other = await newPerson()
  await other.page.goto(link)
  await expect(other.page.getByText('Linkul aduce o listă.')).toBeVisible()
  await other.page.reload()
  await expect(other.page.getByRole('button', { name: /^Adaugă o listă/ })).toBeVisible()
  await expect(other.page).toHaveURL('/mutare')
  await other.page.keyboard.press('Tab')
  await expect(other.page.getByRole('link', { name: 'Sari la conținut' })).toBeFocused()
  await other.page.keyboard.press('Enter')
  await expect(other.page).toHaveURL('/mutare#continut')
  await expect(other.page.getByRole('button', { name: /^Adaugă o listă/ })).toBeVisible()
  // Another link in the same tab.
  await other.page.evaluate(() => {
    location.hash = 'nimic'
  })
  await expect(other.page.getByText('Acest link nu aduce liste.')).toBeVisible()
  await expect(other.page).toHaveURL('/mutare')
})

test('the lists of a phone are on another by the file that was saved of them, from the settings of a list', async ({
  person,
  newPerson,
}) => {
  await withLists(person, ['Cină', 'Bună ziua <b>'])
  await person.openMenu('Setări')
  const [name, text] = await saveFile(person)
  expect(name).toMatch(/^liste-\d{4}-\d\d-\d\d\.json$/)
  expect(JSON.parse(text)).toMatchObject({
    format: 'lista-noastra',
    lists: [{ name: 'Bună ziua <b>' }, { name: 'Cină' }],
  })

  const other = await newPerson()
  await other.open('/')
  await other.page.getByRole('link', { name: 'Mutați-le aici' }).click()
  await pickFile(other.page, name, text)
  await expect(other.page.getByText('Copia aduce 2 liste.')).toBeVisible()
  await other.page.getByRole('button', { name: 'Adaugă 2 liste pe acest dispozitiv' }).click()
  await expect(cardsOf(other)).toHaveText([/Bună ziua <b>/, /Cină/])
})

test('a link from the settings of a list brings all lists, and those that are here already stay as they are', async ({
  person,
  newPerson,
}) => {
  const tokens = await withLists(person, ['Cină', 'Weekend'])
  await person.openMenu('Setări')
  const link = await copyLink(person)
  const other = await newPerson()
  await other.open(`/list/${tokens[0]}`)
  await other.hasTheList()
  await other.page.goto(link)
  const rows = other.page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveText([/Weekend\s*Nouă aici/, /Cină\s*Este deja aici/])
  await other.page.getByRole('button', { name: 'Adaugă o listă pe acest dispozitiv' }).click()
  await expect(cardsOf(other)).toHaveCount(2)
  const before = await readDevice(other)
  await other.page.goto(link)
  await expect(other.page.getByText('Toate sunt aici.')).toBeVisible()
  await expect(other.page.getByRole('button', { name: /^Adaugă/ })).toHaveCount(0)
  expect(await readDevice(other)).toEqual(before)
})

test('a link that is wrong, cut or old says so, and nothing changes', async ({ person, newPerson }) => {
  await withLists(person, ['Cină'])
  await person.open('/')
  const link = await copyLink(person)
  const other = await newPerson()
  await withLists(other, ['A mea'])
  await other.open('/')
  await expect(cardsOf(other)).toHaveCount(1)
  const before = await readDevice(other)
  for (const [fragment, said] of [
    ['#nimic', 'Acest link nu aduce liste.'],
    [new URL(link).hash.slice(0, -3), 'Linkul nu este întreg.'],
    [new URL(link).hash.replace(/.{4}$/, 'AAAA'), 'Linkul nu este întreg.'],
  ]) {
    await other.page.goto('/')
    await other.page.goto(`/mutare${fragment}`)
    await expect(other.page.getByText(said ?? '')).toBeVisible()
    await expect(other.page.getByText('Pe acest dispozitiv nu s-a schimbat nimic.')).toBeVisible()
    await expect(other.page.getByRole('button', { name: /^Adaugă/ })).toHaveCount(0)
  }
  await pickFile(other.page, 'tăiată.json', '{"format":"lista-noastra","version":1')
  await expect(other.page.getByText('Copia nu este întreagă sau a fost schimbată.')).toBeVisible()
  await pickFile(other.page, 'poză.json', 'GIF89a')
  await expect(other.page.getByText('Fișierul nu este o copie a listelor.')).toBeVisible()
  expect(await readDevice(other)).toEqual(before)
})

test('a link to lists that are gone says so, of each', async ({ person, newPerson }) => {
  const tokens = await withLists(person, ['Cină'])
  const other = await newPerson()
  await other.page.goto(`/mutare#${movedLink([oldToken, ...tokens])}`)
  const rows = other.page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveText([/Nu mai există sau i s-a schimbat linkul/, /Cină\s*Nouă aici/])
  await other.page.goto('/')
  await other.page.goto(`/mutare#${movedLink([oldToken])}`)
  await expect(other.page.getByText('Nu mai este nimic de adus')).toBeVisible()
  await expect(other.page.getByRole('button', { name: /^Adaugă/ })).toHaveCount(0)
})

test('without an answer nothing changes, and asking again brings the lists', async ({
  person,
  newPerson,
}) => {
  await withLists(person, ['Cină'])
  await person.open('/')
  const link = await copyLink(person)
  const other = await newPerson({ serviceWorkers: 'block' })
  await other.context.route('**/api/list?*', (route) => route.abort())
  await other.page.goto(link)
  await expect(other.page.getByText('Fără semnal: nu știm încă')).toBeVisible()
  await expect(other.page.getByRole('button', { name: /^Adaugă/ })).toHaveCount(0)
  await other.context.unroute('**/api/list?*')
  await other.page.getByRole('button', { name: 'Încearcă din nou' }).click()
  await other.page.getByRole('button', { name: 'Adaugă o listă pe acest dispozitiv' }).click()
  await expect(cardsOf(other)).toHaveText([/Cină/])
})

test('a list that no server has yet does not move, and is named', async ({ newPerson }) => {
  const person = await newPerson({ serviceWorkers: 'allow' })
  await withLists(person, ['Cină'])
  await person.open('/')
  await person.hasTheSite()
  await person.goOffline()
  await person.page.getByLabel('Cum se numește lista?').fill('La cabană')
  await person.page.getByRole('button', { name: 'Creează lista' }).click()
  await expect(person.page.getByRole('heading', { level: 1, name: 'La cabană' })).toBeVisible()
  await person.page.goBack()
  await expect(cardsOf(person)).toHaveCount(2)
  const sheet = await openSheet(person)
  await expect(sheet.getByText('Codul și linkul duc o listă')).toBeVisible()
  await expect(sheet.getByText('„La cabană” este încă numai pe acest dispozitiv')).toBeVisible()
})

test('the lists of the account move too, by the link and the file where a code would hold too many', async ({
  person,
}) => {
  const { page } = person
  const lists = Array.from({ length: 25 }, (_, at) => {
    const token = oldToken.replace(/..$/, String(at + 10))
    return { listId: token, token, name: `Lista ${at + 1}` }
  })
  const told = { remaining: 1, total: 2, changedAt: '2026-11-21 08:00:00.000Z' }
  await page.route('**/api/account/lists', (route) => route.fulfill({ json: lists }))
  await page.route('**/api/list/summary', (route) => {
    const token = route.request().headers()['x-share-token']
    const { name } = lists.find((list) => list.token === token) ?? {}
    return route.fulfill({ json: { ...told, name } })
  })
  await page.addInitScript(() => {
    const session = { token: 'jeton', id: 'ana', email: 'ana@example.com', displayName: 'Ana' }
    localStorage.setItem('lista-noastra:session', JSON.stringify({ session }))
  })
  // A button says for 2 s that the link was copied.
  await withoutLimits(page, 2_000)
  await person.open('/')
  const link = await copyLink(person)
  const sheet = page.getByRole('dialog', { name: 'Mută listele' })
  await expect(sheet.getByText('Sunt 25 de liste, iar într-un cod încap cel mult 24.')).toBeVisible()
  await expect(sheet.getByRole('img')).toHaveCount(0)
  const brought = readMovedLink(new URL(link).hash.slice(1))
  const tokens = brought.kind === 'lists' ? brought.lists.map(({ token }) => token) : []
  expect(tokens.sort()).toEqual(lists.map(({ token }) => token))
})

test('the sheet is used by the keyboard alone, and the link can be copied by hand', async ({ person }) => {
  const { page } = person
  await withLists(person, ['Cină'])
  await person.open('/')
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  const opener = await openerOf(person)
  await opener.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Mută listele' })
  await expect(sheet.getByRole('heading', { name: 'Mută listele' })).toBeFocused()
  await expect(sheet.getByRole('img', { name: 'Cod QR care mută listele' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(sheet.getByRole('button', { name: 'Închide' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(sheet.getByRole('button', { name: 'Copiază linkul' })).toBeFocused()
  await page.keyboard.press('Enter')
  const byHand = sheet.getByLabel('Linkul, de copiat de aici')
  await expect(byHand).toHaveValue(/\/mutare#LN/)
  await page.keyboard.press('Tab')
  await expect(byHand).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('without a script the page asks for JavaScript', async ({ newPerson }) => {
  const { page } = await newPerson({ javaScriptEnabled: false })
  await page.goto('/mutare')
  const said = page.locator('noscript p')
  await expect(said).toBeVisible()
  await expect(said).toContainText('este nevoie de JavaScript')
})
