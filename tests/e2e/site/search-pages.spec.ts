import { expect, test } from '../support/test.ts'

test('the page about shopping lists links to the form, and opens one answer only', async ({ person }) => {
  const { page } = person
  await person.open('/lista-de-cumparaturi')
  const questions = page.locator('details')
  await questions.nth(0).locator('summary').click()
  await questions.nth(3).locator('summary').click()
  await expect(page.locator('details[open]')).toHaveCount(1)
  await expect(questions.nth(3).getByText('Da. O listă deschisă se păstrează pe telefon')).toBeVisible()
  await page.getByRole('link', { name: 'Creează o listă' }).first().click()
  await expect(page.getByLabel('Cum se numește lista?')).toBeInViewport()
})

test('the pages are whole without scripts', async ({ newPerson }) => {
  const { page } = await newPerson({ javaScriptEnabled: false })
  await page.goto('/lista-de-cumparaturi')
  await page.getByText('Cum fac o listă de cumpărături online?').click()
  await expect(page.locator('details[open] p')).toBeVisible()
  await page.goto('/confidentialitate')
  await page.getByRole('link', { name: 'Drepturile dumneavoastră' }).click()
  await expect(page.getByRole('heading', { name: 'Drepturile dumneavoastră' })).toBeInViewport()
  await expect(page.getByRole('main')).toContainText('De obicei răspundem în 48 de ore.')
})

for (const [label, path] of [
  ['Startsidan', '/'],
  ['Inköpslista', '/lista-de-cumparaturi'],
  ['Funktioner', '/functii'],
  ['Om oss', '/despre'],
] as const) {
  test(`a lost Swedish visitor is led by “${label}” to ${path}`, async ({ person }) => {
    await person.page.goto('/finns-inte')
    await person.page.getByRole('link', { name: label }).click()
    await expect(person.page).toHaveURL(path)
    await expect(person.page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
