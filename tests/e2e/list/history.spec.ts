import type { Locator } from '@playwright/test'
import { makeList } from '../../support/people/api.ts'
import type { Person } from '../support/person.ts'
import { expect, test } from '../support/test.ts'
import { withoutLimits } from '../support/time.ts'
import { pretendHistory, seldom, thingOf, waitForHistory, weekly } from '../support/weekly-items.ts'

test.use({ viewport: { width: 390, height: 844 } })

const dayMs = 86_400_000

const panel = (person: Person, name: string) => person.page.getByRole('dialog', { name })
const chip = (place: Locator, name: string | RegExp) => place.getByRole('button', { name }).first()
const put = (place: Locator) => place.getByRole('button', { name: /^Pune pe listă/ })

/** Ticks items and removes them from the list: they count as bought. */
async function buy(person: Person, ...names: string[]): Promise<void> {
  for (const name of names) await person.tick(name)
  await person.openCompleted()
  const clear = person.completed.getByRole('button', { name: 'Șterge-le' })
  await clear.click()
  await expect(clear).toHaveCount(0)
}

async function pendingNames({ pending }: Person): Promise<string[]> {
  const rows = await pending
    .getByRole('listitem')
    .getByRole('button', { name: /^Bifează/ })
    .all()
  const labels = await Promise.all(rows.map((row) => row.getAttribute('aria-label')))
  return labels.map((label) => label?.replace('Bifează ', '') ?? '').sort()
}

test('an item that one buys is in the history of both, at once and through a time without a signal', async ({
  newPerson,
}) => {
  const withWorker = { serviceWorkers: 'allow' } as const
  const [ana, mihai] = [await newPerson(withWorker), await newPerson(withWorker)]
  await waitForHistory(mihai.context)
  const link = await ana.openNewList('Cină')
  await mihai.open(link)
  await ana.add('lapte 2 l, pâine, ouă')
  await expect(mihai.row('ouă')).toBeVisible()
  for (const person of [ana, mihai]) await person.isLive()
  await mihai.hasTheSite()

  await mihai.openMenu('Istoric')
  const seen = panel(mihai, 'Istoric')
  await expect(seen).toContainText('Aici se vede ce ați cumpărat.')
  await buy(ana, 'lapte')
  await expect(chip(seen, /^lapte 2.l$/)).toBeVisible()
  await expect(seen.getByRole('heading', { name: '1 produs' })).toBeVisible()

  await mihai.page.keyboard.press('Escape')
  await mihai.goOffline()
  await buy(ana, 'pâine')
  await mihai.openMenu('Istoric')
  await expect(seen).toContainText('Fără legătură cu serverul')
  await expect(chip(seen, 'lapte')).toBeVisible()
  await expect(chip(seen, 'pâine')).toHaveCount(0)
  await chip(seen, 'lapte').click()
  await put(seen).click()
  await expect(mihai.row('lapte')).toBeVisible()

  await mihai.openMenu('Istoric')
  await mihai.context.setOffline(false)
  await expect(chip(seen, 'pâine')).toBeVisible()
  await expect(seen).not.toContainText('Fără legătură cu serverul')
  await expect(ana.row('lapte')).toBeVisible()
})

test('without a signal a history that was never read is waited for', async ({ newPerson }) => {
  const person = await newPerson({ serviceWorkers: 'allow' })
  await person.openNewList('Cină')
  await person.add('lapte, pâine')
  await buy(person, 'lapte')
  await person.seesNothingWaiting()
  await person.hasTheSite()
  await person.goOffline()
  for (const title of ['De obicei', 'Istoric']) {
    await person.openMenu(title)
    await expect(panel(person, title)).toContainText('Îl citim când revine conexiunea.')
    if (title === 'De obicei') await person.page.keyboard.press('Escape')
  }
  await person.context.setOffline(false)
  await expect(chip(panel(person, 'Istoric'), 'lapte')).toBeVisible()
})

test('an item removed without a signal is in the history before it is sent', async ({ newPerson }) => {
  const person = await newPerson({ serviceWorkers: 'allow' })
  await waitForHistory(person.context)
  await person.openNewList('Cină')
  await person.add('lapte, pâine')
  await buy(person, 'lapte')
  await person.seesNothingWaiting()
  await person.openMenu('Istoric')
  const seen = panel(person, 'Istoric')
  await expect(chip(seen, 'lapte')).toBeVisible()
  await person.page.keyboard.press('Escape')
  await person.hasTheSite()
  await person.goOffline()
  await buy(person, 'pâine')
  await person.openMenu('Istoric')
  await expect(chip(seen, 'pâine')).toBeVisible()
  await expect(seen.getByRole('heading', { name: '2 produse' })).toBeVisible()
})

test('one thing, several or a whole shop come back, each time in one step that is taken back by one press', async ({
  person,
}) => {
  await pretendHistory(person.context, {
    2: ['lapte|3|l', 'pâine', 'sare'],
    9: ['lapte|2|l', 'ouă|10', 'unt'],
  })
  await person.openNewList('Cină')
  await person.add('sare')
  const seen = panel(person, 'Istoric')
  await person.openMenu('Istoric')
  await expect(chip(seen, /^sare/)).toBeDisabled()
  await expect(chip(seen, /^sare/)).toHaveText('sare · e pe listă')
  await expect(put(seen)).toHaveCount(0)
  await chip(seen, 'ouă').click()
  await seen.getByRole('button', { name: /^lapte 3/ }).click()
  // An item has one amount: the amount that was pressed last.
  await seen.getByRole('button', { name: /^lapte 2/ }).click()
  await expect(seen.getByRole('button', { name: /^lapte 3/ })).toHaveAttribute('aria-pressed', 'false')
  await expect(put(seen)).toHaveText('Pune pe listă (2)')
  await put(seen).click()
  await expect(seen).toHaveCount(0)
  await expect(person.row('lapte')).toContainText('2 l')
  await expect(person.row('ouă')).toContainText('10 buc')
  expect(await pendingNames(person)).toEqual(['lapte', 'ouă', 'sare'])

  await person.openMenu('Istoric')
  await seen
    .getByRole('button', { name: /^Pune tot pe listă/ })
    .first()
    .click()
  await expect(person.row('pâine')).toBeVisible()
  expect(await pendingNames(person)).toEqual(['lapte', 'ouă', 'pâine', 'sare'])
  await person.openMenu('Istoric')
  await person.page.getByRole('button', { name: /^Anulează/ }).click()
  await expect(person.row('pâine')).toHaveCount(0)
  await person.openMenu('Istoric')
  await person.page.getByRole('button', { name: /^Anulează/ }).click()
  await expect(person.row('ouă')).toHaveCount(0)
  expect(await pendingNames(person)).toEqual(['sare'])
})

test('a returning item has no store and no price; its last price is offered', async ({ person }) => {
  await pretendHistory(person.context, { 7: ['lapte|2|l|Profi|749'] })
  await person.openNewList('Cină')
  await person.openMenu('Istoric')
  await chip(panel(person, 'Istoric'), /^lapte/).click()
  await put(panel(person, 'Istoric')).click()
  await expect(person.row('lapte')).toContainText('2 l')
  await expect(person.page.locator('.item-said')).toHaveCount(0)
  await person.edit('lapte')
  await expect(person.form.getByRole('button', { name: 'Data trecută 7,49 lei (Profi)' })).toBeVisible()
})

test('the search in the history finds every spelling of a name, and shows the days', async ({ person }) => {
  const nowMs = Date.UTC(2026, 10, 25, 10)
  await person.page.clock.setFixedTime(nowMs)
  await pretendHistory(person.context, { 5: ['roșii|1|kg', 'unt'], 12: ['Roșii'], 400: ['roșii'] }, nowMs)
  await person.openNewList('Cină')
  await person.openMenu('Istoric')
  const seen = panel(person, 'Istoric')
  await seen.getByRole('searchbox', { name: 'Caută în istoric' }).fill('ROSIE')
  const found = seen.getByRole('listitem').filter({ hasText: 'roșii' })
  await expect(found).toHaveText([
    /^roșii 1.kg ?vineri, 20 noiembrie · vineri, 13 noiembrie · marți, 21 octombrie 2025$/,
  ])
  await chip(seen, 'roșii').click()
  await seen.getByRole('searchbox').fill('caviar')
  await expect(seen.getByText('Nimic cumpărat cu numele acesta.')).toBeVisible()
  await put(seen).click()
  await expect(person.row('roșii')).toContainText('1 kg')
})

test('by keyboard alone a thing of the history comes onto the list, and the focus goes back', async ({
  person,
}) => {
  await pretendHistory(person.context, { 2: ['lapte', 'pâine'] })
  await person.openNewList('Cină')
  const { page } = person
  await page.getByRole('button', { name: 'Meniul listei' }).press('Enter')
  await page.getByRole('button', { name: 'Istoric' }).press('Enter')
  const seen = panel(person, 'Istoric')
  await expect(seen.getByRole('heading', { name: 'Istoric' })).toBeFocused()
  await expect(chip(seen, 'pâine')).toBeVisible()
  // Seven stops: the close button, two other panels, the search, 'Pune tot', and the two items.
  for (let presses = 0; presses < 7; presses += 1) await page.keyboard.press('Tab')
  await expect(chip(seen, 'pâine')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(chip(seen, 'pâine')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(person.row('pâine')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Meniul listei' })).toBeFocused()
})

test('older shops are shown when they are asked for, and the focus goes to the first of them', async ({
  person,
}) => {
  const shops = Object.fromEntries(Array.from({ length: 8 }, (_, week) => [7 * week + 1, ['lapte']]))
  await pretendHistory(person.context, shops)
  await person.openNewList('Cină')
  await person.openMenu('Istoric')
  const seen = panel(person, 'Istoric')
  await expect(seen.getByRole('region')).toHaveCount(6)
  await seen.getByRole('button', { name: 'Arată mai vechi' }).press('Enter')
  await expect(seen.getByRole('region')).toHaveCount(8)
  await expect(seen.getByRole('region').nth(6).getByRole('heading')).toBeFocused()
})

test('three presses make this week’s list of last week’s done one: 18 of 25 things, with their amounts', async ({
  person,
  product,
}) => {
  const list = await makeList(product.url, 'Săptămâna')
  const lastWeek = [...weekly, ...seldom].map(thingOf)
  await list.push(lastWeek.map(({ name, ...amount }) => list.add(name, { ...amount, completed: true })))
  const nowMs = Date.now() + 7 * dayMs
  await person.page.clock.setFixedTime(nowMs)
  // After the clock, which replaces the timers as well.
  await withoutLimits(person.page)
  await pretendHistory(person.context, { 14: weekly, 21: weekly, 28: [...weekly, ...seldom] }, nowMs)
  await person.open(`/list/${list.token}`)
  await person.startShopping()
  await expect(person.page.getByText('Totul e cumpărat.')).toBeVisible()

  let presses = 0
  const press = async (button: Locator) => {
    presses += 1
    await button.click()
  }
  const { page } = person
  await press(page.getByRole('button', { name: 'Meniul listei' }))
  await press(page.getByRole('button', { name: 'Istoric' }))
  await press(page.getByRole('button', { name: 'De obicei' }))
  const usual = panel(person, 'De obicei')
  await expect(usual.getByRole('button', { name: /^lapte/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(usual.getByRole('button', { name: /^lapte/ })).toContainText('la 7 zile, luat acum 7')
  // Opening the panel adds nothing: the list is unchanged.
  expect((await list.items()).filter(({ completed }) => !completed)).toEqual([])
  await press(usual.getByRole('button', { name: 'Pune pe listă (18)' }))
  expect(presses).toBeLessThanOrEqual(6)
  // The shopping has ended, as after the recap.
  await expect(person.field).toBeVisible()

  const wanted = weekly.map(thingOf).map(({ name, quantity, unit }) => `${name} ${quantity} ${unit}`)
  const left = async () =>
    (await list.items())
      .filter(({ deleted }) => !deleted)
      .map(({ name, quantity, unit, completed }) => `${name} ${quantity} ${unit}${completed ? ' x' : ''}`)
      .sort()
  await expect.poll(left).toEqual(wanted.sort())
  await page.getByRole('button', { name: 'Anulează' }).click()
  await expect(page.getByText('Totul e cumpărat.')).toBeVisible()
  await expect.poll(async () => (await left()).filter((item) => item.endsWith(' x'))).toHaveLength(25)
})

test('an emptied list offers habitual items, and so do the ideas', async ({ person }) => {
  await pretendHistory(person.context, { 7: ['lapte|2|l', 'sare'], 14: ['lapte'], 30: ['sare'] })
  await person.openNewList('Cină')
  await expect(person.page.getByText('Cele mai cumpărate')).toBeVisible()
  await expect(person.page.getByRole('button', { name: 'De obicei' })).toHaveCount(0)
  await person.add('pâine, orez')
  await person.tick('pâine')
  await person.tick('orez')
  await person.openCompleted()
  await person.completed.getByRole('button', { name: 'Șterge-le' }).click()
  const usual = panel(person, 'De obicei')
  await person.page.getByRole('button', { name: 'De obicei' }).click()
  const due = usual.getByRole('group', { name: 'Poate s-au terminat' })
  await expect(due.getByRole('button')).toHaveText([/^lapte la 7 zile, luat acum 7 ?2.l$/])
  const later = usual.getByRole('group', { name: 'Mai e timp' })
  await expect(later.getByRole('button')).toHaveText([/^sare la 23 de zile, luat acum 7 ?$/])
  await put(usual).click()
  await expect(person.row('lapte')).toContainText('2 l')
  expect(await pendingNames(person)).toEqual(['lapte'])

  await person.field.focus()
  await person.page.getByRole('button', { name: 'Idei' }).click()
  await person.page.getByRole('dialog', { name: 'Idei de cumpărături' }).waitFor()
  await person.page.getByRole('button', { name: 'De obicei' }).click()
  await expect(person.page.getByRole('dialog')).toHaveCount(1)
  // Items that are on the list are left out, and no item is preselected before it is due.
  await expect(usual.getByRole('button', { name: /^lapte/ })).toHaveCount(0)
  await expect(put(usual)).toBeDisabled()
  await later.getByRole('button').click()
  await put(usual).click()
  await expect(person.row('sare')).toBeVisible()
})

test('two people that begin the next list by habit at once have each thing once', async ({
  newPerson,
  product,
}) => {
  const list = await makeList(product.url)
  await list.push(['lapte', 'pâine'].map((name) => list.add(name, { completed: true })))
  const nowMs = Date.now() + 7 * dayMs
  const people = [0, 1].map(() => newPerson({ serviceWorkers: 'allow' }))
  for (const one of await Promise.all(people)) {
    await one.page.clock.setFixedTime(nowMs)
    await pretendHistory(one.context, { 14: ['lapte', 'pâine'] }, nowMs)
    await one.open(`/list/${list.token}`)
    await one.isLive()
    await one.openMenu('De obicei')
    await expect(put(panel(one, 'De obicei'))).toHaveText('Pune pe listă (2)')
    await one.page.keyboard.press('Escape')
    await one.hasTheSite()
    await one.goOffline()
    await one.openMenu('De obicei')
    await put(panel(one, 'De obicei')).click()
    await expect(one.pending.getByRole('listitem')).toHaveCount(2)
  }
  for (const one of await Promise.all(people)) await one.context.setOffline(false)
  for (const one of await Promise.all(people)) await one.seesNothingWaiting()
  const left = (await list.items()).filter(({ deleted }) => !deleted)
  expect(left.map(({ name }) => name).sort()).toEqual(['lapte', 'pâine'])
})

test('the history is kept on a device as long as its list, and never for the read-only link', async ({
  person,
  newPerson,
}) => {
  await pretendHistory(person.context, { 2: ['cadou pentru Ana'] })
  await person.openNewList('Secretă')
  await person.openMenu('Istoric')
  await expect(chip(panel(person, 'Istoric'), 'cadou')).toBeVisible()
  await expect.poll(() => person.page.evaluate(readHistories)).toContain('cadou pentru Ana')
  await person.page.keyboard.press('Escape')

  await person.openMenu('Linkul listei')
  await person.page.getByRole('button', { name: 'Creează un link de citit' }).click()
  const reading = await person.page.getByRole('textbox', { name: 'Linkul de citit' }).inputValue()
  const reader = await newPerson()
  await reader.open(reading)
  await reader.openMenu()
  for (const name of ['Istoric', 'De obicei'])
    await expect(reader.page.getByRole('button', { name })).toHaveCount(0)

  await person.open('/')
  await person.page.getByRole('button', { name: 'Modifică listele' }).click()
  await person.page.getByRole('button', { name: 'Uită lista Secretă' }).click()
  await expect.poll(() => person.page.evaluate(readHistories)).toBe('[]')
})

/** Runs in the page. @returns all histories in the device's database */
async function readHistories(): Promise<string> {
  const answer = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const database = await answer(indexedDB.open('lista-noastra'))
  const histories = await answer(database.transaction('histories').objectStore('histories').getAll())
  database.close()
  return JSON.stringify(histories)
}
