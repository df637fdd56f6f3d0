import type { BrowserContext, Locator, Page } from '@playwright/test'
import { holdScripts } from '../support/held-scripts.ts'
import { stopMotion, takesPress } from '../support/presses.ts'
import { expect, test } from '../support/test.ts'
import { withoutLimits } from '../support/time.ts'
import { pretendHistory } from '../support/weekly-items.ts'

test.use({ viewport: { width: 360, height: 740 } })

const many = Array.from({ length: 40 }, (_, at) => `lucru ${at + 1}a`).join('\n')

/** Keeps the server's answer about a list's history. @returns lets it through */
async function holdHistory(context: BrowserContext): Promise<() => void> {
  let letThrough = () => {}
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await context.route('**/api/list/history*', async (route) => {
    await isLetThrough
    await route.fallback()
  })
  return letThrough
}

const places = (controls: Locator) =>
  controls.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))

/** The middle of an element, before it goes. */
async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox()
  if (!box) throw new Error('nothing is there')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** True when a press at this place is for the list or the buttons above its dock. */
const isForList = (page: Page, place: { x: number; y: number }) =>
  page.evaluate(
    ({ x, y }) => Boolean(document.elementFromPoint(x, y)?.closest('main, .list-share-strip')),
    place,
  )

test('a second tap on a suggestion does not open the ideas, without motion too', async ({ person }) => {
  await person.openNewList('', 'pâine')
  await person.field.pressSequentially('lapt')
  const suggestion = person.page.getByRole('option').first()
  await expect.poll(() => takesPress(suggestion)).toBe(true)
  const goOn = await stopMotion(person)
  await suggestion.click()
  const ideas = person.page.getByRole('button', { name: 'Idei' })
  await expect(ideas).toBeVisible()
  expect(await takesPress(ideas)).toBe(false)
  // The chips are replaced a little later than the field is emptied.
  await expect.poll(() => takesPress(suggestion)).toBe(false)
  await goOn()
  await ideas.click()
  await expect(person.page.getByRole('dialog')).toBeVisible()
})

test('a message takes no press meant for a row, and its end passes none on', async ({ person }) => {
  await withoutLimits(person.page)
  await person.openNewList('', many)
  const goOn = await stopMotion(person)
  await person.add('<b>lapte</b>')
  const close = person.toasts.getByRole('button', { name: 'Închide mesajul' })
  await close.waitFor()
  expect(await takesPress(close)).toBe(false)
  await goOn()
  await expect.poll(() => takesPress(close)).toBe(true)
  const place = await middleOf(close)
  await stopMotion(person)
  await close.click()
  await expect(close).toHaveCount(0)
  expect(await isForList(person.page, place)).toBe(false)
})

test('the button that shows rows above takes no press meant for a row, and its end passes none on', async ({
  person,
  newPerson,
}) => {
  const link = await person.openNewList('', many)
  const guest = await newPerson()
  await guest.open(link)
  await person.isLive()
  await person.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const goOn = await stopMotion(person)
  await guest.add('banane')
  const above = person.page.getByRole('button', { name: '1 nou sus' })
  await above.waitFor()
  expect(await takesPress(above)).toBe(false)
  await goOn()
  await expect.poll(() => takesPress(above)).toBe(true)
  const place = await middleOf(above)
  await stopMotion(person)
  await above.click()
  await expect(above).toHaveCount(0)
  expect(await isForList(person.page, place)).toBe(false)
})

for (const [width, height] of [
  [360, 740],
  [844, 390],
  [1280, 800],
] as const) {
  test(`the line about the connection moves no button while shopping (${width} × ${height})`, async ({
    newPerson,
  }) => {
    const person = await newPerson({ viewport: { width, height } })
    await person.openNewList('', 'unt, pâine')
    await person.startShopping()
    await person.rowsRest()
    await person.page.getByRole('button', { name: 'N-am găsit unt' }).click()
    const dock = person.page.locator('.dock')
    await expect(dock.getByRole('group', { name: 'În loc de unt' })).toBeVisible()
    const buttons = dock.locator('button:not(.status-line *)')
    await person.seesNothingWaiting()
    const before = await places(buttons)
    await person.goOffline()
    await expect(dock.locator('.status-line')).toBeVisible()
    expect(await places(buttons)).toEqual(before)
  })

  test(`substitutes that arrive late move no button (${width} × ${height})`, async ({ newPerson }) => {
    const person = await newPerson({ viewport: { width, height } })
    const letThrough = await holdScripts(person, 'SubstituteChips.*')
    await person.openNewList('', 'unt, pâine')
    await person.startShopping()
    await person.rowsRest()
    await person.page.getByRole('button', { name: 'N-am găsit unt' }).click()
    const dock = person.page.locator('.dock')
    const buttons = dock.getByRole('button', { name: /^Caut din nou|^Am terminat/ })
    await expect(buttons).toHaveCount(2)
    await person.seesNothingWaiting()
    const before = await places(buttons)
    const goOn = await stopMotion(person)
    letThrough()
    const substitute = dock.getByRole('group', { name: 'În loc de unt' }).getByRole('button').first()
    await expect(substitute).toBeVisible()
    expect(await places(buttons)).toEqual(before)
    expect(await takesPress(substitute)).toBe(false)
    await goOn()
    await expect.poll(() => takesPress(substitute)).toBe(true)
  })
}

test('the last price of an item arrives without moving its sheet', async ({ person }) => {
  await pretendHistory(person.context, { 7: ['lapte|2|l|Kaufland|749'] })
  const letThrough = await holdHistory(person.context)
  await person.openNewList('', 'lapte 2 l')
  await person.openItem('lapte')
  const dialog = person.page.getByRole('dialog')
  const controls = dialog.locator('button:not(.last-price), input')
  const before = await places(controls)
  letThrough()
  const last = dialog.getByRole('button', { name: 'Data trecută 7,49 lei (Kaufland)' })
  await expect(last).toBeInViewport({ ratio: 1 })
  expect(await places(controls)).toEqual(before)
  await last.click()
  await expect(last).toHaveCount(0)
  await expect(dialog.getByLabel(/^Preț/)).toHaveValue('7,49')
})

test('prices from before move no field once one is taken, and hold presses when they arrive', async ({
  person,
}) => {
  await pretendHistory(person.context, { 7: ['lapte|1|st|Kaufland|749', 'pâine|1|st|Kaufland|449'] })
  const letThrough = await holdHistory(person.context)
  await person.openNewList('', 'lapte, pâine, sare')
  await person.openMenu('Cât costă')
  const dialog = person.page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Prețuri de completat/ }).click()
  const fields = dialog.getByRole('textbox')
  await expect(fields).toHaveCount(3)
  await expect.poll(() => takesPress(fields.first())).toBe(true)
  const goOn = await stopMotion(person)
  letThrough()
  const last = dialog.getByRole('button', { name: 'Data trecută' })
  await expect(last).toHaveCount(2)
  expect(await takesPress(fields.first())).toBe(false)
  await goOn()
  const before = await places(fields)
  await last.first().click()
  await expect(last).toHaveCount(1)
  expect(await places(fields)).toEqual(before)
})

for (const title of ['Istoric', 'De obicei'])
  test(`${title}: presses count only once the server's answer has been there for a moment`, async ({
    person,
  }) => {
    const bought = ['lapte', 'pâine', 'ouă']
    await pretendHistory(person.context, { 9: bought, 16: bought, 23: bought })
    await person.openNewList('', 'sare')
    const thing = person.page
      .getByRole('dialog', { name: title })
      .getByRole('button', { name: 'lapte' })
      .first()
    await person.openMenu(title)
    await expect.poll(() => takesPress(thing)).toBe(true)
    await person.page.keyboard.press('Escape')
    await expect(thing).toHaveCount(0)

    const also = [...bought, 'banane']
    await pretendHistory(person.context, { 2: also, 9: also, 16: also, 23: also })
    const letThrough = await holdHistory(person.context)
    await person.openMenu(title)
    await expect.poll(() => takesPress(thing)).toBe(true)
    const goOn = await stopMotion(person)
    letThrough()
    const added = person.page
      .getByRole('dialog', { name: title })
      .getByRole('button', { name: 'banane' })
      .first()
    await expect(added).toBeVisible()
    expect(await takesPress(thing)).toBe(false)
    await goOn()
    const wasChosen = (await thing.getAttribute('aria-pressed')) === 'true'
    await thing.click()
    await expect(thing).toHaveAttribute('aria-pressed', String(!wasChosen))
  })
