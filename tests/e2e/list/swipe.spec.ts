import { Finger } from '../support/finger.ts'
import type { Person } from '../support/person.ts'
import { expect, moving, test } from '../support/test.ts'
import { withoutLimits } from '../support/time.ts'

test.use(moving)

/**
 * Waits until the sections have these titles, the code for swipes is loaded and no row moves by itself any more, so that each
 * row can be swiped.
 */
async function standsOn(person: Person, shelves: string[]): Promise<void> {
  await expect(person.pending.getByRole('heading', { level: 3 })).toHaveText(shelves)
  await expect(person.page.locator('body > [role="status"]')).toHaveCount(1)
  await person.rowsRest()
}

test.describe('a swipe', () => {
  test('to the right ticks, to the left deletes, and both can be undone', async ({ newPerson }) => {
    const person = await newPerson({ hasTouch: true })
    await withoutLimits(person.page)
    await person.openNewList()
    await person.add('lapte, pâine')
    await standsOn(person, ['Lactate', 'Pâine'])
    const finger = new Finger(person.page)
    await finger.swipe(person.row('lapte'), 120)
    await person.seesCompleted('lapte')
    await person.rowsRest()
    await finger.swipe(person.row('pâine'), -120)
    await expect(person.row('pâine')).toHaveCount(0)
    await person.page.getByRole('button', { name: 'Anulează: Ați șters „pâine”' }).click()
    await expect(person.row('pâine')).toBeVisible()
    await person.openMenu('Istoric')
    await person.page.getByRole('button', { name: 'Anulează: Ați bifat „lapte”' }).click()
    await expect(person.pending.getByRole('listitem')).toHaveText(['lapte', 'pâine'])
  })

  test('shows its effect, and when a release will cause it', async ({ newPerson }) => {
    const person = await newPerson({ hasTouch: true })
    await person.openNewList()
    await person.add('lapte')
    await standsOn(person, ['Lactate'])
    const tick = person.page.locator('.swipe-underlay').getByText('Bifează')
    const remove = person.page.locator('.swipe-underlay').getByText('Șterge')
    const ready = person.page.locator('.swipe-underlay[data-ready]')
    const finger = new Finger(person.page)
    const place = await person.row('lapte').boundingBox()
    await finger.touch(person.row('lapte'))
    await expect(tick).toBeHidden()
    await finger.draw(80)
    await expect(tick).toBeVisible()
    const drawn = { ...place, x: (place?.x ?? 0) + 80 }
    await expect.poll(() => person.row('lapte').boundingBox()).toEqual(drawn)
    expect(await person.page.locator('.swipe-underlay').boundingBox()).toEqual(place)
    await expect(ready).toHaveCount(0)
    await finger.draw(30)
    await expect(ready).toHaveCount(1)
    await finger.draw(-220)
    await expect(tick).toBeHidden()
    await expect(remove).toBeVisible()
    await expect(ready).toHaveCount(1)
    await finger.draw(60)
    await expect(ready).toHaveCount(0)
    await finger.letGo()
    await expect(remove).toBeHidden()
    await expect(person.row('lapte')).not.toHaveAttribute('data-swiped')
    await expect(person.page.getByText('1 rămas, 0 completate')).toBeVisible()
  })

  test('that begins at an edge of the screen is left to the browser', async ({ newPerson }) => {
    const person = await newPerson({ viewport: { width: 390, height: 844 }, hasTouch: true })
    await person.openNewList()
    await person.add('lapte')
    await standsOn(person, ['Lactate'])
    const circle = await person.circle('lapte').boundingBox()
    const finger = new Finger(person.page)
    const y = (circle?.y ?? 0) + (circle?.height ?? 0) / 2
    await finger.touchAt({ x: 20, y })
    await finger.draw(150)
    await expect(person.row('lapte')).not.toHaveAttribute('data-swiped')
    await finger.letGo()
    await finger.touchAt({ x: 60, y })
    await finger.draw(150)
    await expect(person.row('lapte')).toHaveAttribute('data-swiped', 'following')
    await finger.letGo()
    await person.seesCompleted('lapte')
  })

  test('changes nothing on its way but the row and the part beneath it', async ({ newPerson }) => {
    const person = await newPerson({ hasTouch: true })
    await withoutLimits(person.page)
    await person.openNewList()
    await person.add('lapte, pâine')
    await standsOn(person, ['Lactate', 'Pâine'])
    await person.isLive()
    await person.seesNothingWaiting()
    await expect(person.page.locator('.item-highlighted')).toHaveCount(0)
    const finger = new Finger(person.page)
    await finger.touch(person.row('lapte'))
    await finger.draw(20)
    const changed = await person.page.evaluateHandle(noteChanges)
    await finger.draw(120)
    await expect(person.page.locator('.swipe-underlay[data-ready]')).toHaveCount(1)
    expect(await changed.evaluate((classes) => [...classes].toSorted())).toEqual(['item', 'swipe-underlay'])
    await finger.interrupt()
  })

  test('too short, on a bought item, or interrupted does nothing', async ({ newPerson }) => {
    const person = await newPerson({ hasTouch: true })
    await person.openNewList()
    await person.add('lapte, pâine')
    await person.tick('pâine')
    await person.openCompleted()
    await standsOn(person, ['Lactate'])
    const finger = new Finger(person.page)
    await finger.swipe(person.row('lapte'), 90)
    await finger.swipe(person.row('lapte'), -90)
    await finger.swipe(person.completed.getByRole('listitem'), 150)
    await finger.touch(person.row('lapte'))
    await finger.draw(-150)
    await finger.interrupt()
    await expect(person.page.locator('[data-swiped]')).toHaveCount(0)
    await expect(person.page.getByText('1 rămas, 1 completat')).toBeVisible()
    await expect(person.page.getByRole('form')).toHaveCount(0)
  })

  test('up or down scrolls, also if it starts on a row', async ({ newPerson }) => {
    const person = await newPerson({ hasTouch: true })
    await person.openNewList()
    await person.add(Array.from({ length: 30 }, (_, index) => `lucru ${index}a`).join('\n'))
    await expect(person.page.getByText('30 rămase')).toBeVisible()
    const finger = new Finger(person.page)
    await finger.touch(person.row('lucru 5a'))
    await finger.draw(30, -300)
    await finger.letGo()
    await expect.poll(() => person.page.evaluate(() => scrollY)).toBeGreaterThan(150)
    await expect(person.page.getByText('30 rămase, 0 completate')).toBeVisible()
  })

  test('with a mouse is none', async ({ person }) => {
    await person.openNewList()
    await person.add('lapte')
    await person.row('lapte').hover()
    await person.page.mouse.down()
    await person.page.mouse.move(20, 300, { steps: 10 })
    await person.page.mouse.up()
    // An effect of the movement would be stored before the next item.
    await person.add('pâine')
    await expect(person.page.getByText('2 rămase, 0 completate')).toBeVisible()
  })
})

/** Runs in the page: collects the classes of the elements that change from now on. */
function noteChanges(): Set<string> {
  const classes = new Set<string>()
  const options = { subtree: true, childList: true, attributes: true, characterData: true }
  new MutationObserver((records) => {
    for (const { target } of records) if (target instanceof HTMLElement) classes.add(target.className)
  }).observe(document.body, options)
  return classes
}
