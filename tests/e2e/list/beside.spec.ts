import { holdScripts } from '../support/held-scripts.ts'
import { expect, test } from '../support/test.ts'

const laptop = { viewport: { width: 1280, height: 800 } }

test('a laptop shows who is here and what has changed, by others and by oneself', async ({ newPerson }) => {
  const person = await newPerson(laptop)
  const link = await person.openNewList('Cină', 'lapte, pâine')
  const changes = person.page.getByRole('region', { name: 'Ultimele modificări' })
  await expect(changes).toHaveCount(0)
  const guest = await newPerson()
  await guest.open(link)
  await guest.isLive()
  const people = person.page.getByRole('region', { name: 'Cine e aici' })
  await expect(people.getByRole('listitem')).toHaveText(['? Cineva'])
  await guest.add('ouă')
  await expect(changes.getByRole('listitem').first()).toHaveText(/^Cineva a adăugat „ouă”\. \d\d:\d\d$/)
  await person.tick('lapte')
  await expect(changes.getByRole('listitem').first()).toHaveText(/^Ați bifat „lapte” \d\d:\d\d$/)
  await expect(changes.getByRole('listitem')).toHaveCount(2)
})

test('a laptop offers substitutes for the item in hand', async ({ newPerson }) => {
  const person = await newPerson(laptop)
  await person.openNewList('Cină', 'smântână, burete de vase')
  await person.row('smântână').hover()
  const substitutes = person.page.getByRole('group', { name: 'În loc de smântână' })
  await expect(substitutes).toBeVisible()
  await person.row('burete de vase').hover()
  await expect(substitutes).toHaveCount(0)
})

test('substitutes are offered for a row under the pointer before their code is there', async ({
  newPerson,
}) => {
  const person = await newPerson(laptop)
  const letThrough = await holdScripts(person, '{Beside}*')
  await person.openNewList('Cină', 'smântână')
  await person.row('smântână').hover()
  letThrough()
  await expect(person.page.getByRole('group', { name: 'În loc de smântână' })).toBeVisible()
})

test('below 1280 px none of it is fetched', async ({ newPerson }) => {
  const person = await newPerson({ viewport: { width: 1279, height: 800 }, serviceWorkers: 'block' })
  const fetched: string[] = []
  person.page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const ofIt = () => fetched.filter((path) => /beside/i.test(path))
  await person.openNewList('Cină', 'lapte')
  await person.isLive()
  await person.row('lapte').hover()
  // Later requests than those of the hover.
  await person.tick('lapte')
  await person.seesNothingWaiting()
  expect(ofIt()).toEqual([])
  await person.page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(ofIt).not.toEqual([])
})

test('typed words mark the rows that have them', async ({ person }) => {
  await person.openNewList('Cină', 'roșii cherry 500 g, roșii, ceapă roșie, lapte')
  const marked = person.page.locator('[data-match] .item-name')
  await person.field.fill('ros')
  await expect(marked).toHaveText(['ceapă roșie', 'roșii', 'roșii cherry'])
  await person.field.fill('ros ch')
  await expect(marked).toHaveText(['roșii cherry'])
  await person.field.fill('')
  await expect(marked).toHaveCount(0)
})

test('substitutes are offered once for an item that was not found', async ({ newPerson }) => {
  const person = await newPerson(laptop)
  await person.openNewList('Cină', 'smântână, lapte')
  await person.openItem('smântână')
  await person.page.getByRole('button', { name: 'N-am găsit' }).click()
  await person.row('smântână').hover()
  await expect(person.page.getByRole('group', { name: 'În loc de smântână' })).toHaveCount(1)
})
