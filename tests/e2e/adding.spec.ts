import type { Locator } from '@playwright/test'
import type { Person } from './person.ts'
import { expect, test } from './test.ts'
import { withoutLimits } from './time.ts'

const suggestionsOf = ({ page }: Person): Locator => page.getByRole('listbox', { name: 'Sugestii' })
const chip = (person: Person, name: string): Locator =>
  suggestionsOf(person).getByRole('option', { name, exact: true })
const answer = ({ page }: Person, name: string): Locator => page.getByRole('button', { name, exact: true })

test.describe('suggestions', () => {
  test('an empty list offers the 15 popular things, and a tap adds one', async ({ person }) => {
    await person.createList()
    const popular = person.page.getByRole('region', { name: 'Cele mai cumpărate' })
    await expect(popular.getByRole('button')).toHaveCount(15)
    await popular.getByRole('button', { name: 'ouă' }).click()
    await expect(person.row('ouă')).toBeVisible()
    await expect(popular).toHaveCount(0)
    await expect(person.page.getByRole('heading', { name: 'De cumpărat' })).toBeFocused()
  })

  test('in an empty field are the 12 of the highest priority', async ({ person }) => {
    await person.createList()
    await person.field.focus()
    await expect(suggestionsOf(person).getByRole('option')).toHaveCount(12)
    await expect(suggestionsOf(person).getByRole('option').first()).toHaveText('lapte', { ignoreCase: true })
  })

  test('one tap adds, and what is to buy is offered no more', async ({ person }) => {
    await person.createList()
    await person.add('drojdie')
    await chip(person, 'lapte').click()
    await expect(person.row('lapte')).toBeVisible()
    await expect(chip(person, 'lapte')).toHaveCount(0)
    await expect(suggestionsOf(person).getByRole('option')).toHaveCount(12)
  })

  test('what stays in the row keeps its place while one thing after the other is tapped', async ({
    person,
  }) => {
    await person.createList()
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

  test('typing finds what begins so, whatever the diacritics, and keeps the amount', async ({ person }) => {
    await person.createList()
    await person.field.pressSequentially('2 kg ros')
    await chip(person, 'roșii').click()
    await expect(person.row('roșii')).toContainText('2 kg')
    await expect(person.field).toHaveValue('')
  })

  test('what stands before the last comma stays in the field', async ({ person }) => {
    await person.createList()
    await person.field.pressSequentially('mălai, car')
    await chip(person, 'cartofi').click()
    await expect(person.row('cartofi')).toBeVisible()
    await expect(person.field).toHaveValue('mălai, ')
  })

  test('what was on this list before is offered above the catalogue', async ({ person, newPerson }) => {
    const link = await person.createList()
    await person.add('lapte de ovăz')
    await person.remove('lapte de ovăz')
    await person.seesNothingWaiting()
    const guest = await newPerson()
    await guest.open(link)
    await guest.field.fill('lap')
    await expect(suggestionsOf(guest).getByRole('option')).toHaveText(['lapte de ovăz', 'lapte'], {
      ignoreCase: true,
    })
  })

  test('the arrows choose, Enter adds the chosen, and typing goes on', async ({ person }) => {
    await person.createList()
    const { keyboard } = person.page
    await person.field.focus()
    await keyboard.type('ca')
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

  test('plain Enter adds what was typed, and Escape puts the suggestions away', async ({ person }) => {
    await person.createList()
    await person.field.fill('lapt')
    await expect(suggestionsOf(person)).toBeVisible()
    await person.field.press('Escape')
    await expect(suggestionsOf(person)).toHaveCount(0)
    await person.field.press('Enter')
    await expect(person.row('lapt')).toBeVisible()
    await expect(suggestionsOf(person)).toBeVisible()
  })
})

test('a whole list is made by taps alone', async ({ person }) => {
  await person.createList()
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

test.describe('what is on the list already', () => {
  test('is added up when the person says so', async ({ person, newPerson }) => {
    await withoutLimits(person.page)
    const link = await person.createList()
    await person.add('rosie 500 g')
    await expect(person.pending.getByRole('heading', { level: 3 })).toHaveText('Legume')
    await person.add('roșii 1 kg')
    await expect(person.page.getByText('„rosie” este deja pe listă (500 g)')).toBeVisible()
    await expect(person.page.getByText('1 rămase, 0 completate')).toBeVisible()
    await expect(person.field).toBeFocused()
    await answer(person, 'Adună: 1,5 kg').click()
    await expect(person.row('rosie')).toContainText('1,5 kg')
    await expect(person.field).toBeFocused()
    const guest = await newPerson()
    await guest.open(link)
    await expect(guest.row('rosie')).toContainText('1,5 kg')
    await person.toasts.getByRole('button', { name: 'Anulează' }).click()
    await expect(person.row('rosie')).toContainText('500 g')
  })

  test('is left as it is, or gets a row of its own', async ({ person }) => {
    await person.createList()
    await person.add('lapte 2 l')
    await person.add('lapte 1 l')
    await answer(person, 'Lasă așa').click()
    await expect(answer(person, 'Lasă așa')).toHaveCount(0)
    await expect(person.page.getByText('1 rămase, 0 completate')).toBeVisible()
    await person.add('lapte 1 l')
    await answer(person, 'Rând nou').click()
    await expect(person.row('lapte')).toHaveCount(2)
  })

  test('is asked about one after the other, or added up all at once', async ({ person }) => {
    await person.createList()
    await person.add('lapte 2 l, ouă 10, roșii 1 kg')
    await person.add('lapte 1 l, ouă 6, roșii 500 g')
    await expect(person.page.getByText('Și încă 2 produse.')).toBeVisible()
    await answer(person, 'Adună: 3 l').click()
    await expect(answer(person, 'Adună: 16 buc')).toBeVisible()
    await answer(person, 'Adună pe toate').click()
    await expect(person.row('lapte')).toContainText('3 l')
    await expect(person.row('ouă')).toContainText('16 buc')
    await expect(person.row('roșii')).toContainText('1,5 kg')
  })

  test('is answered by the keyboard alone, and the focus comes back to the field', async ({ person }) => {
    await person.createList()
    await person.add('lapte 2 l, ouă 10')
    await person.add('lapte 1 l, ouă 6')
    await answer(person, 'Adună: 3 l').focus()
    await person.page.keyboard.press('Enter')
    await expect(answer(person, 'Adună: 16 buc')).toBeFocused()
    await person.page.keyboard.press('Enter')
    await expect(person.field).toBeFocused()
    await expect(person.row('ouă')).toContainText('16 buc')
  })

  test('is another thing when it is only called alike, and another row when it does not add up', async ({
    person,
  }) => {
    await person.createList()
    await person.add('lapte 2 kg, cartofi 2 kg')
    await person.add('lapte praf, cartofi 3 pungi')
    await expect(person.page.getByText('4 rămase, 0 completate')).toBeVisible()
    await expect(answer(person, 'Lasă așa')).toHaveCount(0)
  })
})

test('what was bought comes back when it is added again, and can be undone', async ({ person }) => {
  await withoutLimits(person.page)
  await person.createList()
  await person.add('lapte 2 l, pâine')
  await person.tick('lapte')
  await expect(person.page.getByText('1 rămase, 1 completate')).toBeVisible()
  await person.add('Lapte 3 l')
  await expect(person.page.getByText('2 rămase, 0 completate')).toBeVisible()
  await expect(person.row('lapte')).toContainText('3 l')
  await expect(person.toasts).toContainText('Ați readus pe listă „lapte”')
  await person.toasts.getByRole('button', { name: 'Anulează' }).click()
  await expect(person.page.getByText('1 rămase, 1 completate')).toBeVisible()
})
