import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { holdScripts } from '../support/held-scripts.ts'
import type { Person } from '../support/person.ts'
import { expect, moving, test } from '../support/test.ts'
import { withoutLimits } from '../support/time.ts'

test.use(moving)

/** Opens a fresh list, and returns as soon as its field can be typed into. The scripts may still be on their way. */
async function openFresh({ page, field }: Person): Promise<void> {
  const [id, token] = [randomUUID(), randomUUID()]
  const headers = { 'X-Share-Token': token }
  await page.request.post('/api/list', { headers, data: { id, name: '' } })
  await page.goto(`/list/${token}`, { waitUntil: 'commit' })
  await field.click()
}

async function slowDown({ page, context }: Person, rate: number): Promise<void> {
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Types lines by real keys, each ended by Enter, without a pause. */
async function typeLines({ page: { keyboard } }: Person, ...lines: string[]): Promise<void> {
  for (const line of lines) {
    await keyboard.type(line)
    await keyboard.press('Enter')
  }
}

async function hasJust(person: Person, names: readonly string[], text = ''): Promise<void> {
  await expect(person.pending.getByRole('listitem')).toHaveCount(names.length)
  for (const name of names) await expect(person.row(name)).toBeVisible()
  await expect(person.field).toHaveValue(text)
  await expect(person.field).toHaveAttribute('placeholder', '2 kg cartofi, lapte, ouă…')
}

/** Makes a list with items, and opens it for another person whose scripts are held. */
async function joinWithoutScripts(person: Person, early: Person, items: string) {
  const link = await person.openNewList()
  await person.add(items)
  await person.seesNothingWaiting()
  const letThrough = await holdScripts(early)
  await early.page.goto(link, { waitUntil: 'commit' })
  return { early, letThrough, link }
}

function enteringOn({ page }: Person): Locator {
  return page.getByRole('list', { name: 'Se adaugă' }).getByRole('listitem')
}

/** Watches in the page, from frame to frame, whether 'lapte' has no row that is not ticked, and 'unt' has a row. */
function watchRows(): { isTicked: boolean; isAdded: boolean }[] {
  const frames: { isTicked: boolean; isAdded: boolean }[] = []
  const look = () => {
    const names = [...document.querySelectorAll('.item:not(.item-completed) .item-name')]
    const texts = names.map(({ textContent }) => textContent)
    frames.push({ isTicked: !texts.includes('lapte'), isAdded: texts.includes('unt') })
    requestAnimationFrame(look)
  }
  look()
  return frames
}

test.describe('text typed on a slow phone is added as typed', () => {
  for (const rate of [6, 12]) {
    test(`${rate} times slower, before the scripts are there`, async ({ person }) => {
      await slowDown(person, rate)
      const letThrough = await holdScripts(person)
      await openFresh(person)
      await typeLines(person, 'lapte, pâine', 'ouă 10')
      await expect(person.field).toHaveValue('')
      letThrough()
      await hasJust(person, ['lapte', 'pâine', 'ouă'])
      await expect(person.row('ouă')).toContainText('10 buc')
    })

    test(`${rate} times slower, while the scripts begin`, async ({ person }) => {
      await slowDown(person, rate)
      await openFresh(person)
      await typeLines(person, 'lapte, pâine', 'ouă 10', 'unt', 'mere')
      await hasJust(person, ['lapte', 'pâine', 'ouă', 'unt', 'mere'])
    })

    test(`${rate} times slower, as soon as the field answers`, async ({ person }) => {
      await slowDown(person, rate)
      await openFresh(person)
      await person.isAtHand()
      await typeLines(person, 'lapte, pâine', 'ouă 10', 'unt', 'mere')
      await hasJust(person, ['lapte', 'pâine', 'ouă', 'unt', 'mere'])
    })
  }
})

test.describe('before the scripts are there', () => {
  test('keys go into an emptied field, and text not entered stays in it', async ({ person }) => {
    const letThrough = await holdScripts(person)
    await openFresh(person)
    await typeLines(person, 'lapte', '', '  ')
    await person.page.keyboard.type('ou')
    await expect(person.field).toHaveValue('ou')
    letThrough()
    await person.isAtHand()
    await person.page.keyboard.type('ă')
    await hasJust(person, ['lapte'], 'ouă')
  })

  test('the rows show what is ticked and added, also after a reload; then all of it is sent', async ({
    person,
    newPerson,
  }) => {
    const { early, letThrough, link } = await joinWithoutScripts(
      person,
      await newPerson(),
      'lapte, pâine, mere',
    )
    const entering = enteringOn(early)
    const seesAll = async () => {
      await expect(early.page.locator('.item-completed .item-name')).toHaveText(['lapte'])
      await expect(entering).toHaveText(['unt', '1,5 kg cartofi'])
    }
    for (const name of ['lapte', 'pâine', 'pâine']) await early.circle(name).click()
    await early.field.click()
    await typeLines(early, 'unt, 1,5 kg cartofi')
    await seesAll()
    await early.page.goto(link, { waitUntil: 'commit' })
    await seesAll()
    await early.circle('mere').click()
    letThrough()
    await early.isAtHand()
    await expect(person.page.getByText('3 rămase, 2 completate')).toBeVisible()
    for (const name of ['lapte', 'mere']) await early.seesCompleted(name)
    for (const name of ['pâine', 'unt', 'cartofi']) await expect(early.pending).toContainText(name)
    await expect(entering).toHaveCount(0)
    const kept = await early.page.evaluate(() => Object.keys(localStorage).join())
    expect(kept).not.toContain('early')
  })

  test('what is ticked and added stays on the screen while the scripts take it over', async ({
    person,
    newPerson,
  }) => {
    const { early, letThrough } = await joinWithoutScripts(person, await newPerson(), 'lapte, pâine')
    await early.circle('lapte').click()
    await early.field.click()
    await typeLines(early, 'unt')
    await expect(enteringOn(early)).toHaveText(['unt'])
    const watched = await early.page.evaluateHandle(watchRows)
    letThrough()
    await expect(early.page.locator('[data-item]').getByText('unt', { exact: true })).toBeVisible()
    await early.seesCompleted('lapte')
    const frames = await watched.evaluate((frames) => frames)
    expect(frames.length).toBeGreaterThan(1)
    for (const frame of frames) expect(frame).toEqual({ isTicked: true, isAdded: true })
  })

  test('a tick of an item that was deleted meanwhile is gone with its row', async ({ person, newPerson }) => {
    const { early, letThrough } = await joinWithoutScripts(person, await newPerson(), 'lapte, pâine')
    await early.circle('lapte').click()
    await person.remove('lapte')
    await person.seesNothingWaiting()
    letThrough()
    await early.isAtHand()
    await expect(early.row('lapte')).toHaveCount(0)
    await expect(early.page.getByText('1 rămas, 0 completate')).toBeVisible()
    await expect(person.row('lapte')).toHaveCount(0)
  })

  test('the button beside the field enters, and the field keeps the focus', async ({ person }) => {
    const letThrough = await holdScripts(person)
    await openFresh(person)
    await person.page.keyboard.type('lapte')
    await person.page.getByRole('button', { name: 'Adaugă', exact: true }).click()
    await expect(person.field).toHaveValue('')
    await expect(person.field).toBeFocused()
    letThrough()
    await hasJust(person, ['lapte'])
    await expect(person.page.getByRole('button', { name: 'Adaugă', exact: true })).toBeDisabled()
  })

  test('a suggestion is added once, and the typed text stays', async ({ person }) => {
    const letThrough = await holdScripts(person)
    await openFresh(person)
    await person.page.keyboard.type('mal')
    const cheese = person.page.getByRole('option', { name: 'cartofi', exact: true })
    await cheese.click()
    await cheese.click()
    letThrough()
    await hasJust(person, ['cartofi'], 'mal')
    await expect(person.row('cartofi')).toHaveText('cartofi')
  })

  test('pasted lines are lines, and are entered together', async ({ person }) => {
    const letThrough = await holdScripts(person)
    await openFresh(person)
    await person.paste('lapte\npâine 2 buc')
    await typeLines(person, '', 'unt')
    letThrough()
    await hasJust(person, ['lapte', 'pâine', 'unt'])
  })

  test('pasted lines that are not entered stay in the field', async ({ person }) => {
    const letThrough = await holdScripts(person)
    await openFresh(person)
    await person.paste('lapte\npâine 2 buc')
    letThrough()
    await person.isAtHand()
    await expect(person.field).toHaveValue('lapte\npâine 2 buc')
    await person.page.keyboard.press('Enter')
    await hasJust(person, ['lapte', 'pâine'])
  })

  test('a refused text is back before the typed text', async ({ person }) => {
    await withoutLimits(person.page)
    const letThrough = await holdScripts(person)
    await openFresh(person)
    await typeLines(person, 'lapte, <script>')
    await person.page.keyboard.type('ouă')
    letThrough()
    await expect(person.toasts).toContainText('caractere nepermise')
    await hasJust(person, ['lapte'], '<script>\nouă')
  })

  test('Shift and Enter begins a line, as usual', async ({ person }) => {
    const letThrough = await holdScripts(person)
    await openFresh(person)
    await person.page.keyboard.type('lapte')
    await person.page.keyboard.press('Shift+Enter')
    await person.page.keyboard.type('pâine')
    await expect(person.field).toHaveValue('lapte\npâine')
    letThrough()
    await person.isAtHand()
    await person.page.keyboard.press('Enter')
    await hasJust(person, ['lapte', 'pâine'])
  })
})
