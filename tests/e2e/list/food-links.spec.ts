import { expect, test } from '../support/test.ts'

const guide = 'în Alimente A-Z'

test('an item that is a food leads to its page, from where it is changed', async ({ person }) => {
  await person.openNewList()
  await person.add('rosii coapte 500 g, pastă de dinți')
  await person.edit('rosii coapte')
  await person.page.getByRole('link', { name: `Roșii ${guide}` }).click()
  await expect(person.page.getByRole('heading', { level: 1, name: 'Roșii' })).toBeVisible()
  await person.page.goBack()
  await person.isAtHand()
  await person.edit('rosii coapte')
  await expect(person.page.getByRole('link', { name: `Roșii ${guide}` })).toBeVisible()
  await person.page.keyboard.press('Escape')
  await person.edit('pastă de dinți')
  await expect(person.page.getByRole('link', { name: guide })).toHaveCount(0)
})

test('an item not found has its substitutes at hand, one tap each', async ({ person, newPerson }) => {
  const link = await person.openNewList()
  await person.add('leuștean, pâine')
  const guest = await newPerson()
  await guest.open(link)
  await person.startShopping()
  const missed = person.page.getByRole('button', { name: 'N-am găsit leuștean' })
  await person.pressInRow(missed, missed, 0)
  const substitutes = person.page.getByRole('group', { name: 'În loc de leuștean' })
  const first = substitutes.getByRole('button').first()
  const name = (await first.textContent()) ?? ''
  await first.click()
  await expect(first).toHaveAccessibleName(`${name}: deja pe listă`)
  await expect(first).toBeFocused()
  await first.click({ force: true })
  await expect(guest.row(name)).toHaveCount(1)
  await expect(guest.page.getByText('3 rămase, 0 completate')).toBeVisible()
  await person.tick('pâine')
  await expect(guest.page.getByText('2 rămase, 1 completat')).toBeVisible()
  // A second press would have raised the amount.
  await expect(guest.row(name)).not.toContainText('2')
  await expect(person.row('leuștean').getByRole('group')).toBeVisible()
  await expect(substitutes).toHaveCount(1)

  const again = person.page.getByRole('button', { name: 'Caut din nou leuștean' })
  await person.pressInRow(again, substitutes, 0)
})

test('they are offered below an item not found on the list too, and none where nothing is a food', async ({
  person,
}) => {
  await person.openNewList()
  await person.add('unt, detergent')
  for (const name of ['unt', 'detergent']) {
    await person.edit(name)
    await person.page.getByRole('dialog').getByRole('button', { name: 'N-am găsit' }).click()
    await expect(person.form).toHaveCount(0)
  }
  await expect(person.page.getByRole('group', { name: /^În loc de/ })).toHaveCount(1)
  await person.page.getByRole('button', { name: 'Adaugă margarină' }).click()
  await expect(person.row('margarină')).toBeVisible()
})

test('all of it is there without a connection', async ({ newPerson }) => {
  const person = await newPerson({ serviceWorkers: 'allow' })
  await person.openNewList()
  await person.add('unt, pâine')
  await person.hasTheSite()
  await person.goOffline()
  await person.edit('pâine')
  await expect(person.page.getByRole('link', { name: `Pâine albă ${guide}` })).toHaveAttribute(
    'href',
    '/alimente/paine-alba/',
  )
  await person.page.keyboard.press('Escape')
  await person.startShopping()
  await person.rowsRest()
  await person.page.getByRole('button', { name: 'N-am găsit unt' }).click()
  await person.page.getByRole('button', { name: 'Adaugă margarină' }).click()
  await expect(person.page.getByRole('button', { name: 'Bifează margarină' })).toBeVisible()
})
