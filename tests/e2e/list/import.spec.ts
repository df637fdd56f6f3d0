import { readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import type { Person } from '../support/person.ts'
import { expect, test } from '../support/test.ts'
import { withoutLimits } from '../support/time.ts'

const keep = {
  title: 'Cumpărături',
  isTrashed: false,
  listContent: [
    { text: '2 l lapte', isChecked: false },
    { text: 'pâine', isChecked: false },
    { text: 'ouă', isChecked: true },
  ],
}

const recipe = `<html><script type="application/ld+json">
{"@type":"Recipe","name":"Clătite","recipeYield":"4","recipeIngredient":["250 g făină","2 ouă","sare"]}
</script></html>`

async function openImport(person: Person) {
  await person.openMenu()
  await person.chooseInMenu('Importă produse')
  return person.page.getByRole('dialog', { name: 'Importă produse' })
}

async function chooseFile(person: Person, name: string, content: string | Uint8Array) {
  await person.page
    .getByLabel('Alege un fișier')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) })
}

test('a file of Google Keep is recognised, looked at, and added as one thing to be undone', async ({
  person,
}) => {
  await person.openNewList()
  const sheet = await openImport(person)
  await chooseFile(person, 'nota.json', JSON.stringify(keep))
  await expect(sheet.getByText('Google Keep, „Cumpărături”, 3 produse')).toBeVisible()
  await expect(sheet.getByRole('checkbox', { name: /ouă/ })).not.toBeChecked()
  await sheet.getByRole('checkbox', { name: /pâine/ }).uncheck()
  await sheet.getByRole('button', { name: 'Adaugă 1 produs' }).click()
  await expect(person.row('lapte')).toBeVisible()
  await expect(person.row('pâine')).toHaveCount(0)
  await person.openMenu('Istoric')
  await person.page.getByRole('button', { name: /^Anulează/ }).click()
  await expect(person.row('lapte')).toHaveCount(0)
})

test('ticked items of the file are added by one press', async ({ person }) => {
  await person.openNewList()
  const sheet = await openImport(person)
  await chooseFile(person, 'nota.json', JSON.stringify(keep))
  await sheet.getByRole('checkbox', { name: 'Și ce era bifat acolo (1)' }).check()
  await sheet.getByRole('button', { name: 'Adaugă 3 produse' }).click()
  await expect(person.row('ouă')).toBeVisible()
})

test('a recipe’s page gives its ingredients for the chosen number of people', async ({ person }) => {
  await person.openNewList()
  const sheet = await openImport(person)
  await person.page.getByLabel('Sau lipiți aici').fill(recipe)
  await sheet.getByRole('button', { name: 'Vezi produsele' }).click()
  await expect(sheet.getByText('Rețetă, „Clătite”, 3 produse')).toBeVisible()
  await expect(sheet.getByText('pentru 4 persoane')).toBeVisible()
  for (const people of [5, 6]) {
    await sheet.getByRole('button', { name: 'Mai multe persoane' }).click()
    await expect(sheet.getByText(`pentru ${people} persoane`)).toBeVisible()
  }
  await sheet.getByRole('button', { name: 'Adaugă 3 produse' }).click()
  await expect(person.row('făină')).toContainText('375 g')
  await expect(person.row('ouă')).toContainText('3')
})

test('an unknown file is refused, and the next one is read', async ({ person }) => {
  await person.openNewList()
  const sheet = await openImport(person)
  await chooseFile(person, 'setari.json', '{"theme":"dark","items":["lapte"]}')
  await expect(sheet.getByRole('alert')).toContainText('Nu cunosc acest fișier')
  await expect(sheet.getByRole('checkbox')).toHaveCount(0)
  await chooseFile(person, 'nota.json', JSON.stringify(keep))
  await expect(sheet.getByText('Google Keep, „Cumpărături”, 3 produse')).toBeVisible()
})

test('an archive is unpacked, and a table of Excel has its letters', async ({ person }) => {
  await person.openNewList()
  const sheet = await openImport(person)
  await chooseFile(person, 'takeout.zip', zipSync({ 'Takeout/Keep/a.json': strToU8(JSON.stringify(keep)) }))
  await expect(sheet.getByText('Google Keep, „Cumpărături”, 3 produse')).toBeVisible()
  await sheet.getByRole('button', { name: 'Închide' }).click()
  await openImport(person)
  await chooseFile(person, 'lista.csv', Buffer.from('Produs;UM\n\xaaunc\xe3;kg', 'latin1'))
  await sheet.getByRole('button', { name: 'Adaugă 1 produs' }).click()
  await expect(person.row('Șuncă')).toContainText('1 kg')
})

test('lines that were not read are counted, and shown on request', async ({ person }) => {
  await person.openNewList()
  const sheet = await openImport(person)
  await chooseFile(person, 'lista.csv', 'Produs;Cantitate;UM\nlapte;2;l\n;3;kg\n;4;buc\n')
  const line = sheet.getByText('3 · kg')
  const notRead = sheet.getByText('2 rânduri nu au fost citite')
  await expect(notRead).toBeVisible()
  await expect(line).toBeHidden()
  await notRead.click()
  await expect(line).toBeVisible()
})

test('a recipe that names no people is scaled by a factor', async ({ person }) => {
  await person.openNewList()
  await person.hasTheWords()
  const sheet = await openImport(person)
  await person.page.getByLabel('Sau lipiți aici').fill('Ingrediente\n200 g unt, topit\nsare\nPreparare')
  await sheet.getByRole('button', { name: 'Vezi produsele' }).click()
  await sheet.getByRole('radio', { name: 'Cantități duble' }).check()
  await sheet.getByRole('button', { name: 'Adaugă 2 produse' }).click()
  await expect(person.row('unt')).toContainText('400 g')
  await expect(person.row('unt')).toContainText('topit')
})

test('an empty text is reported, and an address alone', async ({ person }) => {
  await person.openNewList()
  const sheet = await openImport(person)
  await sheet.getByRole('button', { name: 'Vezi produsele' }).click()
  await expect(sheet.getByRole('alert')).toHaveText('Nu am găsit niciun produs aici.')
  await person.page.getByLabel('Sau lipiți aici').fill('https://retete.example/clatite')
  await sheet.getByRole('button', { name: 'Vezi produsele' }).click()
  await expect(sheet.getByRole('alert')).toContainText('copiați de acolo lista de ingrediente')
})

test('a list that was exported is the same when it is imported, without a connection too', async ({
  newPerson,
}) => {
  const person = await newPerson({ serviceWorkers: 'allow' })
  const { page } = person
  await person.openNewList('Casa')
  await person.hasTheWords()
  await person.add('2 l lapte 14,98 lei de la Lidl')
  await person.add('roșii, cele coapte')
  await person.openMenu()
  await person.chooseInMenu('Exportă')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'JSON' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('Casa.json')
  const text = readFileSync(await download.path(), 'utf8')
  expect(text).not.toContain(new URL(page.url()).pathname.split('/').at(-1))
  await page.getByRole('button', { name: 'Închide', exact: true }).click()
  const before = await person.pending.getByRole('listitem').allTextContents()

  await person.openNewList('Copia')
  await person.hasTheSite()
  await person.goOffline()
  const sheet = await openImport(person)
  await chooseFile(person, 'casa.json', text)
  await expect(sheet.getByText('Lista Noastră, „Casa”, 2 produse')).toBeVisible()
  await sheet.getByRole('button', { name: 'Adaugă 2 produse' }).click()
  await expect.poll(() => person.pending.getByRole('listitem').allTextContents()).toEqual(before)
  await expect(person.row('lapte')).toContainText('Lidl')
})

test('all lists of the device go into one file', async ({ person }) => {
  const { page } = person
  await person.openNewList('Casa')
  await person.add('lapte')
  await person.openNewList('Bunici')
  await person.add('pâine')
  await person.openMenu()
  await person.chooseInMenu('Exportă')
  await page.getByRole('radio', { name: /Toate listele/ }).check()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'JSON' }).click()
  const { lists } = JSON.parse(readFileSync(await (await saved).path(), 'utf8'))
  expect(
    lists.map(({ name, items }: { name: string; items: { name: string }[] }) => [name, items[0]?.name]),
  ).toEqual([
    ['Bunici', 'pâine'],
    ['Casa', 'lapte'],
  ])
  await expect(page.getByRole('status').filter({ hasText: 'Fișierul a fost salvat.' })).toBeVisible()
})

test('saved lists are created again, with their ticked items', async ({ person }) => {
  await withoutLimits(person.page)
  await person.openNewList('Alta')
  const list = (name: string, thing: string, ticked: boolean) => ({ name, items: [{ name: thing, ticked }] })
  const saved = {
    format: 'lista-noastra',
    version: 1,
    lists: [list('Casa', 'lapte', true), list('Bunici', 'pâine', false)],
  }
  const sheet = await openImport(person)
  await chooseFile(person, 'liste.json', JSON.stringify(saved))
  await sheet.getByRole('button', { name: 'Fă 2 liste noi' }).click()
  await expect(person.toasts).toContainText('2 liste noi')
  await person.open('/')
  await person.page.getByRole('link', { name: /Casa/ }).click()
  await expect(person.page.getByText('0 rămase, 1 completat')).toBeVisible()
})
