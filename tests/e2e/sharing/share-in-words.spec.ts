import type { Locator, Page } from '@playwright/test'
import type { Person } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

/** More rows than any of the screens shows, each with an amount. */
const many = Array.from({ length: 40 }, (_, at) => `lucru ${at + 1}a 2 kg`).join('\n')

const phones = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
]

const shareOf = ({ page }: Person) => page.getByRole('button', { name: 'Partajează cu familia' })
const saveOf = ({ page }: Person) => page.getByRole('button', { name: 'Salvează lista' })

for (const viewport of phones) {
  test.describe(`on ${viewport.width} × ${viewport.height}`, () => {
    test('sharing is said in words until another person has come, and covers no control of a row', async ({
      newPerson,
    }) => {
      const person = await newPerson({ viewport, hasTouch: true })
      await person.openNewList('Cumpărături', many)
      await expect(shareOf(person)).toHaveCount(1)
      // Otherwise a line says after 4 s that the page is connecting, over the rows.
      await person.isLive()
      for (const button of [shareOf(person), saveOf(person)]) expect(await isInWords(button)).toBe(true)
      expect(await coveredAnywhere(person.page)).toEqual([])
      const last = await person.page.getByRole('listitem').last().boundingBox()
      const button = await shareOf(person).boundingBox()
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
    })

    test('after that two pictures are at the end of the list, and the people at its head', async ({
      newPerson,
    }) => {
      const person = await newPerson({ viewport, hasTouch: true })
      const link = await person.openNewList('Cumpărături', many)
      const guest = await newPerson()
      await guest.open(link)
      await expect(person.page.getByRole('button', { name: /persoane/ })).toBeVisible()
      await expect.poll(() => isInWords(shareOf(person))).toBe(false)
      await guest.page.close()
      await person.open(link)
      await expect.poll(() => isInWords(shareOf(person))).toBe(false)
      await person.isLive()
      expect(await coveredAnywhere(person.page)).toEqual([])
      await expect(shareOf(person)).toBeInViewport({ ratio: 1 })
      await expect(saveOf(person)).toBeInViewport({ ratio: 1 })
    })

    test('a new list says in one line how others get in', async ({ newPerson }) => {
      const person = await newPerson({ viewport, hasTouch: true })
      await person.openNewList()
      const line = person.page.getByText('Cine are linkul intră direct, fără cont.')
      await expect(line).toBeInViewport({ ratio: 1 })
      const lines = await line.evaluate((text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        return new Set([...range.getClientRects()].map(({ top }) => top)).size
      })
      expect(lines).toBe(1)
    })
  })
}

test('a list is made and shared with two presses', async ({ person }) => {
  await person.page.addInitScript(() => {
    navigator.share = async ({ url }: ShareData) => {
      document.documentElement.dataset.shared = url
    }
  })
  await person.open('/')
  await person.page.getByRole('button', { name: 'Creează lista' }).click()
  await person.page.waitForURL(/\/list\//)
  await person.isAtHand()
  await shareOf(person).click()
  await expect(person.page.locator('html')).toHaveAttribute('data-shared', person.page.url())
})

function isInWords(button: Locator): Promise<boolean> {
  return button.evaluate((element) => {
    const word = element.querySelector('.list-share-word')
    return word !== null && word.getBoundingClientRect().width > 40
  })
}

/**
 * Scrolls through the list by less than a row at a time, to its end.
 *
 * @returns names of the rows with a bin or an amount in sight that a press would miss, or that a button overlaps
 */
async function coveredAnywhere(page: Page): Promise<string[]> {
  const stepPx = 37
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const covered: string[] = []
  for (let top = 0; top < height; top += stepPx) covered.push(...(await page.evaluate(coveredAt, top)))
  return covered
}

/** Runs in the page. */
async function coveredAt(scrollTop: number): Promise<string[]> {
  scrollTo(0, scrollTop)
  await new Promise(requestAnimationFrame)
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .map((element) => ({ element, at: element.getBoundingClientRect() }))
      .filter(({ at }) => at.width > 0)
  const buttons = shown('.list-share button')
  const strips = shown('.list-share-strip:not(.list-share-pictures), .dock')
  const lower = Math.min(...strips.map(({ at }) => at.top))
  const upper = shown('.list-group-name')[0]?.at.bottom ?? 0
  const isHit = ({ element, at }: { element: Element; at: DOMRect }) =>
    element
      .closest('[data-item]')
      ?.contains(document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2))
  const isUnderButton = ({ at }: { at: DOMRect }) =>
    buttons.some((button) => button.at.top < at.bottom && at.top < button.at.bottom)
  return shown('.item-remove, .item-amount')
    .filter(({ at }) => at.top >= upper && at.bottom <= lower)
    .filter((part) => !isHit(part) || isUnderButton(part))
    .map(({ element }) => element.closest('[data-item]')?.textContent ?? '')
}
