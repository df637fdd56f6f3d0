import type { BrowserContextOptions } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import type { Person } from '../support/person.ts'
import { expect, test } from '../support/test.ts'
import { withoutLimits } from '../support/time.ts'

type NewPerson = (options?: BrowserContextOptions) => Promise<Person>

test('the actions of an item stay above a keyboard that covers the page, as on iOS', async ({
  newPerson,
}) => {
  const person = await newPerson({ viewport: { width: 390, height: 844 } })
  await person.page.addInitScript(() => {
    const shown = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 })
    Object.defineProperty(window, 'visualViewport', { value: shown })
  })
  await person.openNewList()
  await person.add('lapte')
  await person.edit('lapte')
  await person.form.getByLabel('Produs').fill('lapte bătut')
  const keyboardPx = 336
  await person.page.evaluate((height) => {
    const shown = window.visualViewport
    if (shown) Object.assign(shown, { height: innerHeight - height }).dispatchEvent(new Event('resize'))
  }, keyboardPx)
  const dialog = person.page.getByRole('dialog')
  for (const name of ['Salvează', 'N-am găsit', 'Șterge']) {
    const box = await dialog.getByRole('button', { name, exact: true }).boundingBox()
    expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThanOrEqual(844 - keyboardPx)
  }
  expect((await dialog.boundingBox())?.y).toBeGreaterThanOrEqual(0)
})

test.describe('an edited item', () => {
  test('has its category from its name until a person chooses one', async ({ person }) => {
    await person.openNewList()
    await person.add('lapte')
    await person.edit('lapte')
    const category = person.page.getByLabel('Categorie')
    await expect(category.locator('option:checked')).toHaveText('Automat (Lactate)')
    await expect(category.getByRole('option')).toHaveCount(16)
    await person.page.getByRole('form').getByLabel('Produs').fill('mere')
    await expect(category.locator('option:checked')).toHaveText('Automat (Fructe)')
    await category.selectOption('Conserve')
    await person.save()
    await expect(person.pending.getByRole('heading', { level: 3 })).toHaveText('Conserve')
    await expect(person.page.getByRole('button', { name: 'Modifică mere' })).toBeFocused()
  })

  test('is counted up and down in steps, without a keyboard', async ({ person }) => {
    await withoutLimits(person.page)
    await person.openNewList()
    await person.add('cartofi 1 kg')
    await person.openItem('cartofi')
    const quantity = person.page.getByLabel('Cantitate')
    await person.page.getByRole('button', { name: 'Mai mult', exact: true }).click()
    await expect(quantity).toHaveValue('1,5')
    const less = person.page.getByRole('button', { name: 'Mai puțin' })
    await less.click()
    await less.click()
    await expect(quantity).toHaveValue('0,5')
    await expect(less).toHaveAttribute('aria-disabled', 'true')
    await less.click({ force: true })
    await expect(quantity).toHaveValue('0,5')
    expect(await person.page.evaluate(() => document.activeElement?.matches('input, textarea'))).toBe(false)
    await expect(person.page.getByRole('dialog').getByRole('button', { name: 'Salvează' })).toHaveCount(0)
    await person.page.keyboard.press('Escape')
    await expect(person.row('cartofi')).toContainText('0,5 kg')
    await person.page.getByRole('button', { name: 'Anulează: Ați modificat „cartofi”' }).click()
    await expect(person.row('cartofi')).toContainText('1 kg')
  })

  test('has the units that suit it by one press, its own among them, and any other by name', async ({
    person,
  }) => {
    await person.openNewList()
    await person.add('lapte 2 mosoare')
    await person.edit('lapte')
    const units = person.form.getByRole('group', { name: 'Unitate' }).getByRole('button')
    await expect(units.and(person.page.locator('[aria-pressed="true"]'))).toHaveText('mosoare')
    await units.and(person.page.getByText('l', { exact: true })).click()
    await expect(units.and(person.page.locator('[aria-pressed="true"]'))).toHaveText('l')
    await person.page.keyboard.press('Escape')
    await expect(person.row('lapte')).toContainText('2 l')

    await person.edit('lapte')
    await person.form.getByRole('button', { name: 'alta…' }).click()
    const other = person.form.getByRole('combobox', { name: 'Unitate' })
    await expect(other).toBeFocused()
    expect(await other.evaluate((input: HTMLInputElement) => input.list?.options.length)).toBeGreaterThan(20)
    await other.fill('pachete')
    await other.press('Enter')
    await expect(person.row('lapte')).toContainText('2 pachete')
  })

  test('keeps the typed text, and the focus, while others move, tick and delete it', async ({
    person,
    newPerson,
  }) => {
    const link = await person.openNewList()
    await person.add('lapte, pâine')
    await person.seesNothingWaiting()
    const guest = await newPerson()
    await guest.open(link)
    await person.edit('lapte')
    const quantity = person.page.getByLabel('Cantitate')
    await quantity.fill('7')

    await guest.edit('lapte')
    await guest.page.getByLabel('Categorie').selectOption('Băuturi')
    await guest.save()
    await expect(person.page.locator('.list-column h3')).toHaveText(['Pâine', 'Băuturi'])
    await expect(quantity).toHaveValue('7')
    await expect(quantity).toBeFocused()

    await guest.tick('lapte')
    await expect(person.page.getByText('1 rămas, 1 completat')).toBeVisible()
    await expect(quantity).toHaveValue('7')
    await expect(quantity).toBeFocused()

    await guest.openCompleted()
    await guest.remove('lapte')
    await expect(person.page.getByText('Între timp produsul a fost șters.')).toBeVisible()
    await expect(quantity).toHaveValue('7')
    await person.save()
    await expect(guest.row('lapte')).toContainText('7 buc')
  })

  test('can be deleted there, and the focus goes on', async ({ person }) => {
    await person.openNewList()
    await person.add('mere, pere')
    await person.edit('mere')
    await person.page.getByRole('dialog').getByRole('button', { name: 'Șterge' }).click()
    await expect(person.form).toHaveCount(0)
    await expect(person.row('mere')).toHaveCount(0)
    await expect(person.page.getByRole('button', { name: 'Modifică pere' })).toBeFocused()
  })
})

for (const viewport of [
  { width: 360, height: 640 },
  { width: 390, height: 400 },
  { width: 1280, height: 800 },
]) {
  test(`six controls are in sight on ${viewport.width} × ${viewport.height}, the rest one press deeper`, async ({
    newPerson,
  }) => {
    const person = await newPerson({ viewport })
    await person.openNewList('', 'lapte 2 l')
    await person.openItem('lapte')
    const dialog = person.page.getByRole('dialog')
    await expect(dialog.getByRole('textbox')).toHaveCount(3)
    for (const rare of ['Categorie', 'Notă', 'Magazin', 'Se repetă'])
      await expect(dialog.getByLabel(rare)).toHaveCount(0)
    await expect(dialog.getByRole('button', { name: 'Salvează' })).toHaveCount(0)
    const actions = ['N-am găsit', 'Șterge'].map((name) => dialog.getByRole('button', { name }))
    for (const action of actions) await expect(action).toBeInViewport({ ratio: 1 })
    await dialog.getByRole('button', { name: 'Mai multe' }).click()
    for (const rare of ['Categorie', 'Notă', 'Magazin', 'Se repetă'])
      await expect(dialog.getByLabel(rare)).toBeVisible()
    await expect(dialog.getByLabel('Categorie')).toBeInViewport()
    await dialog.getByLabel('Notă').fill('cel cu capac verde')
    for (const action of [...actions, dialog.getByRole('button', { name: 'Salvează' })])
      await expect(action).toBeInViewport({ ratio: 1 })
    expect(await violationsOf(person.page)).toEqual([])
  })
}

test('an item not found has a place of its own, and is ticked from there', async ({ person }) => {
  await person.openNewList()
  await person.add('lapte, pâine')
  await person.edit('lapte')
  await person.page.getByRole('button', { name: 'N-am găsit' }).click()
  const shelf = person.pending.locator('[data-category]', { has: person.page.getByText('N-am găsit') })
  await expect(shelf.getByRole('listitem')).toHaveText(['lapte'])
  await expect(person.page.getByText('2 rămase, 0 completate')).toBeVisible()
  await person.edit('lapte')
  await person.page.getByRole('button', { name: 'Caut din nou' }).click()
  await expect(shelf).toHaveCount(0)
})

test.describe('one editor at a time', () => {
  /** A person with a list of two items, whose item sheet loads only after `letSheetCome`. */
  async function slowPerson(newPerson: NewPerson) {
    const person = await newPerson({ serviceWorkers: 'block' })
    await person.openNewList('Acasă', 'lapte, pere')
    await person.rowsRest()
    let letThrough: () => void = () => undefined
    const isLet = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await person.page.route(/ItemSheet/, async (route) => {
      await isLet
      await route.continue()
    })
    const letSheetCome = async () => {
      const coming = person.page.waitForResponse(/ItemSheet/)
      letThrough()
      // Importing the same address again resolves after the page's own import has.
      await person.page.evaluate((address) => import(address), (await coming).url())
    }
    return { person, letSheetCome }
  }

  const nameOf = ({ page }: Person) => page.getByRole('textbox', { name: 'Numele listei' })
  const openName = ({ page }: Person, name: string) => page.getByRole('button', { name, exact: true }).click()

  test('of several editors requested before their code is there, the last opens', async ({ newPerson }) => {
    const { person, letSheetCome } = await slowPerson(newPerson)
    await person.page.getByRole('button', { name: 'Modifică lapte' }).click()
    await person.page.getByRole('button', { name: 'Modifică pere' }).click()
    await person.openMenu()
    await letSheetCome()
    await expect(person.page.locator('dialog')).toHaveCount(1)
    await person.page.keyboard.press('Escape')
    await expect(person.page.locator('dialog')).toHaveCount(0)
    await person.edit('pere')
    await expect(person.form.getByLabel('Produs')).toHaveValue('pere')
  })

  test('no sheet comes over the list’s name once that is being written', async ({ newPerson }) => {
    const { person, letSheetCome } = await slowPerson(newPerson)
    await person.page.getByRole('button', { name: 'Modifică lapte' }).click()
    await openName(person, 'Acasă')
    await letSheetCome()
    await nameOf(person).pressSequentially('La munte')
    await expect(nameOf(person)).toHaveValue('La munte')
    await expect(person.page.locator('dialog')).toHaveCount(0)
  })

  test('the typed name of the list is kept as an item is opened, and the focus ends at the item', async ({
    person,
  }) => {
    await person.openNewList('Acasă')
    await person.add('lapte')
    await openName(person, 'Acasă')
    await nameOf(person).fill('La munte')
    await person.edit('lapte')
    await expect(nameOf(person)).toHaveCount(0)
    await person.page.keyboard.press('Escape')
    await expect(person.page.getByRole('button', { name: 'Modifică lapte' })).toBeFocused()
    await expect(person.page.getByRole('heading', { level: 1, name: 'La munte' })).toBeVisible()
  })

  test('a person who leaves the list’s name for the field types there', async ({ person }) => {
    await person.openNewList('Acasă')
    await openName(person, 'Acasă')
    await nameOf(person).fill('La munte')
    await person.field.click()
    await person.page.keyboard.type('lemne')
    await expect(person.field).toHaveValue('lemne')
    await expect(person.page.getByRole('heading', { level: 1, name: 'La munte' })).toBeVisible()
  })

  test('the typed name of the list is kept where a press leaves the keyboard in its field', async ({
    person,
  }) => {
    await person.openNewList('Acasă')
    await openName(person, 'Acasă')
    await nameOf(person).fill('La munte')
    // Buttons on some phones take no focus when pressed.
    await person.page
      .getByRole('button', { name: 'Mod cumpărături' })
      .evaluate((button: HTMLElement) => button.click())
    await expect(person.page.getByRole('heading', { name: 'La cumpărături', level: 1 })).toBeVisible()
    // The title changes once the device has stored the change. A reload before that may interrupt the write.
    await expect(person.page).toHaveTitle(/^La munte/)
    await person.page.reload()
    await expect(person.page).toHaveTitle(/^La munte/)
  })
})
