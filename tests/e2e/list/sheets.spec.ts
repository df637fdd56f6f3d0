import { expect, test } from '../support/test.ts'
import { withoutLimits } from '../support/time.ts'

test('an action that fails in a sheet says so over the sheet, where it can be dismissed', async ({
  newPerson,
}) => {
  const person = await newPerson({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const { page, toasts } = person
  await withoutLimits(page)
  await person.openNewList('Cină')
  await person.openMenu('Linkul listei')
  const sheet = page.getByRole('dialog', { name: 'Linkul listei' })
  const make = sheet.getByRole('button', { name: 'Creează un link de citit' })
  await expect(make).toBeEnabled()
  await person.context.route('**/api/list/**', (route) => route.abort())
  await make.tap()
  await expect(sheet.getByRole('status', { name: 'Mesaje' })).toContainText('Verificați conexiunea')
  await expect(toasts).toHaveCount(1)
  await toasts.getByRole('button', { name: 'Închide mesajul' }).tap()
  await expect(toasts).toBeEmpty()
  await make.tap()
  await expect(toasts).toContainText('Verificați conexiunea')
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(toasts).toContainText('Verificați conexiunea')
  await toasts.getByRole('button', { name: 'Închide mesajul' }).tap()
  await expect(toasts.locator('.toast')).toHaveCount(0)
})
