import { becomesLate, stopMotion, takesPress } from '../support/presses.ts'
import { expect, test } from '../support/test.ts'
import { stopTheClock } from '../support/time.ts'

/** Milliseconds for which a ticked row stays at its place. */
const stayingMs = 1_500
/** Milliseconds within which a second press at the same place counts as a trembling finger. */
const trembling = 600

test.use({ viewport: { width: 360, height: 740 } })

test('while shopping the items left are there, in large rows that tick as a whole', async ({ person }) => {
  await person.openNewList()
  await person.add('lapte 2 l, pâine, roșii')
  await person.tick('roșii')
  await person.startShopping()
  await expect(person.page.getByRole('listitem')).toHaveCount(2)
  await expect(person.field).toHaveCount(0)

  const heights = []
  for (const row of await person.page.getByRole('listitem').all()) {
    for (const button of await row.getByRole('button').all()) {
      const box = await button.boundingBox()
      expect(box?.width).toBeGreaterThanOrEqual(48)
      expect(box?.height).toBeGreaterThanOrEqual(56)
    }
    heights.push((await row.boundingBox())?.height)
  }
  expect(new Set(heights).size).toBe(1)
  await person.rowsRest()
  await person.page.getByRole('button', { name: 'Bifează lapte 2 l' }).press('Space')
  await expect(person.page.getByRole('button', { name: 'Bifează pâine' })).toBeFocused()
  await expect(person.page.getByRole('listitem')).toHaveCount(1)
})

test('a ticked item is struck in place for a moment, then in the basket, to be unticked there', async ({
  person,
}) => {
  await person.openNewList('', 'lapte, pâine')
  await person.startShopping()
  await person.rowsRest()
  await stopTheClock(person.page)
  await person.circle('lapte').click()
  const row = person.page.getByRole('listitem').filter({ hasText: 'lapte' })
  await expect(row).toHaveClass(/item-completed/)
  await expect(row.locator('.item-name')).toHaveCSS('text-decoration-line', 'line-through')
  await person.page.clock.runFor(stayingMs - 100)
  await expect(person.page.getByRole('listitem')).toHaveText([/lapte/, /pâine/])
  await person.page.clock.runFor(200)
  await expect(person.page.getByRole('listitem')).toHaveText([/pâine/])
  const fold = person.basket.getByRole('button', { name: 'În coș' })
  await expect(fold).toHaveText(/1$/)
  await person.page.clock.runFor(trembling)
  await fold.click()
  await expect(person.basket.getByRole('listitem')).toHaveText([/lapte/])
  await person.page.clock.runFor(trembling)
  await person.page.getByRole('button', { name: 'Debifează lapte' }).click()
  await expect(person.page.getByText('2 rămase')).toBeVisible()
  await expect(person.circle('lapte')).toBeVisible()
})

test('a forgotten item is added without leaving', async ({ person }) => {
  await person.openNewList()
  await person.add('lapte')
  await person.startShopping()
  const add = person.page.getByRole('button', { name: 'Adaugă', exact: true, expanded: false })
  await add.click()
  await expect(person.field).toBeFocused()
  await person.add('drojdie')
  await expect(person.circle('drojdie')).toBeVisible()
  await expect(person.page.getByText('2 rămase')).toBeVisible()
  await person.page.getByRole('button', { name: 'Adaugă', exact: true, expanded: true }).click()
  await expect(person.field).toHaveCount(0)
  await expect(person.page.getByRole('heading', { name: 'La cumpărături', level: 1 })).toBeVisible()
})

test('a missing item is noted for everybody, and looked for again', async ({ person, newPerson }) => {
  const link = await person.openNewList()
  await person.add('leuștean, pâine')
  const guest = await newPerson()
  await guest.open(link)
  await person.startShopping()
  await person.rowsRest()
  await person.page.getByRole('button', { name: 'N-am găsit leuștean' }).click()
  await expect(guest.page.getByRole('heading', { name: 'N-am găsit' })).toBeVisible()
  await expect(guest.page.getByText('2 rămase, 0 completate')).toBeVisible()
  await expect(person.page.getByRole('heading', { name: 'N-am găsit' })).toBeVisible()
  await person.rowsRest()
  await person.page.getByRole('button', { name: 'Caut din nou leuștean' }).click()
  await expect(guest.page.getByRole('heading', { name: 'N-am găsit' })).toHaveCount(0)
  await expect(person.page.getByRole('heading', { name: 'N-am găsit' })).toHaveCount(0)
  await person.rowsRest()
  await person.page.getByRole('button', { name: 'N-am găsit leuștean' }).click()
  await expect(person.page.getByRole('heading', { name: 'N-am găsit' })).toBeVisible()
  await person.tick('leuștean')
  await expect(guest.page.getByText('1 rămas, 1 completat')).toBeVisible()
})

test('an item not found rests under the thumb like a ticked one, and a trembling finger changes nothing', async ({
  person,
}) => {
  await person.openNewList('', 'leuștean, roșii cherry, pătrunjel')
  await person.startShopping()
  await person.rowsRest()
  await stopTheClock(person.page)
  const rows = person.page.getByRole('listitem').filter({ has: person.page.locator('.item-name') })
  const places = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top))
  const [names, before] = [await rows.allTextContents(), await places()]
  const missing = person.page.getByRole('button', { name: 'N-am găsit leuștean' })
  const box = await missing.boundingBox()
  await missing.click()
  await expect(person.page.getByRole('button', { name: 'Caut din nou leuștean' })).toBeVisible()
  if (box) await person.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await person.page.clock.runFor(trembling)
  await person.page.getByRole('button', { name: 'N-am găsit roșii cherry' }).click()
  await expect(person.page.getByRole('button', { name: 'Caut din nou roșii cherry' })).toBeVisible()
  await person.page.clock.runFor(stayingMs - 100)
  expect(await places()).toEqual(before)
  await expect(rows).toHaveText(names)
  await expect(person.page.getByRole('heading', { name: 'N-am găsit' })).toHaveCount(0)
  await person.page.clock.runFor(200)
  const missed = person.page.locator('[data-category]', {
    has: person.page.getByRole('heading', { name: 'N-am găsit' }),
  })
  await expect(missed.locator('.item-name')).toHaveText(['leuștean', 'roșii cherry'])
})

test('while an item is added, items not found leave the thumb to the field', async ({ person }) => {
  await person.openNewList()
  await person.add('unt, pâine')
  await person.startShopping()
  await person.rowsRest()
  await person.page.getByRole('button', { name: 'N-am găsit unt' }).click()
  const lookAgain = person.page.locator('.dock').getByRole('button', { name: 'Caut din nou' })
  await expect(lookAgain).toBeVisible()
  await person.page.getByRole('button', { name: 'Adaugă', exact: true }).click()
  await expect(person.field).toBeFocused()
  await expect(lookAgain).toHaveCount(0)
})

test('the screen stays awake until the shopping is done, through a reload too', async ({ person }) => {
  await person.page.addInitScript(() => {
    const held = new Set<object>()
    Object.assign(globalThis, { held })
    const request = async () => {
      const sentinel = { release: async () => void held.delete(sentinel) }
      held.add(sentinel)
      return sentinel
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
  const isHeld = () => person.page.evaluate(() => Reflect.get(globalThis, 'held').size > 0)
  await person.openNewList()
  await person.add('lapte')
  await person.startShopping()
  await expect.poll(isHeld).toBe(true)
  await person.page.reload()
  await person.isAtHand()
  await expect.poll(isHeld).toBe(true)
  await person.tick('lapte')
  const recap = person.page.getByRole('dialog', { name: 'Gata, totul e în coș' })
  await recap.getByRole('button', { name: 'Doar golește ce e cumpărat' }).click()
  await expect(person.field).toBeVisible()
  await expect.poll(isHeld).toBe(false)
})

test('after a reload the shop takes no press at first, because the other screen was there before', async ({
  person,
}) => {
  const { page } = person
  await person.openNewList('Cină', 'lapte, pâine')
  await person.startShopping()
  await becomesLate(page)
  const goOn = await stopMotion(person)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'La cumpărături', level: 1 })).toBeVisible()
  expect(await takesPress(person.circle('lapte'))).toBe(false)
  await goOn()
  await person.tick('lapte')
})
