import { Person } from '../support/person.ts'
import { expect, test } from '../support/test.ts'
import { stopTheClock, withoutLimits } from '../support/time.ts'

const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36'

/** Sets the nickname that the person has chosen on this device. */
async function callThemselves({ context }: Person, name: string): Promise<void> {
  const kept = JSON.stringify({ name, color: 'pink' })
  await context.addInitScript((person) => localStorage.setItem('lista-noastra:person', person), kept)
}

const people = ({ page }: Person, text: string) => page.getByText(text, { exact: true })

/** Milliseconds for which the arrival of a person is announced. */
const announcedMs = 3_000

/** Types until the other person sees the note, and then stops. */
async function typesBefore(typist: Person, other: Person, note: string): Promise<void> {
  await typist.typeUntil(people(other, note))
  await expect(people(other, note)).toHaveCount(0)
}

test('a visitor is counted and announced for three seconds, and is missed within two when they close the tab', async ({
  newPerson,
}) => {
  const guest = await newPerson({ userAgent: android })
  await guest.open('/')
  const ana = await newPerson()
  const { clock } = ana.page
  await clock.install()
  const link = await ana.createList()
  await expect(people(ana, 'Doar eu')).toBeVisible()
  await ana.isLive()
  // The server forgets Ana 30 s later, so the guest's browser is there already.
  await stopTheClock(ana.page)

  await guest.open(link)
  await expect(people(ana, '2 persoane')).toBeVisible()
  await expect(people(guest, '2 persoane')).toBeVisible()
  await expect(ana.toasts).toContainText('Cineva s-a alăturat!')
  await expect(ana.toasts).toContainText('O persoană de pe Android cumpără cu dumneavoastră.')
  await expect(guest.toasts).not.toContainText('alăturat')
  await clock.runFor(announcedMs - 100)
  await expect(ana.toasts).toContainText('alăturat')
  await clock.runFor(200)
  await expect(ana.toasts).not.toContainText('alăturat')

  await guest.page.close()
  await expect(people(ana, 'Doar eu')).toBeVisible()
})

test('a person with a nickname is announced and shown by it, once', async ({ newPerson }) => {
  const ana = await newPerson()
  await withoutLimits(ana.page, announcedMs)
  const link = await ana.createList()
  await ana.isLive()
  const mihai = await newPerson()
  await callThemselves(mihai, 'Mihai')
  await mihai.open(link)
  await expect(ana.toasts).toContainText('Mihai s-a alăturat!')
  await expect(ana.page.getByTitle('Mihai')).toHaveText('M')

  await mihai.page.reload()
  await mihai.isAtHand()
  await ana.toasts.getByRole('button', { name: 'Închide mesajul' }).click()
  await mihai.open('/')
  await expect(people(ana, 'Doar eu')).toBeVisible()
  await mihai.open(link)
  await expect(people(ana, '2 persoane')).toBeVisible()
  await expect(ana.toasts).not.toContainText('alăturat')
})

test('two tabs of one browser are one person', async ({ person, newPerson }) => {
  const link = await person.createList()
  const other = new Person(await person.context.newPage())
  await other.open(link)
  const guest = await newPerson()
  await guest.open(link)
  for (const somebody of [person, other, guest]) {
    await expect(people(somebody, '2 persoane')).toBeVisible()
  }
  await other.page.close()
  await guest.page.close()
  await expect(people(person, 'Doar eu')).toBeVisible()
})

test('a typing person is shown to the others, and no more a second after the last key', async ({
  newPerson,
}) => {
  const ana = await newPerson()
  await callThemselves(ana, 'Ana')
  const link = await ana.createList()
  const guest = await newPerson()
  await guest.open(link)
  for (const somebody of [ana, guest]) await expect(people(somebody, '2 persoane')).toBeVisible()

  await typesBefore(ana, guest, 'Ana scrie...')
  await typesBefore(guest, ana, 'Cineva scrie...')
  await expect(people(guest, 'Cineva scrie...')).toHaveCount(0)
})

test('typing is sent at most once a second, and not at all without others', async ({ person, newPerson }) => {
  const guest = await newPerson()
  await guest.open('/')
  const { clock } = person.page
  await clock.install()
  const link = await person.createList()
  const told: boolean[] = []
  person.page.on('request', (request) => {
    if (request.url().endsWith('/api/list/typing')) told.push(request.postDataJSON().typing)
  })
  await person.field.pressSequentially('lapte')
  await person.isLive()
  // The server forgets the person 30 s later, so the guest's browser is there already.
  await stopTheClock(person.page)
  await guest.open(link)
  await expect(people(person, '2 persoane')).toBeVisible()
  for (const letter of ' și mult zahăr') {
    await person.field.pressSequentially(letter)
    await clock.runFor(100)
  }
  await clock.runFor(1_000)
  await expect.poll(() => told).toEqual([true, true, false])
})

test('on a server without presence, a list works as usual', async ({ newPerson }) => {
  const ana = await newPerson()
  const link = await ana.createList()
  const guest = await newPerson()
  for (const verb of ['heartbeat', 'leave', 'typing']) {
    await guest.context.route(`**/api/list/${verb}`, (route) => route.fulfill({ status: 404, json: {} }))
  }
  await guest.open(link)
  await ana.add('lapte')
  await expect(guest.row('lapte')).toBeVisible()
  await expect(people(guest, 'Doar eu')).toBeVisible()
  await expect(guest.page.getByText(/conectează/)).toHaveCount(0)
})

/** The question that appears once, when other people are present, and only to a person without a name. */
const questionOf = ({ page }: Person) => page.getByLabel('Cum să vă zică ceilalți?')
const button = ({ page }: Person, name: string) => page.getByRole('button', { name, exact: true })

/** Opens a list for Ana, and opens it for Mihai too. */
async function withMihai(newPerson: () => Promise<Person>, items = 'lapte, pâine, ouă') {
  const ana = await newPerson()
  const link = await ana.createList()
  await ana.add(items)
  await ana.field.blur()
  await ana.isLive()
  const mihai = await newPerson()
  await callThemselves(mihai, 'Mihai')
  await mihai.open(link)
  await mihai.isLive()
  return { ana, mihai, link }
}

test('at the first visit of another person, one line asks for a name; an answer is shown to them at once', async ({
  newPerson,
}) => {
  const { ana, mihai } = await withMihai(newPerson)
  await expect(questionOf(ana)).toBeVisible()
  await expect(questionOf(ana)).not.toBeFocused()
  await expect(questionOf(mihai)).toHaveCount(0)

  await questionOf(ana).fill('javascript:')
  await button(ana, 'Gata').click()
  await expect(questionOf(ana)).toHaveAccessibleDescription(/^Cel mult 30 de caractere/)
  await questionOf(ana).fill(' Ana ')
  await questionOf(ana).press('Enter')
  await expect(questionOf(ana)).toHaveCount(0)
  await expect(mihai.page.getByTitle('Ana')).toHaveText('A')

  await ana.page.reload()
  await ana.isAtHand()
  await expect(people(ana, '2 persoane')).toBeVisible()
  await expect(questionOf(ana)).toHaveCount(0)
})

test('the question for a name is passed over once for all, and the settings still take one', async ({
  newPerson,
}) => {
  const { ana, mihai } = await withMihai(newPerson)
  await button(ana, 'Nu acum').click()
  await expect(questionOf(ana)).toHaveCount(0)
  await ana.page.reload()
  await ana.isAtHand()
  await expect(people(ana, '2 persoane')).toBeVisible()
  await expect(questionOf(ana)).toHaveCount(0)
  await ana.openMenu('Setări')
  await ana.page.getByLabel('Nume sau poreclă').fill('Ana')
  await ana.page.getByLabel('Nume sau poreclă').press('Enter')
  await expect(mihai.page.getByTitle('Ana')).toHaveText('A')
})

test('the question for a name moves no row, lies over none that cannot be scrolled to, and is not in the shop', async ({
  newPerson,
}) => {
  const ana = await newPerson({ viewport: { width: 360, height: 640 } })
  const link = await ana.createList()
  await ana.add(Array.from({ length: 14 }, (_, index) => `produs ${index + 1}`).join('\n'))
  await ana.field.blur()
  await ana.isLive()
  const rows = ana.page.locator('[data-item]')
  const tops = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top))
  const before = await tops()
  const guest = await newPerson()
  await guest.open(link)
  await expect(questionOf(ana)).toBeVisible()
  expect(await tops()).toEqual(before)
  await rows.last().locator('[data-control=check]').focus()
  const dock = await ana.page.locator('.dock').boundingBox()
  const last = await rows.last().boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0)

  await button(ana, 'Mod cumpărături').click()
  await expect(button(ana, 'Am terminat')).toBeVisible()
  await expect(questionOf(ana)).toHaveCount(0)
})

test('the question for a name steps aside while something is typed, and the keyboard reaches it all the while', async ({
  newPerson,
}) => {
  const { ana } = await withMihai(newPerson)
  const line = ana.page.locator('.name-question')
  await expect(line).toHaveCSS('opacity', '1')
  await ana.field.pressSequentially('sare')
  await expect(line).toHaveCSS('opacity', '0')
  await ana.field.fill('')
  await expect(line).toHaveCSS('opacity', '0')
  for (let presses = 0; presses < 12; presses += 1) {
    if (await questionOf(ana).evaluate((field) => field === document.activeElement)) break
    await ana.page.keyboard.press('Tab')
  }
  await expect(questionOf(ana)).toBeFocused()
  await expect(line).toHaveCSS('opacity', '1')
  await ana.page.keyboard.press('Tab')
  await ana.page.keyboard.press('Tab')
  await ana.page.keyboard.press('Enter')
  await expect(questionOf(ana)).toHaveCount(0)
})

test('an item taken by a person with a name is theirs in its row, in words to screen readers, and in the line of the shop', async ({
  newPerson,
}) => {
  const { ana, mihai } = await withMihai(newPerson)
  const news = ana.page.getByRole('status', { name: 'Noutăți de la ceilalți' })
  await button(ana, 'Nu acum').click()
  await expect(ana.toasts).toHaveText('')
  const said: string[] = []
  await ana.page.exposeFunction('heard', (text: string) => said.push(text))
  await news.evaluate((region) => {
    const heard = (window as unknown as { heard: (text: string) => void }).heard
    new MutationObserver(() => heard(region.textContent ?? '')).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
  await mihai.tick('lapte')
  await ana.openCompleted()
  await expect(ana.completed.getByTitle('a luat Mihai')).toBeVisible()
  await expect(ana.completed.getByRole('button', { name: 'Modifică lapte, a luat Mihai' })).toBeVisible()
  await expect(ana.toasts).toHaveText('')
  await expect.poll(() => said).toEqual(['Mihai a luat „lapte”.', ''])

  await button(ana, 'Mod cumpărături').click()
  await expect(people(ana, '2 rămase')).toBeVisible()
  await ana.seesMeanwhile('Mihai a luat „pâine”.', () => mihai.tick('pâine'))
  await expect(people(ana, '1 rămas')).toBeVisible()
})

test('a tick by a person without a name has no name, and an own one too', async ({ newPerson }) => {
  const ana = await newPerson()
  await callThemselves(ana, 'Ana')
  const link = await ana.createList()
  await ana.add('lapte, pâine')
  await ana.isLive()
  const guest = await newPerson()
  await guest.open(link)
  await guest.isLive()
  await ana.tick('pâine')
  await ana.seesCompleted('pâine')
  await guest.tick('lapte')
  await ana.seesCompleted('lapte')
  await expect(ana.page.getByTitle(/^a luat/)).toHaveCount(0)
})
