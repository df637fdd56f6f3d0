import { Person } from './person.ts'
import { expect, test } from './test.ts'
import { stopTheClock, withoutLimits } from './time.ts'

const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36'

/** As if the person had chosen a nickname on this device before. */
async function callThemselves({ context }: Person, name: string): Promise<void> {
  const kept = JSON.stringify({ name, color: 'pink' })
  await context.addInitScript((person) => localStorage.setItem('lista-noastra:person', person), kept)
}

const people = ({ page }: Person, text: string) => page.getByText(text, { exact: true })

/** How long somebody who has come is announced. */
const announcedMs = 3_000

/** Types for longer than a second, while the other one looks on; then no more. */
async function typesBefore(typist: Person, other: Person, note: string): Promise<void> {
  await Promise.all([
    expect(people(other, note)).toBeVisible(),
    typist.field.pressSequentially('lapte și pâine', { delay: 200 }),
  ])
  await expect(people(other, note)).toHaveCount(0)
}

test('who comes is counted and announced for three seconds, and is missed within two when they close the tab', async ({
  newPerson,
}) => {
  const ana = await newPerson()
  const { clock } = ana.page
  await clock.install()
  const link = await ana.createList()
  await expect(people(ana, 'Doar eu')).toBeVisible()
  await ana.isLive()
  await stopTheClock(ana.page)

  const guest = await newPerson({ userAgent: android })
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
  await expect(people(ana, 'Doar eu')).toBeVisible({ timeout: 10_000 })
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
  await expect(people(ana, 'Doar eu')).toBeVisible({ timeout: 10_000 })
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

test('who types is seen typing by the others, and no more a second after the last key', async ({
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

test('typing is told at most once a second, and not at all to nobody', async ({ person, newPerson }) => {
  const { clock } = person.page
  await clock.install()
  const link = await person.createList()
  const told: boolean[] = []
  person.page.on('request', (request) => {
    if (request.url().endsWith('/api/list/typing')) told.push(request.postDataJSON().typing)
  })
  await person.field.pressSequentially('lapte')
  await person.isLive()
  await stopTheClock(person.page)
  const guest = await newPerson()
  await guest.open(link)
  await expect(people(person, '2 persoane')).toBeVisible()
  for (const letter of ' și mult zahăr') {
    await person.field.pressSequentially(letter)
    await clock.runFor(100)
  }
  await clock.runFor(1_000)
  await expect.poll(() => told).toEqual([true, true, false])
})

test('on a server that knows nothing of presence, a list works as ever', async ({ newPerson }) => {
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
