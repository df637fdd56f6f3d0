import { holdScripts } from '../support/held-scripts.ts'
import { Person } from '../support/person.ts'
import { expect, test } from '../support/test.ts'
import { withoutLimits } from '../support/time.ts'

/** Waits until the typed text is stored, which happens once typing pauses. */
async function hasKeptTyping({ page }: Person, text: string): Promise<void> {
  const isKept = (typed: string) => Object.values(localStorage).includes(JSON.stringify(typed))
  await expect.poll(() => page.evaluate(isKept, text)).toBe(true)
}

const suggestionsOf = ({ page }: Person) => page.getByRole('listbox', { name: 'Sugestii' })

test('typed text stays through going back, a reload and a closed tab', async ({ person }) => {
  const { page, field } = person
  const link = await person.openNewList()
  await field.fill('2 kg cart')
  await page.goBack()
  await page.goForward()
  await expect(field).toHaveValue('2 kg cart')
  await field.fill('2 kg cartofi')
  await page.reload()
  await expect(field).toHaveValue('2 kg cartofi')

  const again = new Person(await person.context.newPage())
  await page.close()
  await again.open(link)
  await expect(again.field).toHaveValue('2 kg cartofi')
  await again.field.press('Enter')
  await expect(again.row('cartofi')).toContainText('2 kg')
  await again.open(link)
  await expect(again.row('cartofi')).toBeVisible()
  await expect(again.field).toHaveValue('')
})

test('it outlives a tab that is killed, once typing has paused', async ({ person }) => {
  const link = await person.openNewList()
  await person.field.fill('mărar')
  await hasKeptTyping(person, 'mărar')
  const again = new Person(await person.context.newPage())
  await person.page.close({ runBeforeUnload: false })
  await again.open(link)
  await expect(again.field).toHaveValue('mărar')
})

for (const [where, width] of [
  ['a phone', 390],
  ['a wide screen', 1280],
] as const) {
  test(`it takes no focus and offers nothing until a person comes to it, on ${where}`, async ({ person }) => {
    const { page, field } = person
    await page.setViewportSize({ width, height: 800 })
    const link = await person.openNewList()
    await field.fill('lapt')
    await expect(suggestionsOf(person)).toBeVisible()
    await person.open(link)
    await expect(field).toHaveValue('lapt')
    await expect(field).not.toBeFocused()
    await expect(suggestionsOf(person)).toHaveCount(0)
    await expect(page.getByText(/alegeți cu săgețile/)).toHaveCount(0)
    await field.click()
    await expect(suggestionsOf(person).getByRole('option').first()).toContainText('lapte')
  })
}

test('each list has its own, in the shop too', async ({ person }) => {
  const first = await person.openNewList('Acasă')
  await person.add('pâine')
  await person.field.fill('mărar')
  const second = await person.openNewList('La munte')
  await expect(person.field).toHaveValue('')
  await person.field.fill('lemne')
  await person.open(first)
  await expect(person.field).toHaveValue('mărar')
  await person.open(second)
  await expect(person.field).toHaveValue('lemne')
  await person.startShopping()
  await person.page.getByRole('button', { name: 'Adaugă' }).click()
  await expect(person.field).toHaveValue('lemne')
})

test('text typed before the script is there is below it', async ({ newPerson }) => {
  const person = await newPerson({ serviceWorkers: 'block' })
  const link = await person.openNewList()
  await person.field.fill('mărar')
  await hasKeptTyping(person, 'mărar')
  const letThrough = await holdScripts(person)
  await person.page.goto(link, { waitUntil: 'commit' })
  await person.field.fill('pătrunjel')
  letThrough()
  await expect(person.field).toHaveValue('mărar\npătrunjel')
})

test('a list that is forgotten takes it along', async ({ person }) => {
  await withoutLimits(person.page)
  await person.openNewList('Acasă')
  await person.field.fill('mărar')
  await hasKeptTyping(person, 'mărar')
  await person.seesNothingWaiting()
  await person.hasTheList()
  await person.open('/')
  await person.page.getByRole('button', { name: 'Modifică' }).click()
  await person.page.getByRole('button', { name: 'Uită lista Acasă' }).click()
  await expect(person.page.getByText('nu mai apare aici')).toBeVisible()
  expect(await person.page.evaluate(() => JSON.stringify(localStorage))).not.toContain('mărar')
})
