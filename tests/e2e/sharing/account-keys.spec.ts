import { Program } from '../../support/people/program.ts'
import { hasAccount, open, test } from '../support/accounts.ts'
import { expect } from '../support/test.ts'

test('by a key of an account a program uses all of its lists, until the key is revoked', async ({
  person,
  product,
  mails,
}) => {
  const { page } = person
  await hasAccount(page, mails)
  await person.createList('Cină')
  await person.add('lapte')
  await person.seesNothingWaiting()
  await person.openMenu()
  await person.chooseInMenu('Salvează în cont')
  await expect(page.getByRole('button', { name: 'Salvată în cont' })).toBeVisible()
  await open(page, '/cont')
  const keys = page.getByRole('region', { name: 'Chei pentru alte aplicații' })
  await keys.getByRole('button', { name: 'Fă cheia' }).click()
  await expect(keys.getByText('Scrieți un nume de cel mult 40 de litere și cifre.')).toBeVisible()
  await keys.getByLabel('Programul').fill('Casa')
  await keys.getByRole('button', { name: 'Fă cheia' }).click()
  const key = await keys.getByRole('textbox', { name: 'Cheia' }).inputValue()
  await expect(keys.getByText(`${product.url}/dav/`)).toBeVisible()
  await expect(keys.getByText('orice nume', { exact: true })).toBeVisible()
  await expect(keys.getByText('Citește și scrie, încă nefolosită')).toBeVisible()

  const program = new Program(product.url, key)
  const [list] = (await program.ask('GET', 'lists')).body.lists
  expect(list).toMatchObject({ name: 'Cină', access: 'write' })
  expect((await program.ask('POST', 'lists', { name: 'Grătar' })).status).toBe(201)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Grătar' })).toBeVisible()
  await expect(keys.getByText('Citește și scrie, folosită ultima dată azi')).toBeVisible()
  expect(await page.content()).not.toContain(key)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descarcă datele' }).click()
  const data = Buffer.concat(await (await (await downloading).createReadStream()).toArray()).toString()
  expect(JSON.parse(data)).toMatchObject({ keys: [{ name: 'Casa', access: 'write' }] })
  expect(data).not.toContain(key)

  await keys.getByRole('button', { name: 'Ia înapoi cheia Casa' }).click()
  await keys.getByRole('button', { name: 'Da, ia-o înapoi' }).click()
  await expect(keys.getByRole('listitem')).toHaveCount(0)
  expect((await program.ask('GET', 'lists')).status).toBe(401)
})
