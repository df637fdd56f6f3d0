import { expect, test } from '../support/test.ts'
import { withoutLimits } from '../support/time.ts'

test('a refused text stays in the field, and the toast gives the reason', async ({ person }) => {
  await withoutLimits(person.page)
  await person.openNewList()
  await person.add('lapte\n<script>alert(1)</script>\npâine')
  await expect(person.row('lapte')).toBeVisible()
  await expect(person.row('pâine')).toBeVisible()
  await expect(person.field).toHaveValue('<script>alert(1)</script>')
  await expect(person.toasts).toContainText('Nume de produs invalid')
  await expect(person.toasts).toContainText('Numele produsului conține caractere nepermise.')
})

test('nothing can be added while the field is blank', async ({ person }) => {
  await person.openNewList()
  const add = person.page.getByRole('button', { name: 'Adaugă', exact: true })
  await expect(add).toBeDisabled()
  await person.field.fill('   ')
  await expect(add).toBeDisabled()
  await person.field.fill('lapte')
  await add.click()
  await expect(person.row('lapte')).toBeVisible()
  await expect(person.field).toHaveValue('')
  await expect(person.field).toBeFocused()
})

test('pasted lines stay lines until they are added', async ({ person }) => {
  await person.openNewList()
  await person.field.fill('- lapte\n- pâine')
  await expect(person.field).toHaveValue('- lapte\n- pâine')
  await person.field.press('Enter')
  await expect(person.page.getByText('2 rămase, 0 completate')).toBeVisible()
})

test('items are sorted by category, and in Romanian order within each category', async ({ person }) => {
  await person.openNewList()
  await person.add('săpun, țelină, șuncă, mere, tarhon, banane, salată')
  await expect(person.pending.getByRole('heading', { level: 3 })).toHaveText([
    'Fructe',
    'Legume',
    'Carne',
    'Igienă',
    'Condimente',
  ])
  const fruit = person.pending.getByRole('list').first().getByRole('listitem')
  await expect(fruit).toHaveText(['Banane', 'Mere'], { ignoreCase: true })
})

test('a deleted item comes back by undoing', async ({ person, newPerson }) => {
  await withoutLimits(person.page)
  const link = await person.openNewList()
  await person.add('lapte 2 l, pâine')
  const guest = await newPerson()
  await guest.open(link)
  await person.remove('lapte')
  await expect(guest.row('lapte')).toHaveCount(0)
  await expect(person.toasts).toContainText('Ați șters „lapte”')
  await person.page.getByRole('button', { name: 'Anulează' }).click()
  await expect(person.row('lapte')).toContainText('2 l')
  await expect(guest.row('lapte')).toContainText('2 l')
})

test('name, quantity and unit are changed in one sheet', async ({ person, newPerson }) => {
  const link = await person.openNewList()
  await person.add('lapte')
  const guest = await newPerson()
  await guest.open(link)

  await person.openItem('lapte')
  const { form } = person
  await expect(person.page.getByRole('dialog').getByRole('heading', { name: 'lapte' })).toBeFocused()
  await form.getByLabel('Produs').fill('lapte bătut')
  await form.getByLabel('Cantitate').fill('1,5')
  await form.getByRole('button', { name: 'l', exact: true }).click()
  await expect(form.getByRole('button', { name: 'l', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await form.getByLabel('Produs').press('Enter')
  await expect(person.row('lapte bătut')).toContainText('1,5 l')
  await expect(guest.row('lapte bătut')).toContainText('1,5 l')
  await expect(person.page.getByRole('button', { name: 'Modifică lapte bătut 1,5 l' })).toBeFocused()
})

test('a wrong change is explained beside the field, and Escape leaves all as it was', async ({ person }) => {
  await person.openNewList()
  await person.add('lapte')
  await person.edit('lapte')
  const { form } = person
  await form.getByLabel('Cantitate').fill('mult')
  await form.getByLabel('Cantitate').press('Enter')
  await expect(person.page.getByRole('dialog').getByRole('alert')).toContainText(
    'Cantitatea poate fi un număr',
  )
  await expect(form.getByLabel('Cantitate')).toHaveValue('mult')
  await form.getByLabel('Cantitate').press('Escape')
  await expect(form).toHaveCount(0)
  await expect(person.row('lapte')).not.toContainText('mult')
})

test('two people change different things of one item, and both stay', async ({ person, newPerson }) => {
  const link = await person.openNewList()
  await person.add('cartofi')
  const guest = await newPerson()
  await guest.open(link)
  await guest.edit('cartofi')
  await guest.form.getByLabel('Cantitate').fill('3')
  await guest.form.getByRole('button', { name: 'kg', exact: true }).click()

  await person.edit('cartofi')
  await person.form.getByLabel('Produs').fill('cartofi roșii')
  await person.page.keyboard.press('Enter')
  await expect(person.row('cartofi roșii')).toBeVisible()

  await guest.save()
  await expect(person.row('cartofi roșii')).toContainText('3 kg')
  await expect(guest.row('cartofi roșii')).toContainText('3 kg')
})

test('everything is done with the keyboard alone, and the focus is never lost', async ({ person }) => {
  const { page } = person
  await person.open('/')
  await page.getByLabel('Cum se numește lista?').focus()
  await page.keyboard.type('Cină')
  await page.keyboard.press('Enter')
  await expect(person.field).toBeVisible()
  await person.isAtHand()
  await person.field.focus()
  await page.keyboard.type('mere, pere, struguri')
  await page.keyboard.press('Enter')
  await expect(page.getByText('3 rămase, 0 completate')).toBeVisible()

  await page.getByRole('button', { name: 'Bifează mere' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('2 rămase, 1 completat')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Bifează pere' })).toBeFocused()

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'pere' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Modifică pere' })).toBeFocused()

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(person.row('pere')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Șterge struguri' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Totul e cumpărat.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'De cumpărat' })).toBeFocused()
})
