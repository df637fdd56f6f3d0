import { violationsOf } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'
import { withoutLimits } from '../support/time.ts'

test('everything can be taken back, the last thing first', async ({ person }) => {
  await withoutLimits(person.page)
  await person.openNewList('Cină')
  await person.add('lapte 2 l, pâine')
  await person.tick('pâine')
  await person.page.getByRole('button', { name: 'Cină', exact: true }).click()
  await person.page.getByRole('textbox', { name: 'Numele listei' }).fill('Prânz')
  await person.page.keyboard.press('Enter')
  await expect(person.page.getByRole('heading', { name: 'Prânz' })).toBeVisible()
  await person.remove('lapte')

  const undo = person.page.getByRole('button', { name: /^Anulează/ })
  await expect(undo).toHaveAccessibleName('Anulează: Ați șters „lapte”')
  await undo.click()
  await expect(person.row('lapte')).toContainText('2 l')
  await expect(undo).toHaveAccessibleName('Anulează: Lista se numește acum „Prânz”')
  await undo.click()
  await expect(person.page.getByRole('heading', { name: 'Cină' })).toBeVisible()
  await expect(undo).toHaveCount(0)
  await expect(person.page.getByRole('heading', { name: 'De cumpărat' })).toBeFocused()

  // A change with a visible result has no message; the history and the keys undo it.
  await person.openMenu('Istoric')
  await person.page.getByRole('dialog').getByRole('button', { name: 'Anulează: Ați bifat „pâine”' }).click()
  await expect(person.pending).toContainText('pâine')
  await person.page.keyboard.press('Control+z')
  await expect(person.page.getByRole('heading', { name: 'Listă goală' })).toBeVisible()
  await person.openMenu('Istoric')
  await expect(person.page.getByRole('dialog').getByRole('button', { name: /^Anulează/ })).toHaveCount(0)
})

test('items cleared away by one person come back for everybody', async ({ person, newPerson }) => {
  const link = await person.openNewList()
  await person.add('lapte 2 l, ouă 10, pâine')
  await person.tick('lapte')
  await person.tick('ouă')
  const guest = await newPerson()
  await withoutLimits(guest.page)
  await guest.open(link)
  await expect(guest.page.getByText('1 rămas, 2 completate')).toBeVisible()
  await guest.openCompleted()
  await guest.completed.getByRole('button', { name: 'Șterge-le' }).click()
  await expect(person.page.getByText('1 rămas, 0 completate')).toBeVisible()
  await expect(guest.toasts).toContainText('Ați șters 2 produse')

  await person.page.getByRole('button', { name: 'Meniul listei' }).click()
  await person.chooseInMenu('Șterse recent')
  await person.page.getByRole('button', { name: 'Pune înapoi lapte' }).click()
  await person.page.keyboard.press('Escape')
  await expect(person.completed).toContainText('1')
  await expect(guest.page.getByText('1 rămas, 1 completat')).toBeVisible()
})

test('a list is renamed by any person, for everybody, and Escape leaves the name', async ({
  person,
  newPerson,
}) => {
  const link = await person.openNewList('Cină')
  const guest = await newPerson()
  await guest.open(link)
  const name = guest.page.getByRole('heading', { level: 1 })
  await name.getByRole('button').click()
  const field = guest.page.getByRole('textbox', { name: 'Numele listei' })
  await expect(field).toBeFocused()
  await field.fill('altceva')
  await field.press('Escape')
  await expect(name).toHaveText('Cină')
  await expect(name.getByRole('button')).toBeFocused()
  await guest.page.keyboard.press('Enter')
  await field.fill('Grătar')
  await field.press('Enter')
  await expect(person.page.getByRole('heading', { level: 1 })).toHaveText('Grătar')
  await person.page.reload()
  await expect(person.page).toHaveTitle(/^Grătar/)
})

test('an action on one list is not undone from another', async ({ person }) => {
  const { page } = person
  await withoutLimits(page)
  await person.openNewList('Cină')
  await person.add('lapte, pâine')
  await person.remove('pâine')
  const undo = page.getByRole('button', { name: /^Anulează/ })
  await expect(undo).toBeVisible()
  await page.getByRole('button', { name: 'Meniul listei' }).click()
  await person.chooseInMenu('Fă o copie a listei')
  await expect(page.getByRole('heading', { level: 1, name: 'Cină (copie)' })).toBeVisible()
  await expect(undo).toHaveCount(0)
})

for (const viewport of [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`undo is one button in the dock, over no row and no button (${viewport.width} px)`, async ({
    newPerson,
  }) => {
    const person = await newPerson({ viewport })
    await withoutLimits(person.page)
    await person.openNewList('', 'lapte, pâine, mere')
    await person.remove('pâine')
    const undo = person.page.getByRole('button', { name: 'Anulează: Ați șters „pâine”' })
    await expect(undo).toBeInViewport({ ratio: 1 })
    await expect(person.page.locator('.toast')).toHaveCount(0)
    const isInDock = await undo.evaluate((button) => {
      const dock = button.closest('.dock')?.getBoundingClientRect()
      const { top, bottom } = button.getBoundingClientRect()
      return dock !== undefined && top >= dock.top && bottom <= dock.bottom
    })
    expect(isInDock).toBe(true)
    expect(await violationsOf(person.page)).toEqual([])
    await undo.click()
    await expect(person.row('pâine')).toBeVisible()
    await expect(undo).toHaveCount(0)
  })
}
