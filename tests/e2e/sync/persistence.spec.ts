import type { Page } from '@playwright/test'
import type { Person } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

const dayMs = 24 * 60 * 60_000
const asked = 'lista-noastra:persistence-asked'

/** Replaces the browser's answers about persistent storage, and counts the requests for it. */
async function answerInPlaceOfBrowser({ page }: Person, isKept: boolean): Promise<void> {
  await page.addInitScript((answer) => {
    Object.assign(StorageManager.prototype, {
      persisted: async () => answer,
      persist: async () => {
        localStorage.setItem('times-asked', String(Number(localStorage.getItem('times-asked')) + 1))
        return answer
      },
      estimate: async () => ({ usage: 1_234_567, quota: 2_000_000_000 }),
    })
  }, isKept)
}

const timesAsked = (page: Page) => page.evaluate(() => Number(localStorage.getItem('times-asked')))

test('the browser is asked to keep the lists when one is opened for the second time, and after a no not soon again', async ({
  person,
}) => {
  const { page } = person
  await answerInPlaceOfBrowser(person, false)
  const link = await person.createList()
  await person.add('lapte')
  await person.hasTheList()
  expect(await timesAsked(page)).toBe(0)

  await person.open(link)
  await expect.poll(() => timesAsked(page)).toBe(1)
  await person.open(link)
  await person.hasTheList()
  await page.evaluate(([key, at]) => localStorage.setItem(key, String(at)), [
    asked,
    Date.now() - 15 * dayMs,
  ] as const)
  await person.open(link)
  await expect.poll(() => timesAsked(page)).toBe(2)
})

test('it is asked as soon as the site is installed', async ({ person }) => {
  await answerInPlaceOfBrowser(person, false)
  await person.createList()
  await person.hasTheList()
  await person.page.evaluate(() => dispatchEvent(new Event('appinstalled')))
  await expect.poll(() => timesAsked(person.page)).toBe(1)
})

for (const [isKept, sentence] of [
  [true, 'Browserul păstrează listele chiar și când rămâne fără loc.'],
  [false, 'Dacă rămâne fără loc, browserul poate șterge listele de aici.'],
] as const) {
  test(`the settings show its answer (${isKept ? 'yes' : 'no'}), and the space used`, async ({ person }) => {
    await answerInPlaceOfBrowser(person, isKept)
    await person.createList()
    await person.openMenu('Setări')
    const settings = person.page.getByRole('dialog', { name: 'Setări' })
    await expect(settings).toContainText(sentence)
    await expect(settings).toContainText(/Ocupat: 1,2\sMB din 2\sGB/)
  })
}

test('the settings do not mention it if the browser has no storage API', async ({ person }) => {
  await person.page.addInitScript(() => Object.defineProperty(navigator, 'storage', { value: undefined }))
  await person.createList()
  await person.openMenu('Setări')
  await expect(person.page.getByText('Setările se păstrează numai pe acest dispozitiv.')).toBeVisible()
  await expect(person.page.getByText('Listele pe acest dispozitiv')).toHaveCount(0)
})
