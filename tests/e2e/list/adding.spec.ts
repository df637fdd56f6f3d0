import type { Locator } from '@playwright/test'
import { holdScripts } from '../support/held-scripts.ts'
import type { Person } from '../support/person.ts'
import { expect, test } from '../support/test.ts'
import { stopTheClock, withoutLimits } from '../support/time.ts'

/** Milliseconds for which an added item stays highlighted. */
const litMs = 2_000

const suggestionsOf = ({ page }: Person): Locator => page.getByRole('listbox', { name: 'Sugestii' })
const chip = (person: Person, name: string): Locator =>
  suggestionsOf(person).getByRole('option', { name, exact: true })

test.describe('suggestions', () => {
  test('an empty list offers the 15 popular things, and a tap adds one', async ({ person }) => {
    await person.openNewList()
    const popular = person.page.getByRole('region', { name: 'Cele mai cumpărate' })
    await expect(popular.getByRole('button')).toHaveCount(15)
    await popular.getByRole('button', { name: 'ouă' }).click()
    await expect(person.row('ouă')).toBeVisible()
    await expect(popular).toHaveCount(0)
    await expect(person.page.getByRole('heading', { name: 'De cumpărat' })).toBeFocused()
  })

  test('in an empty field are the 12 of the highest priority', async ({ person }) => {
    await person.openNewList()
    await person.field.focus()
    await expect(suggestionsOf(person).getByRole('option')).toHaveCount(12)
    await expect(suggestionsOf(person).getByRole('option').first()).toHaveText('lapte', { ignoreCase: true })
  })

  test('one tap adds, and an item to buy is no longer offered', async ({ person }) => {
    await person.openNewList()
    await person.add('drojdie')
    await chip(person, 'lapte').click()
    await expect(person.row('lapte')).toBeVisible()
    await expect(chip(person, 'lapte')).toHaveCount(0)
    await expect(suggestionsOf(person).getByRole('option')).toHaveCount(12)
  })

  test('a suggestion that stays in the row keeps its place during several taps', async ({ person }) => {
    await person.openNewList()
    await person.add('drojdie')
    await person.isLive()
    await person.seesNothingWaiting()
    await person.page.evaluate(() => document.fonts.ready.then(() => undefined))
    const before = await chip(person, 'ouă').boundingBox()
    await chip(person, 'cartofi').click()
    await expect(person.row('cartofi')).toBeVisible()
    await expect(chip(person, 'cartofi')).toHaveCount(0)
    await person.seesNothingWaiting()
    expect(await chip(person, 'ouă').boundingBox()).toEqual(before)
  })

  test('typing finds names by their beginning, with or without diacritics, and keeps the amount', async ({
    person,
  }) => {
    await person.openNewList()
    await person.field.pressSequentially('2 kg ros')
    await chip(person, 'roșii').click()
    await expect(person.row('roșii')).toContainText('2 kg')
    await expect(person.field).toHaveValue('')
  })

  test('text before the last comma stays in the field', async ({ person }) => {
    await person.openNewList()
    await person.field.pressSequentially('mălai, car')
    await chip(person, 'cartofi').click()
    await expect(person.row('cartofi')).toBeVisible()
    await expect(person.field).toHaveValue('mălai, ')
  })

  test('earlier items of this list are offered above the catalogue', async ({ person, newPerson }) => {
    const link = await person.openNewList()
    await person.add('lapte de ovăz')
    await person.remove('lapte de ovăz')
    await person.seesNothingWaiting()
    const guest = await newPerson()
    await guest.open(link)
    await guest.field.fill('lap')
    const options = suggestionsOf(guest).getByRole('option')
    await expect(options.nth(0)).toHaveText('lapte de ovăz', { ignoreCase: true })
    await expect(options.nth(1)).toHaveText('lapte', { ignoreCase: true })
  })

  test('any product of a supermarket is found, without diacritics and in the old spelling', async ({
    person,
  }) => {
    await person.openNewList()
    await person.field.fill('scutec')
    await expect(chip(person, 'scutece')).toBeVisible()
    await person.field.fill('brînz')
    await expect(chip(person, 'brânză')).toBeVisible()
    await expect(suggestionsOf(person).getByRole('option')).toHaveCount(4)
  })

  test('an item of the list that is typed again is marked, offered first and added up', async ({
    person,
  }) => {
    await withoutLimits(person.page)
    await person.openNewList()
    await person.add('Telemea 500 g')
    await person.add('unt')
    const row = person.row('Telemea')
    await person.field.fill('telem')
    const first = suggestionsOf(person).getByRole('option').first()
    await expect(first).toHaveText(/Telemea\s*pe listă: 500\sg, \+1/)
    await expect(row).toHaveAttribute('data-sought')
    await expect(row).toBeInViewport()
    await expect(person.row('unt')).not.toHaveAttribute('data-sought')
    await first.click()
    await expect(row).toContainText('1 kg')
    await expect(person.field).toHaveValue('')
    await expect(row).not.toHaveAttribute('data-sought')
    await expect(person.toasts).toContainText('Telemea: 500 g → 1 kg')
  })

  test('the arrows choose, Enter adds the chosen, and typing goes on', async ({ person }) => {
    await person.openNewList()
    const { keyboard } = person.page
    await person.field.focus()
    await keyboard.type('ca')
    await expect(chip(person, 'cafea')).toBeVisible()
    await keyboard.press('ArrowDown')
    await keyboard.press('ArrowDown')
    await expect(chip(person, 'cafea')).toHaveAttribute('aria-selected', 'true')
    await expect(person.field).toHaveAttribute('aria-activedescendant', 'suggestion-1')
    await expect(person.field).toBeFocused()
    await keyboard.press('Enter')
    await expect(person.row('cafea')).toBeVisible()
    await expect(person.field).toHaveValue('')
    await keyboard.type('mac')
    await keyboard.press('Enter')
    await expect(person.row('mac')).toBeVisible()
  })

  test('plain Enter adds the typed text, and Escape puts the suggestions away', async ({ person }) => {
    await person.openNewList()
    await person.field.fill('lapt')
    await expect(suggestionsOf(person)).toBeVisible()
    await person.field.press('Escape')
    await expect(suggestionsOf(person)).toHaveCount(0)
    await person.field.press('Enter')
    await expect(person.row('lapt')).toBeVisible()
    await expect(suggestionsOf(person)).toBeVisible()
  })
})

test('the ideas open on a phone, where the field that leads to them loses the focus to them', async ({
  newPerson,
}) => {
  const person = await newPerson({ viewport: { width: 390, height: 844 } })
  await person.openNewList()
  await person.add('unt')
  await person.field.focus()
  await person.page.getByRole('button', { name: 'Idei' }).click()
  const ideas = person.page.getByRole('dialog', { name: 'Idei de cumpărături' })
  await ideas.getByRole('button', { name: 'pâine', exact: true }).click()
  await ideas.getByRole('button', { name: 'Închide' }).click()
  await expect(person.row('pâine')).toBeVisible()
})

test('a whole list is made by taps alone', async ({ person }) => {
  await person.openNewList()
  await person.page.getByRole('button', { name: 'pâine' }).click()
  await expect(person.row('pâine')).toBeVisible()
  await person.page.getByRole('button', { name: 'Idei' }).click()
  const ideas = person.page.getByRole('dialog', { name: 'Idei de cumpărături' })
  await expect(ideas.getByRole('heading', { level: 3 })).toHaveCount(15)
  await expect(ideas.getByRole('button', { name: 'pâine', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  for (const name of ['mere', 'somon', 'baterii', 'mici']) await ideas.getByRole('button', { name }).click()
  const mici = ideas.getByRole('button', { name: 'mici' })
  await expect(mici).toHaveAttribute('aria-pressed', 'true')
  await mici.click()
  await expect(mici).toHaveAttribute('aria-pressed', 'false')
  await ideas.getByRole('button', { name: 'Închide' }).click()
  await expect(person.page.getByText('4 rămase, 0 completate')).toBeVisible()
  for (const name of ['pâine', 'mere', 'somon', 'baterii']) await expect(person.row(name)).toBeVisible()
})

test.describe('an item already on the list', () => {
  test('is added up at once, said, and taken back by one press', async ({ person, newPerson }) => {
    await withoutLimits(person.page)
    const link = await person.openNewList()
    await person.add('rosie 500 g')
    await expect(person.pending.getByRole('heading', { level: 3 })).toHaveText('Legume')
    await person.add('roșii 1 kg')
    await expect(person.toasts).toContainText('rosie: 500 g → 1,5 kg')
    await expect(person.row('rosie')).toContainText('1,5 kg')
    await expect(person.page.getByText('1 rămas, 0 completate')).toBeVisible()
    await expect(person.page.getByRole('dialog')).toHaveCount(0)
    await expect(person.field).toBeFocused()
    await expect(person.field).toHaveValue('')
    const guest = await newPerson()
    await guest.open(link)
    await expect(guest.row('rosie')).toContainText('1,5 kg')
    await person.page.getByRole('button', { name: 'Anulează' }).click()
    await expect(person.row('rosie')).toContainText('500 g')
    await expect(guest.row('rosie')).toContainText('500 g')
  })

  test('is said in the unit of both where they have the same', async ({ person }) => {
    await withoutLimits(person.page)
    await person.openNewList()
    await person.add('lapte 2 l')
    await person.add('lapte 1 l')
    await expect(person.toasts).toContainText('lapte: 2 → 3 l')
    await expect(person.row('lapte')).toHaveCount(1)
    await expect(person.row('lapte')).toContainText('3 l')
  })

  test('is added up all in one step, and taken back in one', async ({ person }) => {
    await withoutLimits(person.page)
    await person.openNewList()
    await person.add('lapte 2 l, ouă 10, roșii 1 kg')
    await person.add('lapte 1 l, ouă 6, roșii 500 g')
    await expect(person.row('lapte')).toContainText('3 l')
    await expect(person.row('ouă')).toContainText('16 buc')
    await expect(person.row('roșii')).toContainText('1,5 kg')
    await person.page.getByRole('button', { name: 'Anulează' }).click()
    await expect(person.row('lapte')).toContainText('2 l')
    await expect(person.row('ouă')).toContainText('10 buc')
    await expect(person.row('roșii')).toContainText('1 kg')
  })

  test('is another thing when it is only called alike, and another row when it does not add up', async ({
    person,
  }) => {
    await person.openNewList()
    await person.add('lapte 2 kg, cartofi 2 kg')
    await person.add('lapte praf, cartofi 3 pungi')
    await expect(person.page.getByText('4 rămase, 0 completate')).toBeVisible()
    await expect(person.row('cartofi')).toHaveCount(2)
  })
})

test.describe('an added item', () => {
  test('is highlighted for a moment in sight, the field keeps the focus, and no message is wanted', async ({
    person,
  }) => {
    await person.page.setViewportSize({ width: 390, height: 400 })
    await person.openNewList()
    await person.add(Array.from({ length: 30 }, (_, index) => `lucru ${index}a`).join('\n'))
    await stopTheClock(person.page)
    for (const name of ['zahăr', 'lămâi', 'somon']) {
      await person.add(name)
      await expect(person.row(name)).toHaveClass(/item-highlighted/)
      await expect(person.row(name)).toBeInViewport({ ratio: 1 })
      expect(await isCovered(person.row(name))).toBe(false)
      await expect(person.field).toBeFocused()
    }
    await expect(person.toasts.locator('.toast')).toHaveCount(0)
    await person.page.clock.runFor(litMs)
    await expect(person.page.locator('.item-highlighted')).toHaveCount(0)
  })

  test('comes with the suggestions only while the field has the focus', async ({ person }) => {
    await person.page.setViewportSize({ width: 390, height: 844 })
    await person.openNewList()
    await person.add('drojdie')
    await expect(suggestionsOf(person)).toBeVisible()
    await person.field.blur()
    await expect(suggestionsOf(person)).toBeHidden()
    await person.field.focus()
    await expect(suggestionsOf(person)).toBeVisible()
  })
})

/** True if another element covers the row: the header, the dock, or a floating element. */
function isCovered(row: Locator): Promise<boolean> {
  return row.evaluate((element) => {
    const { left, width, top, bottom } = element.getBoundingClientRect()
    const middle = left + width / 2
    return [top + 2, bottom - 2].some((y) => !element.contains(document.elementFromPoint(middle, y)))
  })
}

test('a bought item comes back when it is added again, and can be undone', async ({ person }) => {
  await withoutLimits(person.page)
  await person.openNewList()
  await person.add('lapte 2 l, pâine')
  await person.tick('lapte')
  await expect(person.page.getByText('1 rămas, 1 completat')).toBeVisible()
  await person.add('Lapte 3 l')
  await expect(person.page.getByText('2 rămase, 0 completate')).toBeVisible()
  await expect(person.row('lapte')).toContainText('3 l')
  await person.page.keyboard.press('Control+z')
  await expect(person.page.getByText('2 rămase, 0 completate')).toBeVisible()
  await person.field.blur()
  await person.page.keyboard.press('Control+z')
  await expect(person.page.getByText('1 rămas, 1 completat')).toBeVisible()
})

test('a button of a message works at the first press while typing', async ({ newPerson }) => {
  const person = await newPerson({ viewport: { width: 390, height: 400 } })
  await withoutLimits(person.page)
  await person.openNewList()
  await person.add('lapte 2 l')
  await person.add('lapte 1 l')
  await expect(person.field).toBeFocused()
  await person.page.getByRole('button', { name: 'Anulează' }).click()
  await expect(person.row('lapte')).toContainText('2 l')
})

test.describe('before the code of adding is there', () => {
  const code = 'add.*'

  test('each Enter empties the field at once, and its text is added once, when the code is there', async ({
    person,
  }) => {
    const letThrough = await holdScripts(person, code)
    await person.openNewList()
    await person.field.fill('lapte')
    await person.field.press('Enter')
    await person.field.press('Enter')
    await expect(person.field).toHaveValue('')
    await expect(person.page.getByRole('list', { name: 'Se adaugă' })).toHaveText('lapte')
    await person.field.pressSequentially('2 kg cartofi')
    await person.field.press('Enter')
    await person.field.pressSequentially('ouă')
    letThrough()
    await expect(person.row('cartofi')).toContainText('2 kg')
    await expect(person.row('lapte')).toHaveText('lapte')
    await expect(person.pending.getByRole('listitem')).toHaveCount(2)
    await expect(person.field).toHaveValue('ouă')
  })

  test('a suggestion that is tapped waits for it', async ({ person }) => {
    const letThrough = await holdScripts(person, code)
    await person.openNewList()
    await person.field.focus()
    await chip(person, 'lapte').click()
    await person.page
      .getByRole('region', { name: 'Cele mai cumpărate' })
      .getByRole('button', { name: 'ouă' })
      .click()
    letThrough()
    await expect(person.row('lapte')).toBeVisible()
    await expect(person.row('ouă')).toBeVisible()
  })

  test('a failed download is reported, and the typed text stays', async ({ person }) => {
    await withoutLimits(person.page)
    await person.context.route(`**/_astro/${code}.js`, (route) => route.abort())
    await person.openNewList()
    await person.field.fill('lapte')
    await person.field.press('Enter')
    await expect(person.toasts).toContainText('Nu s-a putut deschide')
    await expect(person.field).toHaveValue('lapte')
  })

  test('it is loaded as soon as a person is about to type, so that things can be added without a connection', async ({
    person,
  }) => {
    await person.openNewList()
    const isHere = person.page.waitForEvent('requestfinished', (request) => /\/add\./.test(request.url()))
    await person.field.focus()
    // Its imports may come later than the file.
    await person.page.evaluate((address) => import(address), (await isHere).url())
    await person.context.setOffline(true)
    await person.field.fill('lapte')
    await person.field.press('Enter')
    await expect(person.row('lapte')).toBeVisible()
  })
})
