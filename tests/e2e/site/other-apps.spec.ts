import { expect, test } from '../support/test.ts'

test('a pasted message becomes a list on the spot, without an account', async ({ person }) => {
  const { page } = person
  await person.open('/din-alte-aplicatii')
  await page.getByLabel('Sau lipiți aici').fill('[12:03, 21.11.2026] Ana: 2 kg cartofi\nlapte 1,5 l\nouă 10')
  await page.getByRole('button', { name: 'Vezi produsele' }).click()
  const understood = page.getByRole('region', { name: 'Am înțeles' })
  await expect(understood.getByRole('listitem')).toHaveText(['cartofi 2 kg', 'lapte 1,5 l', 'ouă 10 buc'])
  await page.getByRole('button', { name: 'Fă lista' }).click()
  await page.waitForURL(/\/list\//)
  await expect(person.row('cartofi')).toContainText('2 kg')
  await expect(page.getByRole('listitem')).toHaveCount(3)
})

test('a note of Keep becomes a list with its name and its ticks', async ({ person }) => {
  const { page } = person
  await person.open('/din-alte-aplicatii')
  const note = {
    title: 'La cabană',
    listContent: [
      { text: 'lapte', isChecked: false },
      { text: 'pâine', isChecked: true },
    ],
  }
  await page.locator('input[type=file]').setInputFiles({
    name: 'nota.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(note)),
  })
  await expect(page.getByText('Google Keep, „La cabană”, 2 produse')).toBeVisible()
  await page.getByRole('button', { name: 'Fă lista' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'La cabană' })).toBeVisible()
  await person.seesCompleted('pâine')
})

test('what is no list is said so, and makes none', async ({ person }) => {
  const { page } = person
  await person.open('/din-alte-aplicatii')
  await page.getByLabel('Sau lipiți aici').fill('https://example.com/retete/1')
  await page.getByRole('button', { name: 'Vezi produsele' }).click()
  await expect(page.getByRole('alert')).toContainText('O adresă singură nu ajunge')
  await expect(page.getByRole('button', { name: 'Fă lista' })).toHaveCount(0)
})

test('the list on the home page can be tried before one is made', async ({ person }) => {
  await person.open('/')
  const bread = person.page.getByRole('group', { name: 'Cumpărături de weekend' }).getByLabel('Pâine')
  await expect(bread).not.toBeChecked()
  await bread.click()
  await expect(bread).toBeChecked()
})
