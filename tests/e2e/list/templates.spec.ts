import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../support/test.ts'

test('a ready list comes onto this one for so many as one has, without what is at home, and is taken back', async ({
  person,
}) => {
  await person.openNewList()
  await person.add('smântână')
  await person.openMenu('Liste gata făcute')
  const dialog = person.page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Sarmale/ }).click()
  await expect(dialog.getByRole('status')).toHaveText('6 persoane')
  const before = await dialog.getByRole('button', { name: /^carne tocată/ }).textContent()
  for (let more = 0; more < 6; more++) await dialog.getByRole('button', { name: 'Mai mult' }).click()
  await expect(dialog.getByRole('status')).toHaveText('12 persoane')
  expect(await dialog.getByRole('button', { name: /^carne tocată/ }).textContent()).not.toBe(before)
  await expect(dialog.getByRole('button', { name: /^smântână/ })).toBeDisabled()
  await dialog.getByRole('button', { name: /^orez/ }).click()
  expect((await new AxeBuilder({ page: person.page }).analyze()).violations).toEqual([])
  await dialog.getByRole('button', { name: /^Pune pe listă/ }).click()
  await expect(person.row('varză murată')).toBeVisible()
  await expect(person.row('orez')).toHaveCount(0)
  await person.page.getByRole('button', { name: /^Anulează: Ați adăugat „Sarmale”/ }).click()
  await expect(person.page.getByRole('main').getByRole('listitem')).toHaveCount(1)
})

test('a ready list becomes a new list of its own, by the keyboard alone and without a connection', async ({
  newPerson,
}) => {
  const person = await newPerson({ serviceWorkers: 'allow' })
  await person.openNewList()
  await person.hasTheSite()
  await person.openMenu('Liste gata făcute')
  await person.page.keyboard.press('Escape')
  await person.goOffline()
  await person.openMenu('Liste gata făcute')
  const dialog = person.page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Zacuscă/ }).press('Enter')
  await dialog.getByRole('button', { name: 'Fă o listă nouă' }).press('Enter')
  await expect(person.page.getByRole('heading', { name: 'Zacuscă', level: 1 })).toBeVisible()
  await expect(person.row('vinete')).toContainText('5 kg')
})
