import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { linkTexts } from '../../../src/list/share/link-texts.ts'
import type { Person } from '../support/person.ts'
import { pretendPush, withoutPush } from '../support/push.ts'
import { expect, test } from '../support/test.ts'

const soon = { intervals: [20, 50, 100] }

/** Returns the push subscriptions of the person's open list, from the server's database. */
function subscriptionsOf({ page }: Person, dataFolder: string): Record<string, unknown>[] {
  const database = new DatabaseSync(join(dataFolder, 'pb/data.db'), { readOnly: true, timeout: 10_000 })
  const token = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const sql = 'SELECT s.* FROM push_subscriptions s JOIN lists ON lists.id = s.list WHERE share_token = ?'
  const rows = database.prepare(sql).all(token)
  database.close()
  return rows
}

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Anunță-mă' })
const start = (page: Page) => sheetOf(page).getByRole('button', { name: 'Anunță-mă' })

/** Turns notifications on for the open list. */
async function beTold(person: Person): Promise<void> {
  await person.openMenu('Anunță-mă')
  await start(person.page).click()
  await expect(sheetOf(person.page).getByText('Dispozitivul acesta vă anunță.')).toBeVisible()
  await person.page.keyboard.press('Escape')
}

test('a device is notified of a list from the press on, otherwise at once, and no more once it is revoked', async ({
  person,
  product,
}) => {
  const { page } = person
  await pretendPush(person.context)
  await person.openNewList('Cină')
  const rows = () => subscriptionsOf(person, product.dataFolder)
  await person.openMenu('Anunță-mă')
  const sheet = sheetOf(page)
  await sheet.getByRole('switch', { name: /^Totul e bifat/ }).click()
  expect(rows()).toEqual([])
  await start(page).click()
  await expect(sheet.getByText('Dispozitivul acesta vă anunță.')).toBeVisible()
  expect(rows()).toMatchObject([
    { kinds: '["added","removed"]', quiet_from: 22, quiet_to: 7, shows_names: 0, zone: expect.any(String) },
  ])
  await sheet.getByLabel('De la').selectOption('23:00')
  await expect.poll(() => rows()[0]?.quiet_from, soon).toBe(23)
  await sheet.getByRole('switch', { name: /^Arată și numele/ }).click()
  await expect.poll(() => rows()[0]?.shows_names, soon).toBe(1)
  await page.reload()
  await person.isAtHand()
  await person.openMenu('Anunță-mă')
  await expect(sheet.getByLabel('De la')).toHaveValue('23')
  await sheet.getByRole('button', { name: 'Nu mă mai anunța' }).click()
  await expect(start(page)).toBeVisible()
  expect(rows()).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('pretended-push'))).toBeNull()
})

test('the server knows the shopping devices, and does not notify a device of its own changes', async ({
  person,
  product,
}) => {
  const { page } = person
  await pretendPush(person.context)
  await person.openNewList('Cină')
  await person.add('lapte')
  await beTold(person)
  const row = () => subscriptionsOf(person, product.dataFolder)[0] ?? {}
  expect(row().shopping_until).toBe(0)
  await person.startShopping()
  await expect.poll(() => Number(row().shopping_until) > Date.now(), soon).toBe(true)
  // An earlier change may be sent once more.
  await person.seesNothingWaiting()
  const own = page.waitForRequest((request) => request.url().endsWith('/api/list/changes'))
  await person.tick('lapte')
  expect((await own).postDataJSON()).toMatchObject({ device: row().id })
  await person.seesNothingWaiting()
  expect(row().owed).toBe('')
  const guest = await person.guest()
  await guest.open(page.url())
  await guest.add('ouă')
  await guest.seesNothingWaiting()
  await expect.poll(() => String(row().owed), soon).toContain('"added":1')
})

test('the key of the list is in no address that is asked', async ({ person }) => {
  const { page } = person
  await pretendPush(person.context)
  await person.openNewList('Cină')
  const token = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await person.openMenu('Anunță-mă')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
  await start(page).click()
  await expect(sheetOf(page).getByText('Dispozitivul acesta vă anunță.')).toBeVisible()
  expect(asked.some((text) => text.includes('/api/list/notices'))).toBe(true)
  expect(asked.filter((text) => text.includes(token))).toEqual([])
})

test('no permission is requested before a press', async ({ person }) => {
  await pretendPush(person.context)
  await person.openNewList('Cină')
  await person.openMenu('Anunță-mă')
  await expect(start(person.page)).toBeEnabled()
  expect(await person.page.evaluate(() => Notification.permission)).toBe('default')
})

test('a denied permission shows the remedy, and so does an earlier denial', async ({ person, newPerson }) => {
  await pretendPush(person.context, { answer: 'denied' })
  await person.openNewList('Cină')
  await person.openMenu('Anunță-mă')
  await start(person.page).click()
  await expect(sheetOf(person.page).getByText(/^Browserul nu lasă site-ul/)).toBeVisible()
  await expect(start(person.page)).toBeDisabled()
  const other = await newPerson()
  await pretendPush(other.context, { permission: 'denied' })
  await other.openNewList('Cină')
  await other.openMenu('Anunță-mă')
  await expect(sheetOf(other.page).getByText(/^Browserul nu lasă site-ul/)).toBeVisible()
})

test('an iPhone is asked to make an app of the list first, another browser reads that it cannot', async ({
  person,
  newPerson,
}) => {
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'
  const phone = await newPerson({ userAgent })
  for (const [one, text] of [
    [phone, 'Întâi puneți lista pe ecranul principal'],
    [person, /^Browserul acesta nu poate primi notificări/],
  ] as const) {
    await withoutPush(one.context)
    await one.openNewList('Cină')
    await one.openMenu('Anunță-mă')
    await expect(sheetOf(one.page).getByText(text)).toBeVisible()
    await expect(start(one.page)).toHaveCount(0)
  }
})

test('without a connection nothing can be changed, and it says so', async ({ person }) => {
  await pretendPush(person.context)
  await person.openNewList('Cină')
  await person.openMenu('Anunță-mă')
  await expect(start(person.page)).toBeEnabled()
  await person.goOffline()
  await expect(sheetOf(person.page).getByText(/^Fără conexiune/)).toBeVisible()
  await expect(start(person.page)).toBeDisabled()
  await person.context.setOffline(false)
  await expect(start(person.page)).toBeEnabled()
})

test('a setting that the server refuses is unchanged', async ({ person, product }) => {
  const { page } = person
  await pretendPush(person.context)
  await person.openNewList('Cină')
  await person.openMenu('Anunță-mă')
  await page.route('**/api/list/notices', (route) => route.fulfill({ status: 503, body: '{}' }))
  await start(page).click()
  await expect(sheetOf(page).getByText(/^Nu s-a putut schimba/)).toBeVisible()
  await page.unroute('**/api/list/notices')
  await start(page).click()
  await expect(sheetOf(page).getByText('Dispozitivul acesta vă anunță.')).toBeVisible()
  await page.route('**/api/list/notices', (route) => route.fulfill({ status: 503, body: '{}' }))
  const names = sheetOf(page).getByRole('switch', { name: /^Arată și numele/ })
  await names.click()
  await expect(sheetOf(page).getByText(/^Nu s-a putut schimba/)).toBeVisible()
  await expect(names).not.toBeChecked()
  expect(subscriptionsOf(person, product.dataFolder)).toMatchObject([{ shows_names: 0 }])
})

test('a device with the new link is notified again, and one with only the old link no more', async ({
  person,
  product,
}) => {
  const { page } = person
  await pretendPush(person.context)
  await person.openNewList('Cină')
  await beTold(person)
  const before = page.url()
  await person.openMenu('Linkul listei')
  await page.getByRole('button', { name: 'Schimbă linkul', exact: true }).click()
  await page.getByRole('button', { name: linkTexts.change.confirm }).click()
  await expect(page).not.toHaveURL(before)
  await expect.poll(() => subscriptionsOf(person, product.dataFolder).length, soon).toBe(1)
})
