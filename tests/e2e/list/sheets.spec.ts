import { holdScripts } from '../support/held-scripts.ts'
import type { Person } from '../support/person.ts'
import { becomesLate, stopMotion, takesPress } from '../support/presses.ts'
import { expect, test } from '../support/test.ts'
import { withoutLimits } from '../support/time.ts'
import { turnAway } from '../support/turn.ts'

test('an action that fails in a sheet says so over the sheet, where it can be dismissed', async ({
  newPerson,
}) => {
  const person = await newPerson({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const { page, toasts } = person
  await withoutLimits(page)
  await person.openNewList('Cină')
  await person.openMenu('Linkul listei')
  const sheet = page.getByRole('dialog', { name: 'Linkul listei' })
  const make = sheet.getByRole('button', { name: 'Creează un link de citit' })
  await expect(make).toBeEnabled()
  await person.context.route('**/api/list/**', (route) => route.abort())
  await make.tap()
  await expect(sheet.getByRole('status', { name: 'Mesaje' })).toContainText('Verificați conexiunea')
  await expect(toasts).toHaveCount(1)
  await toasts.getByRole('button', { name: 'Închide mesajul' }).tap()
  await expect(toasts).toBeEmpty()
  await make.tap()
  await expect(toasts).toContainText('Verificați conexiunea')
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(toasts).toContainText('Verificați conexiunea')
  await toasts.getByRole('button', { name: 'Închide mesajul' }).tap()
  await expect(toasts.locator('.toast')).toHaveCount(0)
})

test('a sheet that comes late takes no press at first, and does not close by one; the next comes at once', async ({
  person,
}) => {
  const { page } = person
  const letThrough = await holdScripts(person, 'MenuSheet.*')
  await person.openNewList('Cină', 'lapte')
  const opener = page.getByRole('button', { name: 'Meniul listei' })
  await opener.click()
  await becomesLate(page)
  const goOn = await stopMotion(person)
  letThrough()
  const menu = page.getByRole('dialog', { name: 'Meniu' })
  const entry = menu.getByRole('button', { name: 'Partajare' })
  await expect(entry).toBeVisible()
  expect(await takesPress(entry)).toBe(false)
  await page.mouse.click(5, 5)
  await expect(menu).toBeVisible()
  await goOn()
  await entry.click()
  const group = page.getByRole('dialog', { name: 'Partajare' })
  await stopMotion(person)
  await expect(group).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(group).toHaveCount(0)
})

const turns: readonly [turn: string, turnTo: (person: Person) => Promise<void>][] = [
  ['began to type', ({ field }) => field.pressSequentially('un')],
  ['left the page for a while', turnAway],
]

for (const [turn, turnTo] of turns) {
  test(`a sheet does not open any more if the person ${turn} before it came`, async ({ person }) => {
    const { page } = person
    const letThrough = await holdScripts(person, 'MenuSheet.*')
    await person.openNewList('Cină', 'lapte')
    // Another sheet has the styles that the menu needs.
    await person.openItem('lapte')
    await page.keyboard.press('Escape')
    const opener = page.getByRole('button', { name: 'Meniul listei' })
    const asking = page.waitForRequest('**/MenuSheet.*')
    await opener.click()
    const code = (await asking).url()
    await turnTo(person)
    letThrough()
    await page.evaluate(drawWith, code)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await opener.click()
    await expect(page.getByRole('dialog', { name: 'Meniu' })).toBeVisible()
  })
}

/** Runs in the page. Ends when a script is there, and the page is drawn with what it has changed. */
async function drawWith(script: string): Promise<void> {
  await import(script)
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
}
