import { brokenWords, cutPlaceholders, isWhollyShown, wrappedOrCut } from '../support/fit.ts'
import type { Person } from '../support/person.ts'
import { states } from '../support/states.ts'
import { expect, test } from '../support/test.ts'
import { withoutLimits } from '../support/time.ts'

/** Narrow phones, with the default font of the tests, which is wider than those of phones. */
const phones = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
]

/** States with the longest words of each kind of button, and the selectors of what has to be in one line there. */
const inOneLine = {
  'home-recent': '.my-lists-edit, .button',
  'all-done': '.list-all-done .button',
  'recap-left': '.sheet-end .button, .recap-choice',
  'shopping-sum': '.shopping-shop, .basket-sum-of',
  'list-0': '.button',
  food: '.add-food > .button-do',
  templates: '.template-title, .template-intro',
  'usual-weekly': '.habit-often, .habit-amount',
  history: '.history-put',
  'import-recipe': '.pasted-name, .pasted-amount',
} as const

/** Landscape, with and without the keyboard. */
const landscape = { width: 844, height: 390 }
const landscapeKeyboard = { width: 844, height: 190 }

/** Expects that the message about a joined person is not cut. */
async function seesWholeGuest(person: Person, guest: Person): Promise<void> {
  // The message is shown for 3 s.
  await withoutLimits(person.page, 3_000)
  await guest.open(await person.openNewList('Cină', 'lapte'))
  const text = person.toasts.locator('.toast-text')
  await expect(text).toContainText('Cineva s-a alăturat!')
  expect(await text.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1)
}

for (const viewport of phones) {
  test.describe(`on ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    for (const [state, selector] of Object.entries(inOneLine)) {
      test(`nothing that belongs in one line is broken or cut: ${state}`, async ({ newPerson }) => {
        const person = await newPerson({ viewport, hasTouch: true })
        await states[state]?.(person)
        const buttons = person.page.locator(selector).filter({ visible: true })
        await expect(buttons.first()).toBeVisible()
        expect(await wrappedOrCut(buttons)).toEqual([])
      })
    }

    test('the lists and what can be done with them have one head', async ({ newPerson }) => {
      const person = await newPerson({ viewport, hasTouch: true })
      await states['home-recent']?.(person)
      const tops = await person.page
        .locator('.my-lists-head > *')
        .evaluateAll((parts) => parts.map((part) => (part as HTMLElement).offsetTop))
      const [title, ...others] = tops
      expect(others).toHaveLength(1)
      for (const top of others) expect(Math.abs(top - (title ?? 0))).toBeLessThan(24)
    })

    test('a long name keeps its choices beside it in the recap', async ({ newPerson }) => {
      const person = await newPerson({ viewport, hasTouch: true })
      await states['recap-left']?.(person)
      const rows = await person.page.locator('.recap-left').evaluateAll((found) =>
        found.map((row) => {
          const of = (selector: string) => row.querySelector(selector)?.getBoundingClientRect()
          return [of('.recap-name')?.right ?? 0, of('.recap-choice')?.left ?? 0] as const
        }),
      )
      expect(rows).toHaveLength(2)
      for (const [nameEnds, buttonBegins] of rows) expect(nameEnds).toBeLessThanOrEqual(buttonBegins)
    })

    test('the reason why an amount is refused is in sight, and the actions are in one line', async ({
      newPerson,
    }) => {
      const person = await newPerson({ viewport, hasTouch: true })
      await states['editing-refused']?.(person)
      const problem = person.page.getByRole('alert').getByText('Cantitatea')
      expect(await problem.evaluate(isWhollyShown)).toBe(true)
      const tops = await person.page
        .locator('.item-sheet-actions .button')
        .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).offsetTop))
      expect(tops).toHaveLength(3)
      expect(new Set(tops).size).toBe(1)
    })

    test('what the import would read is one press away, without scrolling', async ({ newPerson }) => {
      const person = await newPerson({ viewport, hasTouch: true })
      await states.import?.(person)
      await expect(person.page.getByRole('button', { name: 'Vezi produsele' })).toBeInViewport({ ratio: 1 })
    })

    test('the message that a person has joined is whole', async ({ newPerson }) => {
      await seesWholeGuest(await newPerson({ viewport, hasTouch: true }), await newPerson({ viewport }))
    })

    test('a common name of a list and the address of the site are in one line', async ({ newPerson }) => {
      const person = await newPerson({ viewport, hasTouch: true })
      await person.openNewList('Cumpărături de weekend', 'lapte')
      await person.seesNothingWaiting()
      await person.open('/')
      const name = person.page.locator('.list-card-name')
      await expect(name).toBeVisible()
      expect(await wrappedOrCut(name)).toEqual([])
      await person.open('/despre')
      expect(await wrappedOrCut(person.page.locator('.about-contact p > a'))).toEqual([])
    })

    test('what an empty field of money means is whole', async ({ newPerson }) => {
      const person = await newPerson({ viewport, hasTouch: true })
      await states.said?.(person)
      await person.openMenu('Cât costă')
      const sheet = person.page.getByRole('dialog')
      await expect(sheet.getByLabel('Buget')).toBeVisible()
      expect(await cutPlaceholders(sheet.locator('input'))).toEqual([])
      await sheet.getByRole('button', { name: 'Tichete de masă' }).click()
      await expect(sheet.getByLabel('Cel mult pe zi')).toBeVisible()
      expect(await cutPlaceholders(sheet.locator('input'))).toEqual([])
    })

    test('no word of a common thing is broken', async ({ newPerson }) => {
      const person = await newPerson({ viewport, hasTouch: true })
      await person.openNewList()
      const things = person.page.locator('.popular .chip')
      await expect(things).toHaveCount(15)
      expect(await brokenWords(things)).toEqual([])
    })
  })
}

test('all fifteen common things are above the buttons on 390 × 844', async ({ newPerson }) => {
  const person = await newPerson({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await person.openNewList()
  const last = person.page.locator('.popular .chip').last()
  await expect(last).toBeVisible()
  // Otherwise a line says after 4 s that the page is connecting, over the last of them.
  await person.isLive()
  expect(await last.evaluate(isWhollyShown)).toBe(true)
})

test('on a phone in landscape the message that a person has joined is whole', async ({ newPerson }) => {
  await seesWholeGuest(await newPerson({ viewport: landscape, hasTouch: true }), await newPerson())
})

test('on a phone in landscape the buttons for sharing are whole, or hidden for the keyboard', async ({
  newPerson,
}) => {
  const person = await newPerson({ viewport: landscape, hasTouch: true })
  await person.openNewList('Cină', 'lapte')
  await person.field.blur()
  const buttons = person.page.locator('.list-share-strip .button')
  await expect(buttons).toHaveCount(2)
  for (const button of await buttons.all()) expect(await button.evaluate(isWhollyShown)).toBe(true)
  expect(await wrappedOrCut(buttons)).toEqual([])
  await person.page.setViewportSize(landscapeKeyboard)
  for (const button of await buttons.all()) await expect(button).toBeHidden()
  await person.field.focus()
  expect(await cutPlaceholders(person.field)).toEqual([])
})

test('on a tablet the ready lists are in the middle, and do not hang from the menu button', async ({
  newPerson,
}) => {
  const person = await newPerson({ viewport: { width: 768, height: 1024 } })
  await person.openNewList('Cină', 'lapte')
  await person.openMenu('Liste gata făcute')
  const sheet = await person.page.getByRole('dialog').boundingBox()
  expect((sheet?.x ?? 0) + (sheet?.width ?? 0) / 2).toBeCloseTo(768 / 2, 0)
})

test('the history keeps its width when a thing is chosen', async ({ newPerson }) => {
  const person = await newPerson({ viewport: { width: 768, height: 1024 } })
  await states.history?.(person)
  const widthOf = () => person.page.getByRole('dialog').evaluate((sheet) => sheet.clientWidth)
  const before = await widthOf()
  await person.page.getByRole('button', { name: /^ouă/ }).first().click()
  await expect(person.page.getByRole('button', { name: 'Pune pe listă (1)' })).toBeVisible()
  expect(await widthOf()).toBe(before)
})

test('on a phone in landscape no suggestion is cut', async ({ newPerson }) => {
  const person = await newPerson({ viewport: { width: 844, height: 390 }, hasTouch: true })
  await person.openNewList('Cină', 'roșii cherry 500 g')
  await person.field.pressSequentially('2 kg ros')
  const chips = person.page.getByRole('option')
  await expect(chips.first()).toBeVisible()
  const overhangs = await chips.evaluateAll((found) => {
    const end = document.querySelector('.add-field')?.getBoundingClientRect().right ?? 0
    return found.map((chip) => chip.getBoundingClientRect().right - end).filter((overhang) => overhang > 1)
  })
  expect(overhangs).toEqual([])
})

test('while typing, the suggestions have the place of the ideas', async ({ newPerson }) => {
  const person = await newPerson({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await person.openNewList('Cină', 'lapte')
  await person.field.focus()
  const ideas = person.page.getByRole('button', { name: 'Idei' })
  await expect(ideas).toBeVisible()
  await person.field.fill('ros')
  await expect(ideas).toHaveCount(0)
  await person.field.fill('')
  await expect(ideas).toBeVisible()
})

test('on a laptop the numbers of a food are whole, and the alphabet is in one line', async ({
  newPerson,
}) => {
  const { page } = await newPerson({ viewport: { width: 1280, height: 800 } })
  await page.goto('/')
  expect(await brokenWords(page.locator('.food-card-facts dd'))).toEqual([])
  const tops = await page
    .locator('.letters > li')
    .evaluateAll((letters) => letters.map((letter) => letter.getBoundingClientRect().top))
  expect(tops).toHaveLength(26)
  expect(new Set(tops).size).toBe(1)
})

test('beside an empty list, nothing is offered twice', async ({ newPerson }) => {
  const person = await newPerson({ viewport: { width: 1280, height: 800 } })
  await person.openNewList()
  await person.field.blur()
  await expect(person.page.locator('.popular .chip')).toHaveCount(15)
  await expect(person.page.getByRole('option')).toHaveCount(0)
  await person.field.focus()
  await expect(person.page.getByRole('option').first()).toBeVisible()
})
