import type { Page } from '@playwright/test'
import { brokenWords, isWhollyShown, wrappedOrCut } from '../support/fit.ts'
import { longName } from '../support/short-list.ts'
import { pretendMicrophone } from '../support/speaker.ts'
import { expect, test } from '../support/test.ts'

const phones = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
]

for (const viewport of phones) {
  test.describe(`on ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    test('the name of a new list is asked for inside its field, for a returning visitor', async ({
      newPerson,
    }) => {
      const person = await newPerson({ viewport })
      await person.openNewList('Cină', 'lapte')
      await person.open('/')
      await person.page.getByRole('link', { name: /^Cină/ }).waitFor()
      const label = await person.page.getByText('Cum se numește lista?').evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        const { left, right } = range.getBoundingClientRect()
        return { left, right }
      })
      const field = await person.page.getByLabel('Cum se numește lista?').boundingBox()
      expect(label.left).toBeGreaterThan(field?.x ?? 0)
      expect(label.right).toBeLessThan((field?.x ?? 0) + (field?.width ?? 0))
    })

    test('the label of the budget is in one line, beside its field', async ({ newPerson }) => {
      const person = await newPerson({ viewport })
      await person.openNewList('Cină', 'lapte')
      await person.openMenu('Cât costă')
      expect(await wrappedOrCut(person.page.getByRole('dialog').locator('label'))).toEqual([])
    })

    test('an item of 83 letters that comes every week is as wide as its row allows', async ({
      newPerson,
    }) => {
      const person = await newPerson({ viewport })
      await person.openNewList('Cină', longName)
      await person.edit(longName.replace(' 12 plicuri', ''))
      await person.page.getByRole('dialog').getByLabel('Se repetă').selectOption('în fiecare vineri')
      await person.page.keyboard.press('Escape')
      await person.openMenu('De obicei')
      const row = person.page.getByRole('dialog', { name: 'De obicei' }).getByRole('listitem')
      await expect(row).toContainText('12 plicuri, în fiecare vineri')
      expect((await row.boundingBox())?.height).toBeLessThan(150)
    })

    test('the way to a page of the guide is in one line', async ({ newPerson }) => {
      const { page } = await newPerson({ viewport })
      await page.goto('/alimente/ulei-de-samburi-de-struguri/')
      const way = page.getByRole('navigation', { name: 'Calea până aici' })
      await expect(way.getByRole('link')).toHaveText(['Alimente A-Z', 'Uleiuri și grăsimi'])
      const tops = await way
        .getByRole('listitem')
        .evaluateAll((steps) => steps.map((step) => step.getBoundingClientRect().top))
      expect(new Set(tops).size).toBe(1)
    })

    test('what can be done with all bought items takes one line', async ({ newPerson }) => {
      const person = await newPerson({ viewport })
      await person.openNewList('Cină', 'lapte, pâine')
      await person.tick('lapte')
      await person.openCompleted()
      const top = async (name: string) => (await person.page.getByRole('button', { name }).boundingBox())?.y
      expect(await top('Șterge-le')).toBe(await top('Pune-le pe toate înapoi'))
    })

    test('the whole form of a new account is in sight', async ({ newPerson }) => {
      const { page } = await newPerson({ viewport })
      await page.goto('/auth')
      await page.getByRole('tab', { name: 'Cont nou' }).click()
      await expect(page.getByRole('button', { name: 'Creează contul' })).toBeInViewport({ ratio: 1 })
    })

    test('no word of a food’s tables is broken, and nothing of them is cut', async ({ newPerson }) => {
      const { page } = await newPerson({ viewport })
      await page.goto('/alimente/urzici/')
      for (const table of ['.nutrition', '.comparison'])
        expect(await brokenWords(page.locator(`${table} :is(th, td)`))).toEqual([])
      const cut = await page
        .locator('.comparison-room, .nutrition')
        .evaluateAll((rooms) =>
          rooms
            .filter((room) => room.scrollWidth > Math.ceil(room.clientWidth))
            .map((room) => room.className),
        )
      expect(cut).toEqual([])
    })

    test('a word of the first heading is whole with text of 200 %', async ({ newPerson }) => {
      const { page } = await newPerson({ viewport })
      for (const address of [
        '/',
        '/functii',
        '/despre',
        '/lista-de-cumparaturi',
        '/confidentialitate',
        '/auth',
      ]) {
        await page.goto(address)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await makeTextLarge(page)
        expect(await brokenWords(page.getByRole('heading', { level: 1 })), address).toEqual([])
      }
    })

    test('an empty list offers all fifteen common things, and counts nothing', async ({ newPerson }) => {
      const person = await newPerson({ viewport, hasTouch: true })
      await person.openNewList()
      const popular = person.page.getByRole('region', { name: 'Cele mai cumpărate' })
      await expect(popular.getByRole('button').filter({ visible: true })).toHaveCount(15)
      await expect(person.page.getByText('0 rămase')).toHaveCount(0)
    })
  })
}

test('on a phone in landscape with its keyboard, chips, field and button are whole', async ({
  newPerson,
}) => {
  const person = await newPerson({ viewport: { width: 844, height: 190 }, hasTouch: true })
  await pretendMicrophone(person.page)
  await person.openNewList('Cină', 'lapte, pâine, ouă')
  await person.field.focus()
  const chip = person.page.getByRole('option').first()
  await expect(chip).toBeVisible()
  const button = person.page.getByRole('button', { name: 'Adaugă', exact: true })
  for (const part of [chip, person.field, button]) {
    await expect(part).toBeInViewport({ ratio: 1 })
    expect(await part.evaluate(isWhollyShown)).toBe(true)
  }
})

test('on a phone in landscape sharing is said below the field, and the name of the list has its room', async ({
  newPerson,
}) => {
  const person = await newPerson({ viewport: { width: 844, height: 390 }, hasTouch: true })
  await person.openNewList('Cumpărături de weekend', 'lapte, pâine, ouă')
  await person.seesNothingWaiting()
  const name = person.page.getByRole('heading', { level: 1 }).getByRole('button')
  expect(await wrappedOrCut(name)).toEqual([])
  const words = ['Partajează cu familia', 'Salvează lista']
  const buttons = words.map((word) => person.page.getByRole('button', { name: word }))
  for (const button of buttons) {
    await expect(button).toBeInViewport({ ratio: 1 })
    expect(await button.evaluate(isWhollyShown)).toBe(true)
    expect(await wrappedOrCut(button.locator('.list-share-word'))).toEqual([])
  }
  await person.field.focus()
  for (const button of buttons) await expect(button).toBeHidden()
})

test('what a search has found is said where the results do not cover it', async ({ newPerson }) => {
  const { page } = await newPerson({ viewport: { width: 390, height: 844 } })
  await page.goto('/alimente/')
  await page.getByRole('combobox').fill('rosii')
  await page.getByRole('option').first().waitFor()
  const status = page.getByText(/alegeți cu săgețile/)
  expect(await status.evaluate(isWhollyShown)).toBe(true)
})

test('beside the list, the field is not said to be below it', async ({ newPerson }) => {
  const { page } = await newPerson({ viewport: { width: 1280, height: 800 } })
  await page.goto('/')
  await page.getByRole('button', { name: 'Creează lista' }).click()
  await page.getByText('Listă goală').waitFor()
  await expect(page.getByText(/^Adaugă primul produs alături/)).toBeVisible()
  await expect(page.getByText(/^Adaugă primul produs mai jos/)).toBeHidden()
})

async function makeTextLarge(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
}
