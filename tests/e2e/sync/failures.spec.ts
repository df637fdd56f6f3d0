import { expect, test } from '../support/test.ts'
import { withoutLimits } from '../support/time.ts'

/** Minimum time in milliseconds before a page retries by itself. */
const firstRetryMs = 200

test('a list that nothing is known of, and that does not load, says so and comes once it can', async ({
  person,
  newPerson,
}) => {
  const link = await person.createList('Cină')
  const guest = await newPerson()
  await withoutLimits(guest.page, firstRetryMs)
  await guest.open('/')
  // The page stores its cards once all of its scripts run.
  await guest.page.waitForFunction(() => localStorage.getItem('lista-noastra:my-lists') !== null)
  await guest.context.route('**/api/**', (route) => route.abort())
  await guest.page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, link)
  await expect(guest.toasts).toContainText('Eroare')
  await expect(guest.toasts).toContainText('Nu s-a putut încărca lista')
  await guest.context.unroute('**/api/**')
  await guest.page.getByRole('button', { name: 'Încearcă din nou', exact: true }).click()
  await expect(guest.page.getByRole('heading', { level: 1, name: 'Cină' })).toBeVisible()
})

test('a list that the server refuses to make is reported, and leaves no trace', async ({ person }) => {
  await withoutLimits(person.page)
  await person.open('/')
  await person.context.route('**/api/list', (route) => route.fulfill({ status: 400, json: { status: 400 } }))
  await person.page.getByRole('button', { name: 'Creează lista' }).click()
  await expect(person.toasts).toContainText('Eroare')
  await expect(person.toasts).toContainText('Nu s-a putut crea lista: serverul nu a acceptat cererea')
  await person.page.reload()
  await person.isAtHand()
  await expect(person.page.getByLabel('Cum se numește lista?')).toBeVisible()
  await expect(person.page.getByRole('heading', { name: 'Listele mele' })).toHaveCount(0)
})
