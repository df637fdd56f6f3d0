import type { Page } from '@playwright/test'
import { type Felt, feltOfActions, feltOn, listenTo } from '../support/felt.ts'
import { Person } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Meniul listei' }).click()
  await page.getByRole('button', { name: 'Setări' }).click()
  return page.getByRole('dialog', { name: 'Setări' })
}

const added = { frequencyHz: 800, durationS: 0.2 }
const completed = { frequencyHz: 600, durationS: 0.15 }
const removed = { frequencyHz: 400, durationS: 0.1 }
const allDone = { frequencyHz: 1200, durationS: 0.3 }

test('own actions are heard and felt, others’ are not', async ({ person, newPerson }) => {
  await listenTo(person.page)
  const link = await person.openNewList()
  await person.add('lapte, pâine')
  await expect(person.row('pâine')).toBeVisible()
  await person.tick('lapte')
  await expect(person.page.getByText('1 rămas, 1 completat')).toBeVisible()
  await person.tick('pâine')
  await expect(person.page.getByText('0 rămase, 2 completate')).toBeVisible()
  await person.add('unt')
  await person.remove('unt')
  await expect(person.row('unt')).toHaveCount(0)
  const everything: Felt = {
    tones: [added, completed, allDone, added, removed],
    vibrationsMs: [[50], [100], [50, 50, 50], [50], [50, 50, 50]],
  }
  await expect(async () => expect(await feltOfActions(person.page)).toEqual(everything)).toPass()

  const guest = await newPerson()
  await guest.open(link)
  await guest.add('sare')
  await guest.tick('sare')
  await expect(person.page.getByText('0 rămase, 3 completate')).toBeVisible()
  expect(await feltOfActions(person.page)).toEqual(everything)
})

test('sound and vibration are turned off, each for itself, for good and in every tab', async ({ person }) => {
  await listenTo(person.page)
  const link = await person.openNewList()
  const other = new Person(await person.context.newPage())
  await listenTo(other.page)
  await other.open(link)
  await other.add('unt')
  await expect(async () => expect((await feltOn(other.page)).tones).toEqual([added])).toPass()

  await person.page.bringToFront()
  const settings = await openSettings(person.page)
  await expect(settings.getByRole('switch', { name: 'Sunete' })).toBeChecked()
  await settings.getByRole('switch', { name: 'Sunete' }).click()
  await person.page.keyboard.press('Escape')
  await person.add('lapte')
  await expect(person.row('lapte')).toBeVisible()
  await other.remove('lapte')
  await expect(async () => expect((await feltOfActions(other.page)).vibrationsMs).toHaveLength(2)).toPass()
  expect((await feltOn(other.page)).tones).toEqual([added])
  expect(await feltOn(person.page)).toEqual({ tones: [], vibrationsMs: [[50]] })

  await person.open(link)
  const again = await openSettings(person.page)
  await expect(again.getByRole('switch', { name: 'Sunete' })).not.toBeChecked()
  await again.getByRole('switch', { name: 'Vibrații' }).click()
  await person.page.keyboard.press('Escape')
  await person.add('pâine')
  await expect(person.row('pâine')).toBeVisible()
  expect(await feltOn(person.page)).toEqual({ tones: [], vibrationsMs: [] })
})

test('more of an item, and a bought item, sounds like any other addition', async ({ person }) => {
  const { page } = person
  await listenTo(page)
  await person.openNewList()
  await person.add('roșii 500 g, lapte')
  await person.tick('lapte')
  await expect(page.getByText('1 rămas, 1 completat')).toBeVisible()
  await person.add('lapte')
  await expect(page.getByText('2 rămase, 0 completate')).toBeVisible()
  await person.add('roșii 1 kg')
  await expect(person.row('roșii')).toContainText('1,5 kg')
  await expect(async () =>
    expect((await feltOn(page)).tones).toEqual([added, completed, added, added]),
  ).toPass()
})

test('the sound can be tried out', async ({ person }) => {
  await listenTo(person.page)
  await person.openNewList()
  const settings = await openSettings(person.page)
  await settings.getByRole('button', { name: 'Testează sunetul' }).click()
  await expect(async () => expect((await feltOn(person.page)).tones).toEqual([added])).toPass()
  await expect(settings).toContainText('Glisați un produs spre dreapta ca să îl bifați.')
  await expect(settings).toContainText('Glisați spre stânga ca să îl ștergeți.')
})

test('a nickname and a colour are kept on the device; a wrong one is explained', async ({ person }) => {
  const link = await person.openNewList()
  const settings = await openSettings(person.page)
  const name = settings.getByLabel('Nume sau poreclă')
  await name.fill('<b>')
  await name.press('Enter')
  await expect(settings.getByText('Cel mult 30 de caractere')).toBeVisible()
  await name.fill('Ana')
  await settings.getByRole('radio', { name: 'violet' }).check()
  await person.page.keyboard.press('Escape')
  await expect(settings).toHaveCount(0)

  await person.open(link)
  const again = await openSettings(person.page)
  await expect(again.getByLabel('Nume sau poreclă')).toHaveValue('Ana')
  await expect(again.getByRole('radio', { name: 'violet' })).toBeChecked()
})

test('a name still being typed is kept when the sheet is closed by its button', async ({ person }) => {
  await person.openNewList()
  const settings = await openSettings(person.page)
  await settings.getByLabel('Nume sau poreclă').fill('Mihai')
  await settings.getByRole('button', { name: 'Închide' }).click()
  const again = await openSettings(person.page)
  await expect(again.getByLabel('Nume sau poreclă')).toHaveValue('Mihai')
})
