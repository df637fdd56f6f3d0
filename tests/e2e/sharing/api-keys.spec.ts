import { Program } from '../../support/people/program.ts'
import type { Person } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

/** Makes an API key in the list's menu. @returns a program that uses the key */
async function makeKey({ page }: Person, url: string, name: string, mayWrite = true): Promise<Program> {
  await page.getByRole('textbox', { name: 'Numele programului' }).fill(name)
  await page.getByRole('switch', { name: 'Poate și scrie' }).setChecked(mayWrite)
  await page.getByRole('button', { name: 'Fă cheia' }).click()
  const key = await page.getByRole('textbox', { name: 'Cheia', exact: true }).inputValue()
  await page.getByRole('button', { name: 'Am copiat-o' }).click()
  return new Program(url, key)
}

test('an item that a program adds by a key is on the open page at once, until the key is revoked', async ({
  person,
  newPerson,
  product,
}) => {
  const link = await person.createList('Cină')
  await person.seesNothingWaiting()
  await person.openMenu('Chei pentru alte aplicații')
  await expect(person.page.getByText('Lista nu are încă nicio cheie.')).toBeVisible()
  const program = await makeKey(person, product.url, 'Robotul')
  await expect(person.page.getByText('Citește și scrie, încă nefolosită')).toBeVisible()
  await person.page.keyboard.press('Escape')

  const guest = await newPerson()
  await guest.open(link)
  await guest.isLive()
  await guest.page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true))
  expect((await program.add('2 l lapte')).status).toBe(201)
  for (const { pending } of [person, guest]) {
    await expect(pending).toContainText('lapte')
    await expect(pending).toContainText('2 l')
  }
  expect(await guest.page.evaluate(() => Reflect.get(globalThis, 'isSamePage'))).toBe(true)

  const [milk] = await program.items()
  await program.set(milk?.id ?? '', { ticked: true })
  await expect(guest.completed).toContainText('1')
  await program.set(milk?.id ?? '', { ticked: false })
  await expect(guest.pending).toContainText('lapte')

  await person.openMenu('Chei pentru alte aplicații')
  await expect(person.page.getByText('Citește și scrie, folosită ultima dată azi')).toBeVisible()
  await person.page.getByRole('button', { name: 'Ia înapoi cheia Robotul' }).click()
  await expect(person.page.getByText('Luați înapoi cheia „Robotul”?')).toBeVisible()
  await person.page.getByRole('button', { name: 'Da, ia-o înapoi' }).click()
  await expect(person.page.getByText('Lista nu are încă nicio cheie.')).toBeVisible()
  expect((await program.add('pâine')).status).toBe(401)
  await expect(guest.row('pâine')).toHaveCount(0)
})

test('a key that may only read reads, and a key is shown once', async ({ person, product }) => {
  await person.createList('Cină')
  await person.add('lapte')
  await person.seesNothingWaiting()
  await person.openMenu('Chei pentru alte aplicații')
  const program = await makeKey(person, product.url, 'Tabla', false)
  await expect(person.page.getByText('Citește, încă nefolosită')).toBeVisible()
  expect(await program.items()).toMatchObject([{ name: 'lapte' }])
  expect((await program.add('pâine')).status).toBe(403)
  await person.page.reload()
  await person.isAtHand()
  await person.openMenu('Chei pentru alte aplicații')
  await expect(person.page.getByText('Citește, folosită ultima dată azi')).toBeVisible()
  expect(await person.page.content()).not.toContain(program.key)
  const kept = await person.page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).not.toContain(program.key)
})

test('a key needs a name', async ({ person }) => {
  await person.openNewList('Cină')
  await person.openMenu('Chei pentru alte aplicații')
  await person.page.getByRole('button', { name: 'Fă cheia' }).click()
  await expect(person.page.getByText('Scrieți un nume de cel mult 40 de litere și cifre.')).toBeVisible()
})

test('without a connection keys are only seen later', async ({ person }) => {
  await person.openNewList('Cină')
  await person.openMenu('Chei pentru alte aplicații')
  await expect(person.page.getByText('Lista nu are încă nicio cheie.')).toBeVisible()
  await person.page.keyboard.press('Escape')
  await person.goOffline()
  await person.openMenu('Chei pentru alte aplicații')
  await expect(person.page.getByText('Cheile se văd și se fac numai cu conexiune.')).toBeVisible()
  await person.context.setOffline(false)
  await person.page.getByRole('button', { name: 'Încearcă din nou' }).click()
  await expect(person.page.getByText('Lista nu are încă nicio cheie.')).toBeVisible()
})

test('the page of the API opens from the panel', async ({ person }) => {
  await person.openNewList('Cină')
  await person.openMenu('Chei pentru alte aplicații')
  const opened = person.context.waitForEvent('page')
  await person.page.getByRole('link', { name: 'Cum se folosește o cheie' }).click()
  const docs = await opened
  await expect(docs.getByRole('heading', { level: 1 })).toHaveText('API pentru alte programe')
  await expect(docs.getByText('/api/v1/items', { exact: false }).first()).toBeVisible()
  const response = await person.context.request.get('/api/v1/openapi.json')
  expect([response.status(), (await response.json()).openapi]).toEqual([200, '3.1.1'])
  await docs.close()
})
