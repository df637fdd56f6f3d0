import { readFileSync } from 'node:fs'
import { menuGroups } from '../support/person.ts'
import { expect, test } from '../support/test.ts'
import { withoutLimits } from '../support/time.ts'

test('a sheet is closed by Escape, by its button and by a tap outside, and the focus goes back', async ({
  person,
}) => {
  const { page } = person
  await person.openNewList()
  const opener = page.getByRole('button', { name: 'Meniul listei' })
  const menu = page.getByRole('dialog', { name: 'Meniu' })
  const closings = [
    () => page.keyboard.press('Escape'),
    () => menu.getByRole('button', { name: 'Închide' }).click(),
    () => page.mouse.click(20, 20),
  ]
  for (const close of closings) {
    await opener.click()
    await expect(menu.getByRole('heading', { name: 'Meniu' })).toBeFocused()
    await person.sheetRests()
    await close()
    await expect(menu).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
})

test('one sheet takes another’s place, and the focus still goes back', async ({ person }) => {
  const { page } = person
  await person.openNewList()
  await page.getByRole('button', { name: 'Meniul listei' }).press('Enter')
  await page.getByRole('button', { name: 'Setări' }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Setări' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Meniul listei' })).toBeFocused()
})

test('the menu has seven entries, rarer ones are one press deeper, and each has its own picture', async ({
  person,
}) => {
  const { page } = person
  await person.openNewList('Cină', 'lapte')
  const entries = page.getByRole('dialog').getByRole('listitem')
  const pictures = async () =>
    entries.locator('use').evaluateAll((uses) => uses.map((use) => use.getAttribute('href')))
  await person.openMenu()
  await expect(entries).toHaveText([
    ...['Mod cumpărături', 'Partajare', 'Istoric', 'Liste gata făcute', 'Cât costă', 'Setări', 'Mai multe'],
  ])
  const seen = await pictures()
  const countIn = (name: string) => Object.values(menuGroups).filter((group) => group === name).length
  const groups = ['Partajare', 'Istoric', 'Mai multe']
  for (const name of groups) {
    await page.keyboard.press('Escape')
    await person.openMenu(name)
    await expect(entries).toHaveCount(countIn(name))
    seen.push(...(await pictures()))
  }
  expect(seen).toHaveLength(7 + groups.reduce((sum, name) => sum + countIn(name), 0))
  expect(new Set(seen).size).toBe(seen.length)
})

test('every target of the panels is at least 44 px, at 320 px too', async ({ person }) => {
  const { page } = person
  await page.setViewportSize({ width: 320, height: 640 })
  await person.openNewList()
  await person.add('lapte, pâine')
  await person.remove('lapte')
  await person.remove('pâine')
  for (const entry of [undefined, 'Setări', 'Cod QR', 'Șterse recent', 'Linkul listei']) {
    await person.openMenu(entry)
    const dialog = page.getByRole('dialog', { name: entry ?? 'Meniu' })
    await expect(dialog).toBeVisible()
    const small = await dialog.locator('button, label, input:not(label input), a').evaluateAll((targets) =>
      targets
        .map((target) => ({
          name: target.textContent || target.ariaLabel,
          ...target.getBoundingClientRect().toJSON(),
        }))
        .filter(({ width, height }) => width < 44 || height < 44),
    )
    expect(small).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.keyboard.press('Escape')
  }
})

test('deleted items are put back, one by one or all at once, unchanged', async ({ person, newPerson }) => {
  const { page } = person
  const link = await person.openNewList()
  await person.add('lapte 2 l, pâine, ouă x10')
  await person.seesNothingWaiting()
  for (const name of ['lapte', 'pâine', 'ouă']) await person.remove(name)
  await person.seesNothingWaiting()

  const guest = await newPerson()
  await guest.open(link)
  await guest.page.getByRole('button', { name: 'Meniul listei' }).click()
  await guest.chooseInMenu('Șterse recent')
  const sheet = guest.page.getByRole('dialog', { name: 'Șterse recent' })
  await expect(sheet).toContainText('30 de zile')
  await expect(sheet.getByRole('listitem')).toHaveText([/ouă/, /pâine/, /lapte\s*2\sl/])
  await sheet.getByRole('button', { name: 'Pune înapoi pâine' }).click()
  await expect(sheet.getByRole('listitem')).toHaveCount(2)
  await expect(sheet.getByRole('button', { name: 'Pune înapoi lapte' })).toBeFocused()
  await expect(person.row('pâine')).toBeVisible()
  await sheet.getByRole('button', { name: 'Pune-le pe toate înapoi' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(person.row('lapte')).toContainText('2 l')
  await expect(person.row('ouă')).toContainText('10')

  await page.getByRole('button', { name: 'Meniul listei' }).click()
  await person.chooseInMenu('Șterse recent')
  await expect(page.getByText('Nimic șters în ultimele 30 de zile.')).toBeVisible()
})

test('a copy of a list has all its items, and nothing ticked', async ({ person, newPerson }) => {
  const { page } = person
  const link = await person.openNewList('Cină')
  await person.add('lapte 2 l, pâine, unt')
  await person.tick('lapte')
  await person.remove('unt')
  await page.getByRole('button', { name: 'Meniul listei' }).click()
  await person.chooseInMenu('Fă o copie a listei')
  await expect(page.getByRole('heading', { level: 1, name: 'Cină (copie)' })).toBeVisible()
  await expect(page.getByText('2 rămase, 0 completate')).toBeVisible()
  await expect(person.row('lapte')).toContainText('2 l')
  const copy = page.url()
  expect(copy).not.toBe(link)
  await person.seesNothingWaiting()
  const guest = await newPerson()
  await guest.open(copy)
  await expect(guest.page.getByText('2 rămase, 0 completate')).toBeVisible()

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Cină', exact: true })).toBeVisible()
  await expect(page.getByText('1 rămas, 1 completat')).toBeVisible()
})

test('a copy is made without a connection too, and arrives later', async ({ newPerson }) => {
  const person = await newPerson({ serviceWorkers: 'allow' })
  const { page } = person
  await person.openNewList('Cină')
  await person.add('lapte, pâine')
  await person.seesNothingWaiting()
  // The open menu fetches the code that makes lists.
  await person.hasTheSite()
  await person.openMenu()
  await person.goOffline()
  await person.chooseInMenu('Fă o copie a listei')
  await expect(page.getByRole('heading', { level: 1, name: 'Cină (copie)' })).toBeVisible()
  await person.tick('pâine')
  await person.context.setOffline(false)
  await person.seesNothingWaiting()
  const guest = await newPerson()
  await guest.open(page.url())
  await expect(guest.page.getByText('1 rămas, 1 completat')).toBeVisible()
})

test('a panel whose code cannot be fetched reports it, and the list goes on', async ({ newPerson }) => {
  const person = await newPerson({ serviceWorkers: 'block' })
  await withoutLimits(person.page)
  await person.openNewList()
  await person.context.route('**/MenuSheet*.js', (route) => route.abort())
  await person.page.getByRole('button', { name: 'Meniul listei' }).click()
  await expect(person.toasts).toContainText('Nu s-a putut deschide.')
  await person.add('lapte')
  await expect(person.row('lapte')).toBeVisible()
})

test('a list is saved as a table under its name', async ({ person }) => {
  await person.openNewList('Cină')
  await person.hasTheWords()
  await person.add('2 l lapte 14,98 lei de la Lidl')
  const saved = person.page.waitForEvent('download')
  await person.openMenu()
  await person.chooseInMenu('Exportă')
  await person.page.getByRole('button', { name: 'Tabel (CSV)' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('Cină.csv')
  expect(readFileSync(await download.path(), 'utf8')).toContain('lapte;2;l;Lactate;Lidl;;14,98;\r\n')
})
