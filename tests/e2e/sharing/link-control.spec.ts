import { Person } from '../support/person.ts'
import { expect, test } from '../support/test.ts'
import { stopTheClock, withoutLimits } from '../support/time.ts'

/** Stops the page's clock: the page then knows of changes only by the live channel, as it sends no heartbeats. */
async function stopHeartbeats({ page }: Person): Promise<void> {
  await stopTheClock(page)
}

/** Replaces the list's full link, from its menu. @returns the new link */
async function changeLink(person: Person): Promise<string> {
  const { page } = person
  const before = page.url()
  await person.openMenu('Linkul listei')
  await page.getByRole('button', { name: 'Schimbă linkul', exact: true }).click()
  await person.seesMeanwhile('Linkul a fost schimbat.', () =>
    page.getByRole('button', { name: 'Da, schimbă linkul' }).click(),
  )
  await expect(page).not.toHaveURL(before)
  return page.url()
}

async function makeReadLink(person: Person): Promise<string> {
  await person.openMenu('Linkul listei')
  await person.page.getByRole('button', { name: 'Creează un link de citit' }).click()
  const link = await person.page.getByRole('textbox', { name: 'Linkul de citit' }).inputValue()
  await person.page.keyboard.press('Escape')
  return link
}

/** Returns the status of the server's own answer, without a time limit of the page. */
async function statusOf({ context }: Person, link: string): Promise<number> {
  return (await context.request.get(link)).status()
}

async function deleteList({ page }: Person, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Șterge lista…' }).click()
  await page.getByLabel(/scrieți numele listei/).fill(name)
}

test('a changed link ends the one before, on open screens at once; this device moves on', async ({
  person,
  newPerson,
}) => {
  const link = await person.createList('Cină')
  await person.add('lapte, pâine')
  await person.seesNothingWaiting()
  const guest = await newPerson()
  await guest.open(link)
  await expect(guest.row('lapte')).toBeVisible()
  await guest.isLive()

  await stopHeartbeats(guest)
  const moved = await changeLink(person)
  await expect(guest.page.getByRole('heading', { name: 'Linkul listei a fost schimbat' })).toBeVisible()
  await guest.page.clock.resume()
  expect(moved).not.toBe(link)
  await expect(person.row('lapte')).toBeVisible()
  await person.add('unt')
  await person.seesNothingWaiting()
  expect(await statusOf(guest, link)).toBe(404)
  await guest.page.goto(link)
  await expect(guest.page.getByRole('heading', { name: 'Lista nu a putut fi găsită' })).toBeVisible()
  await guest.open(moved)
  await expect(guest.row('unt')).toBeVisible()
})

test('unsent changes go along to the new link, and the lists of the device know it', async ({
  person,
  newPerson,
}) => {
  const { page } = person
  await person.createList('Cină')
  await person.add('lapte')
  await person.seesNothingWaiting()
  // Only the requests with changes fail.
  await person.context.route('**/api/list/changes', (route) => route.abort())
  await person.add('pâine')
  const moved = await changeLink(person)
  await expect(person.row('pâine')).toBeVisible()
  await person.context.unroute('**/api/list/changes')
  await person.seesNothingWaiting()
  const guest = await newPerson()
  await guest.open(moved)
  await expect(guest.row('pâine')).toBeVisible()

  await person.open('/')
  await page.getByRole('link', { name: /^Cină/ }).click()
  await expect(page).toHaveURL(moved)
  await expect(person.row('pâine')).toBeVisible()
})

test('another tab of the device, and an old bookmark, lead to the new link', async ({ person }) => {
  const link = await person.createList('Cină')
  await person.add('lapte')
  await person.seesNothingWaiting()
  const other = new Person(await person.context.newPage())
  await other.open(link)
  await expect(other.row('lapte')).toBeVisible()
  await other.isLive()
  const moved = await changeLink(person)
  await expect(other.page).toHaveURL(moved)
  await expect(other.row('lapte')).toBeVisible()
  await other.page.goto(link)
  await expect(other.page).toHaveURL(moved)
})

test('a link that was changed is found again although the answer was lost', async ({ person }) => {
  const { page } = person
  const link = await person.createList('Cină')
  await person.add('lapte')
  await person.seesNothingWaiting()
  await person.openMenu('Linkul listei')
  // The server makes the change, but its answer is lost.
  await person.context.route('**/api/list/links', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Schimbă linkul', exact: true }).click()
  await page.getByRole('button', { name: 'Da, schimbă linkul' }).click()
  await expect(page).not.toHaveURL(link)
  await expect(person.row('lapte')).toBeVisible()
  await person.add('pâine')
  await person.seesNothingWaiting()
})

test('the read-only link shows the list as it changes, and nothing to change it by', async ({
  person,
  newPerson,
}) => {
  await person.createList('Cină')
  await person.add('lapte 2 l, pâine')
  await person.tick('pâine')
  await person.seesNothingWaiting()
  const link = await makeReadLink(person)
  const reader = await newPerson()
  const { page } = reader
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(new URL(request.url()).pathname))
  await reader.open(link)
  await expect(page.getByText('Puteți doar citi lista aceasta')).toBeVisible()
  await expect(page.getByText('1 rămas, 1 completat')).toBeVisible()
  await expect(reader.row('lapte')).toContainText('2 l')
  await expect(reader.field).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Introducere vocală' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(Bifează|Șterge|Modifică|Debifează)/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Cină' })).toHaveCount(0)
  await reader.row('lapte').click()
  await person.add('unt')
  await expect(reader.row('unt')).toBeVisible()
  const entries = page.getByRole('dialog').getByRole('listitem')
  await reader.openMenu()
  await expect(entries).toHaveText(['Partajare', 'Setări', 'Mai multe'])
  await page.keyboard.press('Escape')
  await reader.openMenu('Partajare')
  await expect(entries).toHaveText(['Cod QR'])
  await page.keyboard.press('Escape')
  await reader.openMenu('Mai multe')
  await expect(entries).toHaveText([
    'Copiază ca text',
    'Tipărește',
    'Fă o copie a listei',
    'Exportă',
    'Taste',
  ])
  const allowed = ['/api/realtime', '/api/list/heartbeat', '/api/list/leave', '/api/views']
  expect(sent.filter((path) => !allowed.includes(path))).toEqual([])
})

test('a read-only link can be made once it is known that there is none', async ({ person }) => {
  await person.createList()
  let answer = () => {}
  const isAsked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await person.page.route('**/api/list/links', async (route) => {
    await isAsked
    await route.continue()
  })
  await person.openMenu('Linkul listei')
  const make = person.page.getByRole('button', { name: 'Creează un link de citit' })
  await expect(make).toBeDisabled()
  answer()
  await make.click()
  await expect(person.page.getByRole('textbox', { name: 'Linkul de citit' })).toBeVisible()
})

test('the read-only link works from the device too, and ends at once when it is taken back', async ({
  person,
  newPerson,
}) => {
  await person.createList('Cină')
  await person.add('lapte')
  await person.seesNothingWaiting()
  const link = await makeReadLink(person)
  const reader = await newPerson()
  await reader.open(link)
  await expect(reader.row('lapte')).toBeVisible()
  await reader.hasTheList()
  await reader.open('/')
  await reader.page.getByRole('link', { name: /^Cină/ }).click()
  await expect(reader.page.getByText('Puteți doar citi lista aceasta')).toBeVisible()
  await expect(reader.row('lapte')).toBeVisible()
  await reader.isLive()

  await stopHeartbeats(reader)
  await person.openMenu('Linkul listei')
  await person.page.getByRole('button', { name: 'Retrage linkul de citit' }).click()
  await expect(reader.page.getByRole('heading', { name: 'Linkul listei a fost schimbat' })).toBeVisible()
  await person.page.keyboard.press('Escape')
  await person.add('pâine')
  await person.seesNothingWaiting()
})

test('opening the read-only link does not take the full one from a device', async ({ person }) => {
  const link = await person.createList('Cină')
  await person.add('lapte')
  await person.seesNothingWaiting()
  await person.open(await makeReadLink(person))
  await expect(person.page.getByText('Puteți doar citi lista aceasta')).toBeVisible()
  await person.open('/')
  await person.page.getByRole('link', { name: /^Cină/ }).click()
  await expect(person.page).toHaveURL(link)
  await expect(person.field).toBeVisible()
})

test('a list is deleted by its name, for everybody at once, and leaves the device', async ({
  person,
  newPerson,
}) => {
  const { page } = person
  const link = await person.createList('Cină de duminică')
  await person.add('lapte')
  await person.seesNothingWaiting()
  const guest = await newPerson()
  await guest.open(link)
  await expect(guest.row('lapte')).toBeVisible()
  await guest.isLive()

  await stopHeartbeats(guest)
  await person.openMenu('Linkul listei')
  await deleteList(person, 'Cina')
  const confirm = page.getByRole('button', { name: 'Șterge lista pentru toți' })
  await expect(confirm).toBeDisabled()
  await page.getByLabel(/scrieți numele listei/).fill('cina de duminica')
  await confirm.click()
  const deleted = { name: 'Lista a fost ștearsă' }
  await expect(guest.page.getByRole('heading', deleted)).toBeVisible()
  await guest.page.clock.resume()
  await expect(page.getByRole('heading', deleted)).toBeVisible()
  for (const somebody of [person, guest]) {
    await somebody.hasTheList(false)
    await somebody.open('/')
    await expect(somebody.page.getByRole('link', { name: /^Cină/ })).toHaveCount(0)
  }
  expect(await statusOf(person, link)).toBe(404)
})

test('without a connection nothing is changed or deleted, and the panel says so', async ({ person }) => {
  const { page } = person
  await withoutLimits(page)
  const link = await person.createList('Cină')
  await person.add('lapte')
  await person.seesNothingWaiting()
  await person.openMenu('Linkul listei')
  await person.goOffline()
  await page.getByRole('button', { name: 'Schimbă linkul', exact: true }).click()
  await page.getByRole('button', { name: 'Da, schimbă linkul' }).click()
  const refusals = person.toasts.getByText('Nu s-a putut. Verificați conexiunea')
  await expect(refusals).toHaveCount(1)
  await refusals.evaluate((text) => text.closest('.toast')?.classList.add('seen'))
  await deleteList(person, 'Cină')
  await page.getByRole('button', { name: 'Șterge lista pentru toți' }).click()
  await expect(person.toasts.locator('.toast:not(.seen)')).toContainText('Verificați conexiunea')
  await expect(page.getByRole('heading', { name: 'Linkul listei' })).toBeVisible()
  await person.context.setOffline(false)
  await page.keyboard.press('Escape')
  await person.add('pâine')
  await person.seesNothingWaiting()
  expect(page.url()).toBe(link)
})
