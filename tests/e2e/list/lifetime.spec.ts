import type { Route } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const dayMs = 86_400_000

test('a device says until when its lists should be opened, from 7 days before', async ({ person }) => {
  const { page } = person
  await person.openNewList('Cină')
  await person.add('lapte')
  await person.seesNothingWaiting()
  const openedAt = Date.now()
  const row = page.getByRole('link', { name: /^Cină/ })
  for (const [daysLater, note] of [
    [22, /1 rămas din 1 \d+ \p{L}+\.?( \d+)?$/u],
    [24, /deschideți-o până pe \d+ \p{L}+ ca să rămână$/u],
    [40, /nedeschisă de peste 30 de zile, poate ștearsă$/],
  ] as const) {
    await page.clock.setFixedTime(openedAt + daysLater * dayMs)
    await person.open('/')
    await expect(row).toHaveText(note)
  }
})

test('a list that was near its end reports it, with the date, when opened', async ({ person }) => {
  const { page } = person
  await person.openNewList('Cină')
  await person.add('lapte')
  await person.seesNothingWaiting()
  const tellWasDue = async (route: Route) => {
    const response = await route.fetch()
    const wasDue = Date.parse('2026-12-03T10:00:00Z')
    await route.fulfill({ response, json: { ...(await response.json()), wasDue } })
  }
  await person.open('/')
  await page.route('**/api/list?since=*', tellWasDue, { times: 1 })
  await page.getByRole('link', { name: /^Cină/ }).click()
  await expect(person.toasts).toContainText(
    /Lista urma să fie ștearsă pe 3 decembrie.*rămâne încă 30 de zile/,
  )
})
