import { expect, test } from '../support/test.ts'

test('a shared message goes onto the list that is chosen, after a look at it', async ({ person }) => {
  await person.createList('Weekend')
  await person.add('lapte')
  await person.seesNothingWaiting()
  await person.hasTheSite()
  const asked: string[] = []
  person.context.on('request', (request) => {
    if (request.serviceWorker()) asked.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  await person.shareWithApp('- ouă 10\n- 2 kg cartofi\n- pâine')
  const sheet = person.page.getByRole('dialog', { name: 'Pe ce listă punem?' })
  await expect(sheet).toContainText('Ați trimis aici 3 rânduri')
  await expect(sheet).toContainText('2 kg cartofi')
  await sheet.getByRole('button', { name: 'Weekend' }).click()

  const preview = person.page.getByRole('dialog')
  await expect(preview).toContainText('cartofi')
  await expect(person.row('cartofi')).toHaveCount(1)
  await preview.getByRole('button', { name: /^Adaugă/ }).click()
  await expect(person.pending).toContainText('cartofi')
  await expect(person.row('lapte')).toBeVisible()
  await person.seesNothingWaiting()
  expect(asked.filter((request) => request.includes('primite'))).toEqual([])
})

test('one line goes into the field of a new list', async ({ person }) => {
  await person.open('/')
  await person.hasTheSite()
  await person.shareWithApp('lapte, ouă')
  await person.page.getByRole('button', { name: 'Pe o listă nouă' }).click()
  await expect(person.field).toHaveValue('lapte, ouă')
})

test('a shared text is asked about once, and is gone when it is not wanted', async ({ person }) => {
  await person.open('/')
  await person.hasTheSite()
  await person.shareWithApp('lapte\nouă')
  const sheet = person.page.getByRole('dialog', { name: 'Pe ce listă punem?' })
  await sheet.getByRole('button', { name: 'Închide' }).click()
  await expect(sheet).toHaveCount(0)
  await expect.poll(() => person.page.evaluate(() => caches.has('shared'))).toBe(false)
  await person.page.reload()
  await person.isAtHand()
  await expect(sheet).toHaveCount(0)
})
