import { makeList } from '../../support/people/api.ts'
import { violationsOf } from '../support/axe.ts'
import type { Person } from '../support/person.ts'
import { expect, test } from '../support/test.ts'
import { withoutLimits } from '../support/time.ts'
import { waitForHistory } from '../support/weekly-items.ts'

/** Returns the text of a section of the sheet, with ordinary spaces. */
async function says(person: Person, title: string): Promise<string> {
  const part = person.page
    .getByRole('dialog')
    .locator('section', { has: person.page.getByRole('heading', { name: title }) })
  const texts = await part.locator('h3, p, li').allTextContents()
  return texts.join(' ').replace(/\s+/g, ' ')
}

/** Opens one part of the costs from their overview. */
async function openPart({ page }: Person, name: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name }).click()
  await page.getByRole('dialog', { name }).waitFor()
}

/** Opens the overview of the costs from one of its parts. */
async function goBack({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Înapoi la total' }).click()
  await page.getByRole('dialog', { name: 'Cât costă' }).waitFor()
}

test('the costs open with the total and the budget; all else is one press deeper', async ({ newPerson }) => {
  const person = await newPerson({ viewport: { width: 360, height: 640 } })
  await person.openNewList('', 'lapte 2 l 14,98 lei\nsăpun\nsuc de mere 2\nbere 4 doze')
  await person.openMenu('Cât costă')
  const dialog = person.page.getByRole('dialog')
  await expect(dialog.getByText('16,98 lei')).toBeVisible()
  await expect(dialog.getByRole('textbox')).toHaveCount(1)
  await expect(dialog.getByRole('checkbox')).toHaveCount(0)
  await expect(dialog.getByLabel('Buget')).toHaveAttribute('placeholder', 'fără')
  const parts = [
    'Prețuri de completat 3',
    'Ambalaje cu garanție',
    'Tichete de masă',
    'Cât ați cheltuit într-un an',
  ]
  for (const name of parts)
    await expect(dialog.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
  expect(await violationsOf(person.page)).toEqual([])
  for (const name of parts.map((part) => part.replace(/ \d+$/, ''))) {
    await openPart(person, name)
    await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
    expect(await violationsOf(person.page)).toEqual([])
    await goBack(person)
  }
})

test('a deposit alone is no total', async ({ person }) => {
  await person.openNewList('', 'bere 6 doze\nsare')
  await person.openMenu('Cât costă')
  const dialog = person.page.getByRole('dialog')
  await expect(dialog.getByText('Niciun produs nu are încă preț.')).toBeVisible()
  await expect(dialog.getByText('3 lei')).toHaveCount(0)
  await openPart(person, 'Ambalaje cu garanție')
  await expect(dialog.getByText('Garanție 3 lei, pentru 6 ambalaje')).toBeVisible()
})

test('the cost of a list is partial while prices are missing, and filled in where it is read', async ({
  person,
  newPerson,
}) => {
  const address = await person.openNewList()
  await person.add('lapte 2 l\nsăpun\nbere 4 doze')
  await person.say('lapte', { 'Preț pentru 2 l': '14,98' })
  await person.tick('lapte')
  await person.openMenu('Cât costă')
  await expect
    .poll(() => says(person, 'Toată lista'))
    .toBe('Toată lista 16,98 lei din care în coș 14,98 lei fără 2 produse care nu au preț')
  const dialog = person.page.getByRole('dialog')
  await openPart(person, 'Tichete de masă')
  await expect(dialog.getByText('Cu tichete de masă cel mult 14,98 lei, cu cardul 2 lei')).toBeVisible()
  await goBack(person)
  await openPart(person, 'Prețuri de completat')
  await dialog.getByLabel('săpun').fill('4,50')
  await dialog.getByLabel('bere').fill('multe')
  await person.page.keyboard.press('Enter')
  await expect(dialog.getByText('Scrieți o sumă în lei')).toBeVisible()
  await dialog.getByLabel('bere').fill('5')
  await person.page.keyboard.press('Enter')
  await expect(dialog.getByText('Toată lista: 41,48 lei')).toBeVisible()
  await goBack(person)
  await expect.poll(() => says(person, 'Toată lista')).toBe('Toată lista 41,48 lei din care în coș 14,98 lei')
  await person.page.keyboard.press('Escape')

  const other = await newPerson()
  await other.open(address)
  await expect(other.row('săpun')).toContainText('4,50 lei')
})

test('a price behind an amount tells how it was understood, and one press switches it', async ({
  person,
}) => {
  await withoutLimits(person.page)
  await person.page.setViewportSize({ width: 360, height: 740 })
  await person.openNewList()
  const told = person.page.getByText('ouă: 15 lei în total').waitFor()
  await person.add('ouă 10 15 lei')
  await told
  await person.openMenu('Cât costă')
  await expect.poll(() => says(person, 'Toată lista')).toContain('Toată lista 15 lei')
  await person.page.keyboard.press('Escape')

  await person.add('chifle 6 9 lei')
  await person.page.getByRole('button', { name: '9 lei fiecare' }).click()
  await expect(person.page.getByRole('button', { name: '9 lei în total' })).toBeVisible()
  await person.openMenu('Cât costă')
  await expect.poll(() => says(person, 'Toată lista')).toContain('Toată lista 69 lei')
})

test('while shopping the header has the cost of the basket so far, and a press shows the rest', async ({
  person,
  product,
}) => {
  const list = await makeList(product.url)
  const milk = list.add('lapte', { quantity: '2', price: '749' })
  await list.push([milk, list.add('sare'), list.add('pâine')])
  await person.page.setViewportSize({ width: 360, height: 740 })
  await person.open(`/list/${list.token}`)
  await person.startShopping()
  const header = person.page.getByRole('banner')
  const sum = header.getByRole('button', { name: /Cât costă$/ })
  await expect(sum).toHaveAccessibleName('0 lei din 14,98+ în coș, fără 2 produse care nu au preț. Cât costă')
  const milkCircle = person.page.getByRole('button', { name: /^Bifează lapte/ })
  await person.pressInRow(milkCircle, milkCircle, 0)
  await expect(sum).toHaveAccessibleName(
    '14,98 lei din 14,98+ în coș, fără 2 produse care nu au preț. Cât costă',
  )
  await person.tick('sare')
  await expect(sum).toHaveText(/^14,98\slei\+ în coș$/)
  await expect(sum).toHaveAccessibleName('14,98 lei+ în coș, fără 2 produse care nu au preț. Cât costă')
  expect(await violationsOf(person.page)).toEqual([])
  await sum.press('Enter')
  await expect
    .poll(() => says(person, 'Toată lista'))
    .toBe('Toată lista 14,98 lei din care în coș 14,98 lei fără 2 produse care nu au preț')
  await person.page.keyboard.press('Escape')
  await expect(sum).toBeFocused()

  // Without any price the sum is not shown, and the header is as tall as before.
  const tall = await header.boundingBox()
  await list.push([list.set(milk.itemId, { price: '' })])
  await expect(sum).toHaveCount(0)
  expect((await header.boundingBox())?.height).toBe(tall?.height)
})

for (const [width, height] of [
  [320, 640],
  [360, 640],
  [390, 844],
] as const)
  test(`the known total is in sight and covers nothing else in the header, at ${width} × ${height}`, async ({
    newPerson,
    product,
  }) => {
    const list = await makeList(product.url)
    await list.push([
      list.add('televizor', { price: '399999', completed: true }),
      list.add('sare'),
      list.add('ouă', { store: 'Hipermarketul de lângă gară' }),
    ])
    const [person, other] = [await newPerson({ viewport: { width, height } }), await newPerson()]
    for (const one of [other, person]) await one.open(`/list/${list.token}`)
    await person.startShopping()
    const header = person.page.getByRole('banner')
    await person.page.getByRole('button', { name: /^Hipermarketul/ }).click()
    const sum = header.getByRole('button', { name: /Cât costă$/ })
    await expect(sum).toHaveText(/^3\.999,99\slei din 3\.999,99\+$/)
    await expect(sum).toBeInViewport({ ratio: 1 })
    const cut = await header
      .locator('.basket-sum, .basket-sum *')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
          .map((part) => part.className),
      )
    expect(cut).toEqual([])
    await expect(header.getByRole('button', { name: /pe listă/ })).toBeVisible()
    const boxes = await header
      .locator('.list-header-row > *')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()))
      .then((all) => all.map(({ left, right }) => ({ left, right })))
    for (const [at, { left }] of boxes.entries())
      expect(left).toBeGreaterThanOrEqual(boxes[at - 1]?.right ?? 0)
    expect(boxes.at(-1)?.right).toBeLessThanOrEqual(width)
  })

test('a drink with an unknown container asks for it, and its deposit is in the sum then', async ({
  person,
}) => {
  await person.openNewList()
  await person.add('suc de mere 2')
  await person.say('suc de mere', { 'Preț pe bucată': '6' })
  await person.openMenu('Cât costă')
  await openPart(person, 'Ambalaje cu garanție')
  const question = person.page.getByRole('group', { name: 'suc de mere' })
  await question.getByRole('button', { name: 'sticlă' }).click()
  await expect(question).toHaveCount(0)
  await expect(person.page.getByText('Garanție 1 leu, pentru 2 ambalaje')).toBeVisible()
  await goBack(person)
  expect(await says(person, 'Toată lista')).toContain('13 lei')
})

test('the last price of a thing is one press away, and of its own store', async ({ person, product }) => {
  await waitForHistory(person.context)
  const list = await makeList(product.url)
  const [milk, bread] = [
    list.add('lapte', { store: 'Lidl', price: '749' }),
    list.add('pâine', { store: 'Profi', price: '600' }),
  ]
  await list.push([milk, bread])
  await list.push([milk, bread].map(({ itemId }) => list.set(itemId, { completed: true })))
  await list.push([milk, bread].map(({ itemId }) => list.remove(itemId)))
  await list.push([list.add('Lapte'), list.add('pâine', { quantity: '2' })])
  await person.open(`/list/${list.token}`)
  await person.edit('Lapte')
  await person.form.getByRole('button', { name: 'Data trecută 7,49 lei (Lidl)' }).click()
  await expect(person.form.getByLabel('Preț pe bucată')).toHaveValue('7,49')
  await person.save()
  await expect(person.row('Lapte')).toContainText('7,49 lei')
  await person.openMenu('Cât costă')
  await openPart(person, 'Prețuri de completat')
  await person.page.getByRole('dialog').getByRole('button', { name: 'Data trecută 6 lei (Profi)' }).click()
  await expect(person.page.getByText('Toată lista: 19,49 lei')).toBeVisible()
})

test('a budget and the daily limit of vouchers are set once, for all, also without a connection', async ({
  newPerson,
}) => {
  const [ana, ion] = [await newPerson({ serviceWorkers: 'allow' }), await newPerson()]
  const address = await ana.openNewList()
  await ana.add('lapte 2 l 14,98 lei\nsăpun 5 lei\npâine')
  await ana.tick('lapte')
  await ion.open(address)
  await ana.seesNothingWaiting()
  await ana.hasTheSite()
  await ana.page.context().setOffline(true)
  await ana.openMenu('Cât costă')
  const sheet = ana.page.getByRole('dialog')
  await sheet.getByLabel('Buget').fill('30')
  await ana.page.keyboard.press('Enter')
  await expect(sheet).toContainText('Buget 30 lei: mai aveți cel mult 10,02 lei')
  await openPart(ana, 'Tichete de masă')
  await sheet.getByLabel('Cel mult pe zi').fill('10')
  await ana.page.keyboard.press('Enter')
  await expect(sheet).toContainText('Cu tichete de masă cel mult 10 lei, cu cardul 9,98 lei')
  expect(await violationsOf(ana.page)).toEqual([])
  await ana.page.context().setOffline(false)
  await ana.page.keyboard.press('Escape')
  await ana.seesNothingWaiting()

  await ion.openMenu('Cât costă')
  const other = ion.page.getByRole('dialog')
  await expect(other).toContainText('Buget 30 lei: mai aveți cel mult 10,02 lei')
  await openPart(ion, 'Prețuri de completat')
  await other.getByLabel('pâine').fill('15')
  await ion.page.keyboard.press('Enter')
  await goBack(ion)
  await expect(other).toContainText('Buget 30 lei: lista costă cu 4,98 lei mai mult')
  await other.getByLabel('Buget').fill('')
  await ion.page.keyboard.press('Enter')
  await expect(other).not.toContainText('Buget 30 lei')
  await ion.page.reload()
  await ion.isAtHand()
  await ion.openMenu('Cât costă')
  await expect(other.getByLabel('Buget')).toHaveValue('')
  await openPart(ion, 'Tichete de masă')
  await expect(other.getByLabel('Cel mult pe zi')).toHaveValue('10')
})

test('a thing’s payment by meal vouchers is corrected, for all, also without a connection', async ({
  newPerson,
}) => {
  const [ana, ion] = [await newPerson({ serviceWorkers: 'allow' }), await newPerson()]
  const address = await ana.openNewList()
  await ana.add('lapte 10 lei\nsăpun 5 lei')
  await ana.seesNothingWaiting()
  await ion.open(address)
  await ana.hasTheSite()
  await ana.goOffline()
  await ana.openMenu('Cât costă')
  const sheet = ana.page.getByRole('dialog')
  await openPart(ana, 'Tichete de masă')
  await expect(sheet).toContainText('Cu tichete de masă cel mult 10 lei, cu cardul 5 lei')
  await sheet.getByRole('checkbox', { name: 'săpun' }).check()
  await expect(sheet).toContainText('Cu tichete de masă cel mult 15 lei')
  await sheet.getByRole('checkbox', { name: 'lapte' }).uncheck()
  await expect(sheet).toContainText('Cu tichete de masă cel mult 5 lei, cu cardul 10 lei')
  expect(await violationsOf(ana.page)).toEqual([])
  await ana.page.context().setOffline(false)
  await ana.page.keyboard.press('Escape')
  await ana.seesNothingWaiting()
  await ion.openMenu('Cât costă')
  await openPart(ion, 'Tichete de masă')
  await expect(ion.page.getByRole('dialog')).toContainText(
    'Cu tichete de masă cel mult 5 lei, cu cardul 10 lei',
  )
})

test('a year is a table of spending, which opens without a signal too', async ({ newPerson, product }) => {
  const list = await makeList(product.url)
  const buy = async (...things: ReturnType<typeof list.add>[]) => {
    await list.push(things)
    await list.push(things.map(({ itemId }) => list.set(itemId, { completed: true })))
    await list.push(things.map(({ itemId }) => list.remove(itemId)))
  }
  await buy(list.add('lapte', { quantity: '2', price: '749' }), list.add('mere', { price: '502' }))
  await buy(
    list.add('brânză', { quantity: '400', unit: 'g', price: '1500' }),
    list.add('mere'),
    list.add('sare'),
  )
  await list.push([list.add('pâine', { price: '600' })])
  const person = await newPerson({ serviceWorkers: 'allow' })
  await person.open(`/list/${list.token}`)
  await person.hasTheSite()
  await person.hasTheList()
  const dialog = person.page.getByRole('dialog')
  const year = dialog.locator('.spent-year')
  const rows = async () => {
    const texts = await year
      .getByRole('row')
      .evaluateAll((all) =>
        all.map((row) => [...(row as HTMLTableRowElement).cells].map((it) => it.textContent)),
      )
    return texts.map((cells) => cells.join(' | '))
  }
  const openYear = async () => {
    await person.openMenu('Cât costă')
    await dialog.getByRole('button', { name: 'Cât ați cheltuit într-un an' }).click()
    await expect(year.getByRole('table', { name: /^Pe categorii, din / })).toBeVisible()
  }
  const told = [
    'Categorie | Lei | Din total',
    'Lactate | 29,98 | 86%',
    'Fructe | 5,02 | 14%',
    'Total | 35,00 | 100%',
  ]
  await openYear()
  await expect.poll(rows).toEqual(told)
  await expect(year).toContainText('35 lei')
  await expect(year).toContainText('fără preț: 2 din 5 produse; nu sunt în sumă')
  expect(await violationsOf(person.page)).toEqual([])
  await person.page.keyboard.press('Escape')

  await person.goOffline()
  await openYear()
  await expect.poll(rows).toEqual(told)
  await expect(year).toContainText('Fără legătură cu serverul')
})
