import { expect, moving, test } from '../support/test.ts'
import { stopTheClock, withoutLimits } from '../support/time.ts'

test.use(moving)

/** Milliseconds for which a ticked row stays at its place. */
const stayingMs = 1_500
/** Milliseconds for which presses on a row that was just ticked or has just moved are ignored. */
const restMs = 600

test.describe('a ticked item', () => {
  test('stays highlighted in place for a moment, and moves to the bought items', async ({ person }) => {
    await person.openNewList('', 'lapte, pâine')
    await stopTheClock(person.page)
    await person.tick('lapte')
    await expect(person.pending.locator('.item-ticked')).toHaveText('lapte')
    await person.page.clock.runFor(stayingMs)
    await expect(person.pending.getByRole('listitem')).toHaveText(['pâine'])
    await expect(person.completed.getByRole('button', { name: 'Cumpărate', expanded: false })).toHaveText(
      /1$/,
    )
    await expect(person.completed.getByRole('listitem')).toHaveCount(0)
    await person.openCompleted()
    await expect(person.completed.getByRole('listitem')).toHaveText(['lapte'])
  })

  test('can be ticked back before it has left, and after', async ({ person }) => {
    await person.openNewList('', 'lapte')
    await stopTheClock(person.page)
    await person.tick('lapte')
    await person.page.clock.runFor(restMs)
    await person.page.getByRole('button', { name: 'Debifează lapte' }).click()
    await expect(person.page.getByText('1 rămas, 0 completate')).toBeVisible()
    await person.page.clock.runFor(restMs)
    await person.tick('lapte')
    await person.page.clock.runFor(stayingMs)
    await expect(person.page.getByText('Totul e cumpărat.')).toBeVisible()
    await person.openCompleted()
    await person.page.clock.runFor(restMs)
    await person.page.getByRole('button', { name: 'Debifează lapte' }).click()
    await expect(person.pending).toContainText('lapte')
  })

  test('takes no second press while a finger may tremble', async ({ person }) => {
    await person.openNewList('', 'lapte, pâine')
    await stopTheClock(person.page)
    await person.tick('lapte')
    await person.page.clock.runFor(restMs - 50)
    await person.page.getByRole('button', { name: 'Debifează lapte' }).click()
    await person.page.clock.runFor(stayingMs)
    await expect(person.page.getByText('1 rămas, 1 completat')).toBeVisible()
    await expect(person.pending.getByRole('listitem')).toHaveText(['pâine'])
  })

  test('is unfolded once for as long as the page is open, and cleared at once', async ({ person }) => {
    await person.openNewList()
    await person.add('lapte, pâine, ouă')
    await person.tick('lapte')
    await person.openCompleted()
    await person.tick('pâine')
    await expect(person.completed.getByRole('listitem')).toHaveText(['lapte', 'pâine'])
    await person.page.getByRole('button', { name: 'Șterge-le' }).click()
    await expect(person.completed).toHaveCount(0)
    await expect(person.page.getByRole('heading', { name: 'De cumpărat' })).toBeFocused()
    await person.tick('ouă')
    await expect(person.completed.getByRole('listitem')).toHaveText(['ouă'])
  })
})

test('a person with a name is shown by it on added items', async ({ person, newPerson }) => {
  const link = await person.openNewList()
  await person.page.getByRole('button', { name: 'Meniul listei' }).click()
  await person.page.getByRole('button', { name: 'Setări' }).click()
  await person.page.getByLabel('Nume sau poreclă').fill('Ana')
  await person.page.keyboard.press('Tab')
  await person.page.keyboard.press('Escape')
  const guest = await newPerson()
  await guest.open(link)
  await guest.seesNothingWaiting()
  await person.add('lapte 2 l')
  const row = guest.page.getByRole('button', { name: 'Modifică lapte 2 l, de la Ana' })
  await expect(row.locator('[data-person]')).toHaveAttribute('data-initial', 'A')
  await expect(guest.row('lapte')).toHaveClass(/item-arriving/)
  await guest.edit('lapte 2 l')
  await expect(guest.page.getByRole('dialog')).toContainText('de la Ana')
})

test('the focus goes on when another person deletes the row it is in', async ({ person, newPerson }) => {
  const link = await person.openNewList()
  await person.add('mere, pere, struguri')
  await person.seesNothingWaiting()
  const guest = await newPerson()
  await guest.open(link)
  await person.page.getByRole('button', { name: 'Bifează pere' }).focus()
  await guest.remove('pere')
  await expect(person.page.getByRole('button', { name: 'Bifează struguri' })).toBeFocused()
  await guest.remove('struguri')
  await expect(person.page.getByRole('button', { name: 'Bifează mere' })).toBeFocused()
  await guest.remove('mere')
  await expect(person.page.getByRole('heading', { name: 'Listă goală' })).toBeFocused()
})

test('on a narrow screen everything in a row and in its editor is large enough for a thumb', async ({
  newPerson,
}) => {
  const person = await newPerson({ viewport: { width: 320, height: 640 } })
  await person.openNewList()
  await person.add(
    `${'foarte '.repeat(9)}lung 12 pachete\nlapte\ncuvântfoartelungfărăniciunspațiuînelpentruprobă`,
  )
  await person.tick('lapte')
  await person.openCompleted()
  await person.edit('foarte')
  const findSmall = (rows: Element) => {
    const controls = [...rows.querySelectorAll('button, input, select')]
    return controls.flatMap((control) => {
      const { width, height } = control.getBoundingClientRect()
      return Math.min(width, height) < 44 ? `${control.outerHTML}: ${width} × ${height}` : []
    })
  }
  // Rows that arrive or unfold reach their size after the animation.
  await expect.poll(() => person.page.locator('.list-rows').evaluate(findSmall)).toEqual([])
  const cut = await person.page
    .locator('.item-open')
    .evaluateAll((buttons) =>
      buttons
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    )
  expect(cut).toEqual([])
})

test('a long amount stands below a name that leaves it no room, and a short one always beside', async ({
  newPerson,
}) => {
  const person = await newPerson({ viewport: { width: 360, height: 780 } })
  await person.openNewList()
  await person.add(
    'hârtie igienică 24 de role\nulei de floarea soarelui presat la rece 2 l\nouă 24 de cofraje',
  )
  const tops = (name: string) =>
    person.row(name).evaluate((row) => {
      const boxOf = (part: string) => row.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
      const [named, amount] = [boxOf('.item-name'), boxOf('.item-amount')]
      return { isBelow: amount.top >= named.bottom - 1, lines: Math.round(named.height / 20) }
    })
  expect(await tops('hârtie igienică')).toEqual({ isBelow: true, lines: 1 })
  expect(await tops('ouă')).toEqual({ isBelow: false, lines: 1 })
  expect((await tops('ulei de floarea soarelui presat la rece')).isBelow).toBe(false)
})

test.describe('motion', () => {
  test('is short on a device with little in it, and takes its time on others', async ({ newPerson }) => {
    for (const [cores, pulseS] of [
      [2, 0.1],
      [8, 1],
    ] as const) {
      const person = await newPerson()
      await withoutLimits(person.page, stayingMs)
      await person.page.addInitScript((hardwareConcurrency) => {
        Object.defineProperties(navigator, {
          hardwareConcurrency: { value: hardwareConcurrency },
          deviceMemory: { value: 8 },
        })
      }, cores)
      await person.openNewList()
      await person.add('lapte, pâine')
      await person.seesNothingWaiting()
      await person.tick('lapte')
      const pulsing = person.page.locator('.item-ticked')
      const durationS = (row: Element) =>
        Number.parseFloat(getComputedStyle(row, '::after').animationDuration)
      expect(await pulsing.evaluate(durationS)).toBe(pulseS)
    }
  })

  test('is none for people who want none', async ({ newPerson }) => {
    const person = await newPerson({ reducedMotion: 'reduce' })
    await withoutLimits(person.page, stayingMs)
    await person.openNewList()
    await person.add('lapte, pâine')
    await person.seesNothingWaiting()
    await person.tick('lapte')
    await expect(person.page.locator('.item-ticked')).toHaveText('lapte')
    const moving = person.page
      .locator('.list-rows')
      .evaluate((rows) => rows.getAnimations({ subtree: true }).length)
    expect(await moving).toBe(0)
  })
})

test('without scripts, bought items can be read too', async ({ person, newPerson }) => {
  const link = await person.openNewList()
  await person.add('lapte 2 l, pâine')
  await person.tick('lapte')
  await person.seesNothingWaiting()
  const reader = await newPerson({ javaScriptEnabled: false })
  await reader.page.goto(link)
  await expect(reader.pending.getByRole('listitem')).toHaveText(['pâine'])
  await expect(reader.completed.getByRole('listitem')).toHaveText(['lapte 2 l'])
})

test('the counts below the name are shown whole or left out, in any width', async ({ person }) => {
  const { page } = person
  const link = await person.openNewList('Sâmbătă la piață')
  await person.add('lapte, pâine, ouă')
  await person.tick('lapte')
  const guest = await person.guest()
  await guest.open(link)
  await expect(page.getByText('2 persoane', { exact: true })).toBeAttached()
  for (const width of [320, 360, 412, 768]) {
    await page.setViewportSize({ width, height: 740 })
    await page.waitForFunction((wanted) => innerWidth === wanted, width)
    const lines = await page.locator('.list-summary-completed').evaluate(inSight)
    expect(new Set(lines).size, `${width}`).toBe(1)
  }
})

/** For each line of an element: true if it lies in the visible line of its paragraph. */
function inSight(element: Element): boolean[] {
  const shown = element.closest('p')?.getBoundingClientRect()
  return [...element.getClientRects()].map(({ top }) => top < (shown?.bottom ?? 0) - 1)
}
