import { makeList } from '../../support/people/api.ts'
import { violationsOf } from '../support/axe.ts'
import type { Person } from '../support/person.ts'
import { expect, test } from '../support/test.ts'
import { withoutLimits } from '../support/time.ts'
import { pretendWalks, waitForHistory } from '../support/weekly-items.ts'

test.describe('a note, store or price', () => {
  test('is on the other person’s list too, even if offline at the time', async ({ person, newPerson }) => {
    const address = await person.openNewList()
    await person.add('lapte 2 l\nroșii')
    const other = await newPerson({ serviceWorkers: 'allow' })
    await other.open(address)
    await other.hasTheSite()
    await other.isLive()
    await other.goOffline()
    const fields = { Notă: 'cel cu capac verde', Magazin: 'Lidl', 'Preț pentru 2 l': '14,98' }
    await person.say('lapte', fields)
    await expect(person.row('lapte')).toContainText('cel cu capac verde · Lidl · 14,98 lei')
    await other.say('roșii', { Notă: 'bine coapte' })
    await other.page.context().setOffline(false)
    for (const one of [person, other]) {
      await expect(one.row('lapte')).toContainText('cel cu capac verde · Lidl · 14,98 lei')
      await expect(one.row('roșii')).toContainText('bine coapte')
    }
    await other.edit('lapte')
    for (const [label, text] of Object.entries(fields))
      await expect(other.form.getByLabel(label, { exact: true })).toHaveValue(text)
  })

  test('is typed with it', async ({ person }) => {
    await person.openNewList()
    await person.hasTheWords()
    await person.add('2 l lapte 14,98 lei de la Lidl, cel cu capac verde')
    await person.add('roșii de la piață, ouă 10')
    await expect(person.row('lapte')).toContainText('cel cu capac verde · Lidl · 14,98 lei')
    await expect(person.row('roșii')).toContainText('piața')
    await expect(person.row('ouă')).not.toContainText('piața')
  })

  test('is taken back in one step', async ({ person }) => {
    await withoutLimits(person.page)
    await person.openNewList()
    await person.add('lapte')
    await person.say('lapte', { Notă: 'cel cu capac verde', 'Preț pe bucată': '7' })
    await person.page
      .getByRole('button', { name: /^Anulează/ })
      .first()
      .click()
    await expect(person.row('lapte')).not.toContainText('capac')
    await expect(person.row('lapte')).not.toContainText('lei')
  })

  test('explains a wrong price, and names the amount that a price is for', async ({ person }) => {
    await person.openNewList()
    await person.add('lapte')
    await person.edit('lapte')
    const price = person.form.getByLabel('Preț pe bucată')
    await price.fill('scump')
    await person.page.getByRole('dialog').getByRole('button', { name: 'Salvează' }).click()
    await expect(person.page.getByRole('dialog').getByRole('alert')).toContainText(
      'Prețul este o sumă în lei',
    )
    await expect(price).toHaveAttribute('aria-invalid', 'true')
    await person.form.getByRole('button', { name: 'l', exact: true }).click()
    await expect(person.form.getByLabel('Preț pentru 1 l')).toHaveValue('scump')
  })
})

test.describe('the person who brings a thing', () => {
  test('is seen by the others, once they have a name', async ({ person, newPerson }) => {
    const address = await person.openNewList()
    await person.add('lapte\nunt\npâine')
    const other = await newPerson()
    await other.open(address)
    await person.edit('lapte')
    await person.page.getByRole('button', { name: 'Iau eu toate cele 2 produse de la Lactate' }).click()
    const name = person.page.getByRole('dialog').getByLabel('Cum să vă zică')
    await name.fill('Ana')
    await name.press('Enter')
    await expect(person.page.getByRole('dialog')).toHaveCount(0)
    for (const thing of ['lapte', 'unt'])
      await expect(other.page.getByRole('button', { name: `Modifică ${thing}, ia Ana` })).toBeVisible()
    await expect(other.page.getByRole('button', { name: 'Modifică pâine, ia Ana' })).toHaveCount(0)

    await other.edit('unt')
    await expect(other.page.getByRole('button', { name: 'Iau eu în loc de Ana' })).toBeVisible()
    await other.page.keyboard.press('Escape')
    await person.edit('unt')
    await person.page.getByRole('button', { name: 'Nu mai iau eu' }).click()
    await expect(other.page.getByRole('button', { name: 'Modifică unt', exact: true })).toBeVisible()
  })

  test('is said in words while shopping, in rows as high as before, until it is in the basket', async ({
    newPerson,
    product,
  }) => {
    const list = await makeList(product.url)
    const ana = { taker: 'Ana', takerColor: 'teal' as const }
    const butter = list.add('unt', ana)
    const milk = list.add('lapte', { ...ana, quantity: '2', unit: 'l', store: 'Lidl' })
    await list.push([milk, butter, list.add('sare')])
    const person = await newPerson({ viewport: { width: 360, height: 740 } })
    await person.page.addInitScript(() =>
      localStorage.setItem('lista-noastra:person', JSON.stringify({ name: 'Mihai', color: 'blue' })),
    )
    // A ticked row stays in place.
    await withoutLimits(person.page, 1_500)
    await person.open(`/list/${list.token}`)
    await person.startShopping()
    const rows = person.page.getByRole('main').getByRole('listitem')
    await expect(rows.filter({ hasText: 'lapte' })).toContainText('Lidl · ia Ana')
    await expect(person.page.getByRole('button', { name: 'Bifează lapte Lidl · ia Ana 2 l' })).toBeVisible()
    await expect(rows.filter({ hasText: 'sare' })).not.toContainText('ia')
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
    // The line between two rows is part of the second row.
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1)

    await list.push([list.set(butter.itemId, { taker: 'Mihai', takerColor: 'blue' })])
    const own = person.page.getByRole('button', { name: 'Bifează unt iau eu', exact: true })
    await expect(own).toBeVisible()
    await own.click()
    await expect(rows.filter({ hasText: 'unt' })).not.toContainText('iau eu')
  })
})

test('people who shop together divide the rest by category, and are notified of it, with a signal or not', async ({
  newPerson,
}) => {
  const people = [await newPerson({ serviceWorkers: 'allow' }), await newPerson()] as const
  const [ana, mihai] = people
  for (const [person, name] of [
    [ana, 'Ana'],
    [mihai, 'Mihai'],
  ] as const) {
    await person.page.addInitScript(
      (given) => localStorage.setItem('lista-noastra:person', JSON.stringify({ name: given, color: 'teal' })),
      name,
    )
  }
  await withoutLimits(ana.page)
  const address = await ana.openNewList()
  await ana.add('lapte\nunt\npâine\nmere')
  await mihai.open(address)
  await mihai.isLive()
  for (const person of people) await person.startShopping()
  // A change that is read, and not received, says nobody's name.
  await ana.isLive()
  await mihai.openMenu('Cine ce ia')
  const takes = ({ page }: Person, category: string) =>
    page.getByRole('dialog', { name: 'Cine ce ia' }).getByRole('button', { name: `Iau eu: ${category}` })
  await takes(mihai, 'Lactate').press('Enter')
  await expect(ana.page.getByRole('status').filter({ hasText: 'Mihai ia 2 produse.' }).first()).toBeVisible()
  await expect(takes(mihai, 'Lactate')).toHaveAttribute('aria-pressed', 'true')
  expect(await violationsOf(mihai.page)).toEqual([])
  await expect(ana.page.getByRole('button', { name: 'Bifează lapte ia Mihai' })).toBeVisible()

  await ana.hasTheSite()
  await ana.openMenu('Cine ce ia')
  await expect(ana.page.getByRole('dialog')).toContainText('Lactate 2 produse, ia Mihai')
  await ana.goOffline()
  await takes(ana, 'Pâine').click()
  await takes(ana, 'Fructe').click()
  // The rows are below the sheet, where nothing has a role.
  await expect(ana.page.locator('[aria-label="Bifează mere iau eu"]')).toBeAttached()
  await takes(ana, 'Fructe').click()
  await ana.page.keyboard.press('Escape')
  await expect(ana.page.getByRole('button', { name: 'Bifează pâine iau eu' })).toBeVisible()
  await ana.context.setOffline(false)
  await expect(mihai.page.getByRole('dialog')).toContainText('Pâine 1 produs, ia Ana')
  await expect(mihai.page.getByRole('dialog')).toContainText('Fructe 1 produs')
  await expect(mihai.page.getByRole('dialog')).not.toContainText('Fructe 1 produs, ia Ana')
  await expect(takes(mihai, 'Fructe')).toHaveAttribute('aria-pressed', 'false')
  await takes(mihai, 'Lactate').press('Enter')
  await expect(ana.page.getByRole('button', { name: 'Bifează lapte', exact: true })).toBeVisible()
})

test('a person without a nickname is asked for one before taking a category', async ({ person }) => {
  await person.openNewList()
  await person.add('lapte\npâine')
  await person.openMenu('Cine ce ia')
  const dialog = person.page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Iau eu: Lactate' }).click()
  await dialog.getByRole('textbox').fill('Ana')
  await dialog.getByRole('textbox').press('Enter')
  await expect(dialog.getByRole('button', { name: 'Iau eu: Lactate' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(dialog.getByRole('button', { name: 'Iau eu: Pâine' })).toHaveAttribute('aria-pressed', 'false')
})

test.describe('shopping where one is', () => {
  test('shows items of that store and of any, and counts the rest for others', async ({ person }) => {
    await person.openNewList()
    await person.add('lapte\nroșii\npâine')
    await person.say('lapte', { Magazin: 'Lidl' })
    await person.say('roșii', { Magazin: 'piața' })
    await person.startShopping()
    await person.page.getByRole('button', { name: 'Lidl (1)' }).click()
    const main = person.page.getByRole('main')
    await expect(main.getByRole('button', { name: /^Bifează/ })).toHaveCount(2)
    await expect(main).toContainText('Încă un produs de luat din altă parte: piața')
    await expect(person.page.getByRole('banner')).toContainText('2 rămase')
    expect(await violationsOf(person.page)).toEqual([])

    await person.page.reload()
    await expect(person.page.getByRole('heading', { name: 'Lidl', level: 1 })).toBeVisible()
    for (const name of ['lapte', 'pâine']) await person.tick(name)
    await expect(person.page.getByRole('dialog')).toContainText('Gata, 2 din 3 în coș')
    await expect(main).not.toContainText('Totul e cumpărat')
    await expect(person.page.getByRole('dialog')).toContainText('roșii')
  })

  test('is asked for any store, and changed by the heading, by the keyboard alone', async ({ person }) => {
    await person.openNewList()
    await person.add('lapte')
    await person.startShopping()
    const heading = person.page.getByRole('button', { name: 'La cumpărături, alegeți magazinul' })
    await heading.focus()
    await person.page.keyboard.press('Enter')
    const field = person.page.getByRole('dialog').getByLabel('Alt magazin')
    await field.focus()
    await person.page.keyboard.type('La Ion')
    await person.page.keyboard.press('Enter')
    await expect(person.page.getByRole('heading', { name: 'La Ion', level: 1 })).toBeVisible()
    await expect(person.page.getByRole('button', { name: 'La Ion, alegeți alt magazin' })).toBeFocused()
  })
})

test.describe('a store that was walked before', () => {
  test('has its sections in the order of the ticks there, so that 25 things are ticked without going back', async ({
    person,
    product,
  }) => {
    await waitForHistory(person.context)
    const list = await makeList(product.url)
    // Bread at the entrance, then cleaning products, and fruit at the end: an order unlike any other store's.
    const walk = ['pâine', 'detergent de vase', 'lapte', 'cartofi', 'mere']
    for (let shop = 0; shop < 3; shop++) {
      const things = walk.map((name) => list.add(name))
      await list.push(things)
      for (const { itemId } of things)
        await list.push([list.set(itemId, { completed: true, boughtIn: 'Lidl' })])
      await list.push(things.map(({ itemId }) => list.remove(itemId)))
    }
    const more = [
      'chifle',
      'covrigi',
      'burete de vase',
      'clor',
      'iaurt',
      'unt',
      'smântână',
      'telemea',
      'kefir',
      'cașcaval',
    ]
    const greens = [
      'ceapă',
      'morcovi',
      'roșii',
      'castraveți',
      'ardei',
      'usturoi',
      'banane',
      'pere',
      'lămâi',
      'struguri',
    ]
    await list.push([...walk, ...more, ...greens].map((name) => list.add(name)))
    await person.open(`/list/${list.token}`)
    await person.startShopping()
    await person.page.getByRole('button', { name: 'La cumpărături, alegeți magazinul' }).click()
    await person.page.getByRole('dialog').getByRole('button', { name: 'Lidl' }).click()
    const sections = person.page.getByRole('main').getByRole('heading', { level: 3 })
    await expect(sections).toHaveText(['Pâine', 'Curățenie', 'Lactate', 'Legume', 'Fructe'])
    expect(
      await person.page
        .getByRole('main')
        .getByRole('button', { name: /^Bifează/ })
        .count(),
    ).toBe(25)
  })

  test('has the things of a section in the order of three shops there, and none of them moves meanwhile', async ({
    person,
  }) => {
    const walk = ['unt', 'lapte', 'smântână', 'iaurt']
    const odd = walk.toReversed()
    await pretendWalks(person.context, 'Lidl', { 28: walk, 21: walk, 14: odd, 7: walk })
    await person.openNewList()
    await person.add('cașcaval, iaurt, kefir, lapte, smântână, unt')
    const rows = person.page.getByRole('main').getByRole('button', { name: /^Bifează/ })
    const named = (...names: string[]) => names.map((name) => new RegExp(`^${name}`))
    await person.startShopping()
    await person.page.getByRole('button', { name: 'La cumpărături, alegeți magazinul' }).click()
    await person.page.getByRole('dialog').getByLabel('Alt magazin').fill('Lidl')
    await person.page.keyboard.press('Enter')
    await expect(rows).toHaveText(named('unt', 'lapte', 'smântână', 'iaurt', 'cașcaval', 'kefir'))

    await person.rowsRest()
    await rows.nth(1).click()
    await expect(rows).toHaveText(named('unt', 'smântână', 'iaurt', 'cașcaval', 'kefir'))
    await person.page.reload()
    await expect(rows).toHaveText(named('unt', 'smântână', 'iaurt', 'cașcaval', 'kefir'))
  })
})

test.describe("a list's own stores", () => {
  test('are read where they are typed and pasted, as the list spells them', async ({ person }) => {
    await person.openNewList()
    await person.add('pâine')
    await person.say('pâine', { Magazin: 'Băcănia lui Nelu' })
    await person.add('2 kg roșii de la bacania lui nelu')
    await expect(person.row('roșii')).toContainText('Băcănia lui Nelu')
    await person.paste('Băcănia lui Nelu:\n- ceapă\n- ardei\n\nunt')
    const preview = person.page.getByRole('dialog', { name: 'Lista lipită' })
    await preview.getByRole('button', { name: 'Adaugă 3 produse' }).click()
    for (const name of ['ceapă', 'ardei']) await expect(person.row(name)).toContainText('Băcănia lui Nelu')
    await expect(person.row('unt')).not.toContainText('Nelu')
  })

  test('are known of the history that the device has kept', async ({ person }) => {
    // The first item waits at most 2 s for the stores of earlier purchases.
    await withoutLimits(person.page, 2_000)
    await pretendWalks(person.context, 'Nea Ion', { 60: ['ouă'] })
    await person.openNewList()
    await person.openMenu('Istoric')
    await expect(person.page.getByRole('dialog')).toContainText('ouă')
    await person.page.reload()
    await person.add('brânză de la nea ion')
    await expect(person.row('brânză')).toContainText('Nea Ion')
    await expect(person.row('brânză')).not.toContainText('de la')
  })
})

test('the order of aisles is set by hand, by buttons and by dragging, for both, and forgotten by one press', async ({
  newPerson,
}) => {
  const [ana, ion] = [await newPerson(), await newPerson()]
  const address = await ana.openNewList()
  await ana.add('mere\nlapte\npâine')
  await ana.seesNothingWaiting()
  await ion.open(address)
  const headings = ({ page }: Person) => page.getByRole('main').locator('.list-group-name').allTextContents()
  const openOrder = async ({ page }: Person) => {
    await page.getByRole('button', { name: 'La cumpărături, alegeți magazinul' }).click()
    await page.getByText('Ordinea raioanelor').click()
  }
  for (const person of [ana, ion]) await person.startShopping()
  await expect.poll(() => headings(ion)).toEqual(['Fructe', 'Lactate', 'Pâine'])

  await openOrder(ana)
  const sheet = ana.page.getByRole('dialog')
  for (let press = 0; press < 6; press++)
    await sheet.getByRole('button', { name: 'Pâine, mai sus' }).press('Enter')
  await expect.poll(() => headings(ion)).toEqual(['Pâine', 'Fructe', 'Lactate'])
  expect(await violationsOf(ana.page)).toEqual([])

  const row = (name: string) => sheet.locator('.aisle-grip', { hasText: name })
  const take = async (name: string, onto: string) => {
    const from = await row(name).boundingBox()
    const to = await row(onto).boundingBox()
    if (!from || !to) throw new Error('no rows to drag')
    await ana.page.mouse.move(from.x + 20, from.y + 20)
    await ana.page.mouse.down()
    return { x: to.x + 20, y: to.y + 20 }
  }
  const place = await take('Lactate', 'Pâine')
  await ana.page.mouse.move(place.x, place.y, { steps: 5 })
  await ana.page.mouse.up()
  await expect.poll(() => headings(ion)).toEqual(['Lactate', 'Pâine', 'Fructe'])

  // A quick finger is up before its last movement is rendered.
  const { y } = await take('Fructe', 'Lactate')
  await row('Fructe').evaluate((grip, clientY) => {
    for (const type of ['pointermove', 'pointerup'])
      grip.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientY }))
  }, y)
  await ana.page.mouse.up()
  await expect.poll(() => headings(ion)).toEqual(['Fructe', 'Lactate', 'Pâine'])

  await sheet.getByRole('button', { name: 'Lactate, mai sus' }).press('Enter')
  await expect.poll(() => headings(ion)).toEqual(['Lactate', 'Fructe', 'Pâine'])
  await sheet.getByRole('button', { name: 'Uită ordinea' }).click()
  await expect.poll(() => headings(ion)).toEqual(['Fructe', 'Lactate', 'Pâine'])
})
