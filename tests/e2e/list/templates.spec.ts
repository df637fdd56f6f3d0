import { templates } from '../../../src/domain/templates/templates.ts'
import { violationsOf } from '../support/axe.ts'
import type { Person } from '../support/person.ts'
import { expect, test } from '../support/test.ts'
import { withoutLimits } from '../support/time.ts'

test('a ready list is added for the chosen number of people, without things at home, and is undone', async ({
  person,
}) => {
  await withoutLimits(person.page)
  await person.openNewList()
  await person.add('smântână')
  await person.openMenu('Liste gata făcute')
  const dialog = person.page.getByRole('dialog')
  const servings = dialog.getByRole('status').filter({ hasText: 'persoane' })
  await dialog.getByRole('button', { name: /^Sarmale/ }).click()
  await expect(servings).toHaveText('6 persoane')
  const before = await dialog.getByRole('button', { name: /^carne tocată/ }).textContent()
  for (let more = 0; more < 6; more++) await dialog.getByRole('button', { name: 'Mai mult' }).click()
  await expect(servings).toHaveText('12 persoane')
  expect(await dialog.getByRole('button', { name: /^carne tocată/ }).textContent()).not.toBe(before)
  await expect(dialog.getByRole('button', { name: /^smântână/ })).toBeDisabled()
  await dialog.getByRole('button', { name: /^orez/ }).click()
  expect(await violationsOf(person.page)).toEqual([])
  await dialog.getByRole('button', { name: /^Pune pe listă/ }).click()
  await expect(person.row('varză murată')).toBeVisible()
  await expect(person.row('orez')).toHaveCount(0)
  await person.page.getByRole('button', { name: /^Anulează: Ați adăugat „Sarmale”/ }).click()
  await expect(person.page.getByRole('main').getByRole('listitem')).toHaveCount(1)
})

test('each ready list has a picture', async ({ person }) => {
  await person.openNewList('Cină', 'lapte')
  await person.openMenu('Liste gata făcute')
  const pictures = person.page.getByRole('dialog').locator('.template-entry img')
  await expect(pictures).toHaveCount(templates.length)
  for (const picture of await pictures.all()) {
    const answer = await person.page.request.get((await picture.getAttribute('src')) ?? '')
    expect(answer.headers()['content-type']).toContain('image/svg+xml')
  }
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

const openTemplates = async (person: Person) => {
  await person.openMenu('Liste gata făcute')
  return person.page.getByRole('dialog')
}

test('a list is saved as a template of its own, which comes back for all, without a signal too', async ({
  newPerson,
}) => {
  const [ana, ion] = [await newPerson({ serviceWorkers: 'allow' }), await newPerson()]
  await withoutLimits(ana.page)
  const address = await ana.openNewList()
  await ana.add('lapte 2 l\nouă 10 buc\ntort')
  await ana.tick('ouă')
  await ana.hasTheSite()
  await openTemplates(ana)
  await ana.page.keyboard.press('Escape')
  await ana.goOffline()
  const anas = await openTemplates(ana)
  await anas.getByRole('button', { name: /^Păstrează lista de acum/ }).press('Enter')
  await anas.getByLabel('Numele listei gata făcute').fill('Baza săptămânii')
  await anas.getByRole('button', { name: 'tort' }).press('Enter')
  expect(await violationsOf(ana.page)).toEqual([])
  await anas.getByRole('button', { name: 'Păstrează (2)' }).press('Enter')
  await expect(ana.page.getByText('Ați păstrat „Baza săptămânii”')).toBeVisible()
  await ana.remove('lapte')
  await ana.context.setOffline(false)
  await ana.seesNothingWaiting()

  await ion.open(address)
  await ion.isLive()
  const ions = await openTemplates(ion)
  await ions.getByRole('button', { name: 'Baza săptămânii 2 produse: lapte, ouă' }).click()
  expect(await violationsOf(ion.page)).toEqual([])
  await ions.getByRole('button', { name: 'Pune pe listă (2)' }).click()
  await expect(ana.row('lapte')).toContainText('2 l')
  await expect(ana.row('ouă')).toContainText('10 buc')

  await openTemplates(ion)
  await ions
    .getByRole('button', { name: /^Baza săptămânii/ })
    .first()
    .click()
  await ions.getByRole('button', { name: 'Fă o listă nouă' }).click()
  await expect(ion.page.getByRole('heading', { name: 'Baza săptămânii', level: 1 })).toBeVisible()
  await expect(ion.row('lapte')).toContainText('2 l')
})

test('a template of the list’s own is replaced under its name, and removed with a way back', async ({
  person,
}) => {
  await withoutLimits(person.page)
  await person.openNewList()
  await person.add('lapte\npâine')
  const dialog = await openTemplates(person)
  const keep = dialog.getByRole('button', { name: /^Păstrează lista de acum/ })
  await keep.click()
  await dialog.getByLabel('Numele listei gata făcute').fill('Cină')
  await dialog.getByRole('button', { name: 'Păstrează (2)' }).click()
  await openTemplates(person)
  await keep.click()
  await dialog.getByLabel('Numele listei gata făcute').fill('Cină')
  await dialog.getByRole('button', { name: 'pâine' }).click()
  await dialog.getByRole('button', { name: 'Înlocuiește „Cină”' }).click()
  await openTemplates(person)
  await dialog.getByRole('button', { name: 'Cină 1 produs: lapte' }).click()
  await dialog.getByRole('button', { name: 'Șterge lista gata făcută' }).click()
  await expect(keep).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Cină/ })).toHaveCount(0)
  await person.page.keyboard.press('Escape')
  await person.page.getByRole('button', { name: /^Anulează: Ați șters lista gata făcută „Cină”/ }).click()
  await openTemplates(person)
  await expect(dialog.getByRole('button', { name: 'Cină 1 produs: lapte' })).toBeVisible()
})
