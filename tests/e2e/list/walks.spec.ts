import type { Locator } from '@playwright/test'
import { feltOn, listenTo } from '../support/felt.ts'
import { menuGroups, type Person } from '../support/person.ts'
import { expect, test } from '../support/test.ts'
import { withoutLimits } from '../support/time.ts'
import { waitForHistory } from '../support/weekly-items.ts'

/** An input method. */
interface Hand {
  press: (target: Locator) => Promise<void>
  /** Toggles a checkbox. */
  check: (target: Locator) => Promise<void>
  /** Adds an item to a list that already has some. */
  add: (name: string) => Promise<void>
  /** Writes into a field. */
  write: (target: Locator, text: string) => Promise<void>
  /** Selects the first option of a select without a selection. */
  chooseFirst: (target: Locator) => Promise<void>
}

const mostTabs = 90

/** Uses every function of the list's screen once. */
async function useTheWholeScreen(person: Person, { press, add }: Hand): Promise<void> {
  const { page } = person
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const pressInRow = (target: Locator, seen: Locator) => person.pressInRow(target, seen, 1, press)
  await withoutLimits(page)
  await person.open('/')
  await press(button('Creează lista'))
  await expect(person.field).toBeVisible()
  await person.isAtHand()

  await press(button('lapte'))
  await add('pâine')
  await add('ouă')
  await expect(page.getByText('3 rămase, 0 completate')).toBeVisible()
  await pressInRow(button(/^Bifează lapte/i), page.getByText('2 rămase, 1 completat'))

  await pressInRow(button(/^Modifică pâine/i), person.form)
  await press(button('Mai mult'))
  await press(page.getByRole('dialog').getByRole('button', { name: 'Închide' }))
  await expect(button(/^Modifică pâine 2 buc/i)).toBeVisible()

  await pressInRow(button(/^Șterge ouă/i), page.getByText('1 rămas, 1 completat'))
  await press(button(/^Anulează: Ați șters/))
  await expect(page.getByText('2 rămase, 1 completat')).toBeVisible()

  await press(button('Mod cumpărături'))
  await expect(page.getByRole('heading', { name: 'La cumpărături', level: 1 })).toBeVisible()
  await pressInRow(button(/^N-am găsit ouă/i), page.getByRole('heading', { name: 'N-am găsit' }))
  await press(button('Am terminat'))
  const recap = page.getByRole('dialog', { name: 'Gata, 1 din 3 în coș' })
  const leaves = recap.getByRole('button', { name: 'Scoate ouă' })
  await press(leaves)
  await expect(leaves).toHaveAttribute('aria-pressed', 'true')
  await press(recap.getByRole('button', { name: 'Rămâne ouă' }))
  await expect(leaves).toHaveAttribute('aria-pressed', 'false')
  await press(recap.getByRole('button', { name: 'Închide' }))
  await press(button('Înapoi la listă'))
  await expect(page.getByRole('heading', { name: 'N-am găsit' })).toBeVisible()

  await press(person.completed.getByRole('button', { name: /^Cumpărate/ }))
  await press(button(/^Șterge-le/))
  await expect(page.getByText('2 rămase, 0 completate')).toBeVisible()
  await press(button('Meniul listei'))
  await press(page.getByRole('button', { name: 'Istoric' }))
  await press(page.getByRole('button', { name: 'Șterse recent' }))
  await press(button(/^Pune înapoi lapte/i))
  await press(page.getByRole('dialog').getByRole('button', { name: 'Închide' }))
  await expect(page.getByText('2 rămase, 1 completat')).toBeVisible()
  await press(page.getByRole('link', { name: 'Înapoi la început' }))
  await expect(page.getByRole('link', { name: /Lista mea/ }).first()).toBeVisible()
}

/**
 * Uses the lists as a family does from one week's shopping to the next: with names, prices, vouchers, and ready-made lists.
 */
async function shopForAWeek(person: Person, { press, check, write, chooseFirst }: Hand): Promise<void> {
  const { page } = person
  const dialog = page.getByRole('dialog')
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const inDialog = (name: string | RegExp) => dialog.getByRole('button', { name, exact: true })
  const openMenu = async (entry: string) => {
    await press(button('Meniul listei'))
    const group = menuGroups[entry]
    if (group) await press(inDialog(group))
    await press(inDialog(entry))
    await expect(page.getByRole('dialog', { name: entry })).toBeVisible()
  }
  const closeDialog = () => press(inDialog('Închide'))

  await openMenu('Cine ce ia')
  await press(inDialog('Iau eu: Lactate'))
  await write(dialog.getByRole('textbox'), 'Ana')
  await press(inDialog('Gata'))
  await expect(inDialog('Iau eu: Lactate')).toHaveAttribute('aria-pressed', 'true')
  await closeDialog()
  await expect(button(/^Modifică lapte.*, ia Ana$/)).toBeVisible()

  await openMenu('Liste gata făcute')
  await press(inDialog(/^Păstrează lista de acum/))
  await press(inDialog('Păstrează (3)'))
  await press(button('Modifică pâine'))
  await press(inDialog('Mai multe'))
  await chooseFirst(dialog.getByLabel('Se repetă'))
  await closeDialog()

  await openMenu('Cât costă')
  await press(dialog.getByRole('button', { name: 'Prețuri de completat' }))
  await write(dialog.getByRole('textbox', { name: /^lapte/ }), '10')
  await press(inDialog('Înapoi la total'))
  await press(inDialog('Tichete de masă'))
  await expect(dialog).toContainText('Cu tichete de masă cel mult 10 lei')
  await check(dialog.getByRole('checkbox', { name: 'lapte' }))
  await expect(dialog).not.toContainText('Cu tichete de masă cel mult 10 lei')
  await closeDialog()

  await press(button('Mod cumpărături'))
  for (const name of [/^Bifează mere/, /^Bifează lapte.* iau eu 2 l/, /^Bifează pâine/])
    await person.pressInRow(button(name), button(name), 0, press)
  await expect(page.getByRole('dialog', { name: 'Gata, totul e în coș' })).toBeVisible()
  await press(inDialog('Nimic'))
  await press(inDialog('Pregătește lista următoare'))
  await expect(page.getByText('Listă goală')).toBeVisible()

  await openMenu('Istoric')
  await press(inDialog(/^Pune tot pe listă/))
  await expect(button(/^Modifică lapte.*2 l/)).toBeVisible()
  for (const name of ['mere', 'lapte', 'pâine'])
    await person.pressInRow(button(`Șterge ${name}`), button(`Șterge ${name}`), 0, press)
  await openMenu('Liste gata făcute')
  await press(inDialog(/^Săptămâna 3 produse/))
  await press(inDialog('Pune pe listă (3)'))
  await expect(page.getByText('3 rămase, 0 completate')).toBeVisible()
  await openMenu('De obicei')
  await press(inDialog('Nu mai pune „pâine”'))
  await expect(inDialog('Nu mai pune „pâine”')).toHaveCount(0)
}

/** Reaches elements with the Tab key and presses Enter; an element that Tab does not reach fails the test. */
function keyboardOf({ page, field }: Person): Hand {
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible()
    const isThere = () => target.evaluate((element) => element === document.activeElement)
    for (let tabs = 0; tabs < mostTabs && !(await isThere()); tabs += 1) await page.keyboard.press('Tab')
    expect(await isThere(), String(target)).toBe(true)
  }
  return {
    press: async (target) => {
      await reach(target)
      await page.keyboard.press('Enter')
    },
    check: async (target) => {
      await reach(target)
      await page.keyboard.press('Space')
    },
    add: async (name) => {
      await reach(field)
      await page.keyboard.type(name)
      await page.keyboard.press('Enter')
    },
    write: async (target, text) => {
      await reach(target)
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    },
    chooseFirst: async (target) => {
      await reach(target)
      await page.keyboard.press('ArrowDown')
    },
  }
}

/**
 * Uses a finger or a mouse, and types no item name.
 *
 * @param pressAtOnce is called once no sheet is sliding in: a press on a moving button may end beside the button
 */
function pointerOf(person: Person, pressAtOnce: Hand['press']): Hand {
  const { page, field } = person
  const press = async (target: Locator) => {
    await target.waitFor()
    await person.sheetRests()
    await pressAtOnce(target)
  }
  return {
    press,
    check: press,
    add: async (name) => {
      await press(field)
      await press(page.getByRole('option', { name, exact: true }))
    },
    write: async (target, text) => {
      await press(target)
      await target.pressSequentially(text)
      await target.blur()
    },
    // On a phone, the options of a select are not part of the page.
    chooseFirst: async (target) => void (await target.selectOption({ index: 1 })),
  }
}

test('the whole screen by the keyboard only', async ({ person }) => {
  await useTheWholeScreen(person, keyboardOf(person))
})

test('the whole screen by single taps only', async ({ newPerson }) => {
  const person = await newPerson({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })
  await useTheWholeScreen(
    person,
    pointerOf(person, (target) => target.tap()),
  )
})

test('the whole screen with sound and vibration off', async ({ person }) => {
  const { page } = person
  await listenTo(page)
  await person.createList()
  await person.openMenu('Setări')
  for (const name of ['Sunete', 'Vibrații']) await page.getByRole('switch', { name }).click()
  await page.keyboard.press('Escape')
  await useTheWholeScreen(
    person,
    pointerOf(person, (target) => target.click()),
  )
  expect(await feltOn(page)).toEqual({ tones: [], vibrationsMs: [] })
})

test('a week’s shopping by the keyboard only', async ({ person }) => {
  await withoutLimits(person.page)
  await person.openNewList('Săptămâna')
  await person.add('mere\nlapte 2 l\npâine')
  await shopForAWeek(person, keyboardOf(person))
})

test('a week’s shopping on a phone without a signal', async ({ newPerson }) => {
  const person = await newPerson({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })
  const { page } = person
  const press = (target: Locator) => target.tap()
  await withoutLimits(page)
  await waitForHistory(person.context)
  await person.openNewList('Săptămâna')
  await person.add('mere\nlapte 2 l\npâine')
  await person.seesNothingWaiting()
  await person.openMenu('Istoric')
  await page.getByText('Aici se vede ce ați cumpărat').waitFor()
  await page.keyboard.press('Escape')
  await person.hasTheSite()
  await person.goOffline()
  await shopForAWeek(person, pointerOf(person, press))
  await person.context.setOffline(false)
  await page.keyboard.press('Escape')
  await person.seesNothingWaiting()
})
