import type { Person } from './person.ts'
import { expect, test } from './test.ts'
import { withoutLimits } from './time.ts'

/** Adds up how far things have moved that nobody touched. @returns what tells the sum: 0 for nothing at all */
async function watchShifts({ page }: Person): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number }
        Object.assign(window, { shift: (window as unknown as { shift: number }).shift + value })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shift: number }).shift)
}

test('nothing is said of lists on a first visit, and nothing moves on any', async ({ person }) => {
  const shift = await watchShifts(person)
  const title = person.page.getByRole('heading', { name: 'Listele de pe acest dispozitiv' })
  const readRoom = () => person.page.evaluate(() => localStorage.getItem('lista-noastra:recent-room'))
  await person.open('/')
  await person.page.waitForLoadState('networkidle')
  await expect(title).toHaveCount(0)
  expect(await shift()).toBeLessThanOrEqual(0.01)

  await person.createList('Cină')
  await person.createList('Cumpărături pentru un weekend la munte cu toți copiii și bunicii')
  const room = await readRoom()
  await person.open('/')
  await expect(title).toBeVisible()
  await expect.poll(readRoom).not.toBe(room)
  await person.page.reload()
  await expect(title).toBeVisible()
  await person.page.waitForLoadState('networkidle')
  expect(await shift()).toBeLessThanOrEqual(0.01)
})

test('the home page offers the lists of this device, the last opened first, with what is left in each', async ({
  person,
}) => {
  const first = await person.createList('Cină')
  await person.add('lapte, pâine, ouă')
  await person.tick('lapte')
  await expect(person.page.getByText('2 rămase, 1 completate')).toBeVisible()
  await person.seesNothingWaiting()
  await person.createList('Botez')
  const lists = person.page.getByRole('region', { name: 'Listele de pe acest dispozitiv' })
  await person.open('/')
  await expect(lists.getByRole('listitem')).toHaveText([/Botez\s*Nimic de cumpărat/, /Cină\s*2 rămase/])

  await person.open(first)
  await person.add('unt')
  await expect(person.row('unt')).toBeVisible()
  await person.seesNothingWaiting()
  await person.open('/')
  await expect(lists.getByRole('listitem')).toHaveText([/Cină\s*3 rămase/, /Botez/])
})

test('a list is opened from the home page without a connection, changed, and counted anew', async ({
  person,
}) => {
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
    '1 rămas · 1 modificare în așteptare',
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
  await forget.click()
  await expect(row).toHaveCount(0)
  await expect(person.page.getByRole('button', { name: 'Creează lista' })).toBeFocused()
  await person.toasts.getByRole('button', { name: 'Anulează' }).click()
  await expect(row).toContainText('1 rămas')
  await forget.click()
  await expect(row).toHaveCount(0)
  await person.page.reload()
  await person.isAtHand()
  await expect(person.page.getByRole('heading', { name: 'Listele de pe acest dispozitiv' })).toHaveCount(0)

  const guest = await newPerson()
  await guest.open(link)
  await expect(guest.row('lapte')).toBeVisible()
})

test('a list with changes that nobody else has seen is not forgotten without asking', async ({ person }) => {
  await withoutLimits(person.page)
  const link = await person.createList('Cină')
  await person.seesNothingWaiting()
  await person.context.route('**/api/**', (route) => route.abort('internetdisconnected'))
  await person.add('lapte, pâine')
  await expect(person.page.getByText('2 modificări în așteptare')).toBeVisible()
  await person.open('/')
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
