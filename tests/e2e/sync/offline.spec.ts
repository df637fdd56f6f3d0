import { Person } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

test('a list made without a connection is used at once, and arrives later', async ({ person, newPerson }) => {
  await person.open('/')
  await person.hasTheSite()
  await person.goOffline()
  await person.page.getByLabel('Cum se numește lista?').fill('La cabană')
  await person.page.getByRole('button', { name: 'Creează lista' }).click()
  await expect(person.page.getByRole('heading', { level: 1, name: 'La cabană' })).toBeVisible()
  await person.add('lemne 2 saci')
  await person.add('lapte')
  await person.tick('lapte')
  await expect(person.page.getByRole('button', { name: 'Fără conexiune' })).toBeVisible()
  const link = person.page.url()
  expect(link).toMatch(/\/list\/[0-9a-f-]{36}$/)

  await person.context.setOffline(false)
  await person.seesNothingWaiting()
  const guest = await newPerson()
  await guest.open(link)
  await expect(guest.row('lemne')).toContainText('2 saci')
  await guest.seesCompleted('lapte')
})

test('the back button leads from a list opened in place to the home page', async ({ person }) => {
  await person.open('/')
  await person.hasTheSite()
  await person.goOffline()
  await person.page.getByRole('button', { name: 'Creează lista' }).click()
  await expect(person.page.getByRole('heading', { level: 1, name: 'Lista mea' })).toBeVisible()
  await person.page.goBack()
  await expect(person.page.getByRole('button', { name: 'Creează lista' })).toBeVisible()
  await person.page.goForward()
  await expect(person.page.getByRole('heading', { level: 1, name: 'Lista mea' })).toBeVisible()
})

test('the back button leads home from such a list after a reload too', async ({ person }) => {
  await person.open('/')
  await person.hasTheSite()
  await person.goOffline()
  await person.page.getByRole('button', { name: 'Creează lista' }).click()
  await expect(person.field).toBeVisible()
  await person.context.setOffline(false)
  await person.seesNothingWaiting()
  await person.page.reload()
  await person.isAtHand()
  await person.page.goBack()
  await expect(person.page.getByRole('button', { name: 'Creează lista' })).toBeVisible()
})

test('changes made without a connection are counted, survive a reload, and arrive', async ({
  person,
  newPerson,
}) => {
  const link = await person.createList()
  await person.add('lapte, pâine, ouă 10')
  await person.seesNothingWaiting()
  const guest = await newPerson()
  await guest.open(link)

  await cutApi(person)
  await person.tick('lapte')
  await expect(person.page.getByText('1 modificare în așteptare')).toBeVisible()
  await person.add('unt, sare')
  await expect(person.page.getByText('3 modificări în așteptare')).toBeVisible()
  await person.open(link)
  await expect(person.page.getByText('3 modificări în așteptare')).toBeVisible()
  await person.seesCompleted('lapte')
  await expect(person.row('unt')).toBeVisible()
  await expect(guest.row('unt')).toHaveCount(0)

  await person.context.unroute('**/api/**')
  await expect(guest.row('unt')).toBeVisible()
  await guest.seesCompleted('lapte')
  await person.seesNothingWaiting()
})

test('a tab closed before the server answered: the next tab brings its change', async ({
  person,
  newPerson,
}) => {
  const link = await person.createList()
  await person.add('lapte')
  await person.seesNothingWaiting()
  const guest = await newPerson()
  await guest.open(link)

  await person.goOffline()
  await person.tick('lapte')
  await expect(person.page.getByText('1 modificare în așteptare')).toBeVisible()
  await person.page.close()
  await expect(guest.row('lapte')).toBeVisible()
  await expect(guest.completed).toHaveCount(0)

  await person.context.setOffline(false)
  const next = new Person(await person.context.newPage())
  await next.open(link)
  await guest.seesCompleted('lapte')
})

/** Aborts the API requests; pages still load. */
async function cutApi({ context }: Person): Promise<void> {
  await context.route('**/api/**', (route) => route.abort('internetdisconnected'))
}
