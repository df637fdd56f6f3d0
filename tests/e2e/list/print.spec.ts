import { expect, test } from '../support/test.ts'

test('a list on paper is its name and the items to buy in two columns, with squares to tick, and no more', async ({
  person,
}) => {
  const { page } = person
  await person.openNewList('Cină')
  await person.add('cartofi 2 kg, lapte, pâine')
  await person.tick('pâine')
  await expect(page.getByText('2 rămase, 1 completat')).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('heading', { name: 'Cină' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Legume', 'Lactate'])
  await expect(person.row('cartofi')).toContainText('2 kg')
  await expect(person.row('pâine')).toBeHidden()
  for (const name of ['Partajează cu familia', 'Meniul listei', 'Șterge cartofi', 'Înapoi la început']) {
    await expect(page.getByText(name).or(page.getByLabel(name)).first()).toBeHidden()
  }
  await expect(person.field).toBeHidden()
  await expect(person.pending).toHaveCSS('column-count', '2')
  await expect(person.row('cartofi')).toHaveCSS('color', 'rgb(0, 0, 0)')
  const square = await person
    .row('cartofi')
    .locator('[data-control=check]')
    .evaluate((check) => getComputedStyle(check, '::before').borderRadius)
  expect(Number.parseFloat(square)).toBeLessThan(5)
})

test('the menu prints the page, without the menu', async ({ person }) => {
  const { page } = person
  await person.openNewList()
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset.printed = String(document.querySelectorAll('dialog').length)
    }
  })
  await page.getByRole('button', { name: 'Meniul listei' }).click()
  await person.chooseInMenu('Tipărește')
  await expect(page.locator('html')).toHaveAttribute('data-printed', '0')
})
