import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import type { Person } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

const realList = readFileSync(join(import.meta.dirname, '../../support/lista-60.txt'), 'utf8')
const realItems = 60

const previewOf = ({ page }: Person): Locator => page.getByRole('dialog', { name: 'Lista lipită' })
const partOf = (person: Person, text: string): Locator =>
  previewOf(person).getByRole('listitem').filter({ hasText: text })

test('a pasted list is looked at before it is added', async ({ person }) => {
  await person.openNewList()
  await person.hasTheWords()
  await person.paste(realList)
  const preview = previewOf(person)
  await expect(preview.getByRole('listitem')).toHaveCount(realItems)
  await expect(partOf(person, 'rosii')).toContainText('2 kg')
  await expect(partOf(person, 'rosii')).toContainText('Legume')
  await expect(person.pending.getByRole('listitem')).toHaveCount(0)
  await preview.getByRole('button', { name: `Adaugă ${realItems} de produse` }).click()
  await expect(person.page.getByText(`${realItems} rămase, 0 completate`)).toBeVisible()
  await expect(person.row('rosii')).toContainText('2 kg')
  await expect(person.field).toBeFocused()
})

test('each part can be left out or corrected', async ({ person }) => {
  await person.openNewList()
  await person.hasTheWords()
  await person.paste('lapte 2 l\npaine\nmac')
  const preview = previewOf(person)
  await partOf(person, 'mac').getByRole('checkbox').uncheck()
  await expect(preview.getByRole('button', { name: 'Adaugă 2 produse' })).toBeEnabled()

  await preview.getByRole('button', { name: 'Corectează paine' }).click()
  const editor = preview.getByLabel('Produs și cantitate')
  await expect(editor).toBeFocused()
  await editor.fill('pâine 2')
  await editor.press('Enter')
  await expect(preview.getByRole('button', { name: 'Corectează pâine 2' })).toBeFocused()
  await expect(partOf(person, 'pâine')).toContainText('2 buc')

  await preview.getByRole('button', { name: 'Corectează lapte 2 l' }).click()
  await editor.fill('cafea')
  await editor.press('Escape')
  await expect(partOf(person, 'lapte')).toContainText('2 l')

  await preview.getByRole('button', { name: 'Adaugă 2 produse' }).click()
  await expect(person.page.getByText('2 rămase, 0 completate')).toBeVisible()
  await expect(person.row('pâine')).toContainText('2 buc')
})

test('small talk is shown, and not taken for a product', async ({ person }) => {
  await person.openNewList()
  await person.hasTheWords()
  await person.paste('Bună!\nun pachet de unt și 2 iaurturi\nmulțumesc! ❤')
  await expect(partOf(person, 'mulțumesc! ❤').getByRole('checkbox')).not.toBeChecked()
  await expect(partOf(person, 'Bună').getByRole('checkbox')).not.toBeChecked()
  await previewOf(person).getByRole('button', { name: 'Adaugă 2 produse' }).click()
  await expect(person.row('unt')).toContainText('1 pachet')
  await expect(person.row('iaurturi')).toContainText('2 buc')
})

test('a thing on the list already is marked, and added up or left out', async ({ person }) => {
  await person.openNewList()
  await person.add('lapte 2 l, ouă 10, mac')
  await person.tick('mac')
  await expect(person.page.getByText('2 rămase, 1 completat')).toBeVisible()
  await person.paste('lapte 1 l\nouă 6\nmac\nunt')
  await expect(partOf(person, 'lapte')).toContainText('Pe listă, în total 3 l')
  await expect(partOf(person, 'mac')).toContainText('Din coș, înapoi pe listă')
  await partOf(person, 'ouă').getByRole('checkbox').uncheck()
  await previewOf(person).getByRole('button', { name: 'Adaugă 3 produse' }).click()
  await expect(person.page.getByText('4 rămase, 0 completate')).toBeVisible()
  await expect(person.row('lapte')).toContainText('3 l')
  await expect(person.row('ouă')).toContainText('10 buc')
})

test('a refused line has its reason, can be corrected, and else stays in the field', async ({ person }) => {
  await person.openNewList()
  await person.hasTheWords()
  await person.paste('lapte\n<script>\nмолоко')
  await expect(partOf(person, '<script>')).toContainText('Numele produsului conține caractere nepermise.')
  await expect(partOf(person, 'молоко')).toContainText('Numele produsului poate conține doar litere')
  const preview = previewOf(person)
  await preview.getByRole('button', { name: 'Corectează молоко' }).click()
  await preview.getByLabel('Produs și cantitate').fill('chefir')
  await preview.getByRole('button', { name: 'Salvează' }).click()
  await preview.getByRole('button', { name: 'Adaugă 2 produse' }).click()
  await expect(person.row('chefir')).toBeVisible()
  await expect(person.field).toHaveValue('<script>')
})

test('a pasted list can be given up, and the field has its former text', async ({ person }) => {
  await person.openNewList()
  await person.field.fill('mac')
  await person.paste('lapte\npâine')
  await previewOf(person).getByRole('button', { name: 'Închide' }).click()
  await expect(previewOf(person)).toHaveCount(0)
  await expect(person.field).toBeFocused()
  await expect(person.field).toHaveValue('mac')
  await person.paste('lapte\npâine')
  await expect(previewOf(person)).toBeVisible()
  await person.page.keyboard.press('Escape')
  await expect(previewOf(person)).toHaveCount(0)
  await expect(person.field).toBeFocused()
})

test('one line is pasted into the field itself', async ({ person }) => {
  await person.openNewList()
  await person.hasTheWords()
  await person.paste('lapte, pâine\n')
  await expect(person.field).toHaveValue(/^lapte, pâine/)
  await expect(previewOf(person)).toHaveCount(0)
})

test('lines that are typed are added at once', async ({ person }) => {
  await person.openNewList()
  await person.field.focus()
  await person.page.keyboard.type('lapte')
  await person.page.keyboard.press('Shift+Enter')
  await person.page.keyboard.type('pâine')
  await person.page.keyboard.press('Enter')
  await expect(person.page.getByText('2 rămase, 0 completate')).toBeVisible()
})
