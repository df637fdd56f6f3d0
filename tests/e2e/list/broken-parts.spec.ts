import type { Page } from '@playwright/test'
import type { Person } from '../support/person.ts'
import { expect, test } from '../support/test.ts'
import { withoutLimits } from '../support/time.ts'

const message = 'O parte a paginii nu mai merge'
/** Message of the planted errors. Like any error's message it may contain item names, so it must stay private. */
const secret = 'planted: lapte'

declare global {
  interface Window {
    plant?: (part: string) => void
  }
}

/** Makes the rendering of elements with the class `part` call `plant` first, which may throw. */
async function makeBreakable({ context }: Person, part: string): Promise<void> {
  const worn = new RegExp(`(["'\`])${part}\\1`, 'g')
  await context.route('**/_astro/*.js', async (route) => {
    const code = await (await fetch(route.request().url())).text()
    const body = code.replace(worn, (literal) => `(globalThis.plant?.(${literal}),${literal})`)
    // The page may close before a script that it requested arrives.
    await route.fulfill({ contentType: 'text/javascript', body }).catch(() => undefined)
  })
}

function breakDown(): void {
  window.plant = (part) => {
    if (sessionStorage.getItem('whole')) return
    throw new Error(`planted: lapte ${part} ${location.pathname}`)
  }
}

async function listOfTwo(person: Person): Promise<string> {
  const link = await person.openNewList('Cină')
  await person.add('lapte, pâine')
  return link
}

const alertOn = (page: Page) => page.getByRole('alert').filter({ hasText: message })

/** Expects the rows of the list, in whichever way they are rendered. */
async function showsRows({ page }: Person): Promise<void> {
  for (const name of ['lapte', 'pâine'])
    await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
}

/** Expects that the planted error was reported, and clears the errors so far. */
function expectPlanted(troubles: string[]): void {
  expect(troubles.join()).toContain(secret)
  troubles.length = 0
}

for (const part of ['list-header', 'list-rows', 'list-screen', 'item-check', 'dock']) {
  test(`the rows can be read where ${part} can't be drawn from the start`, async ({
    person,
    newPerson,
    troubles,
  }) => {
    const link = await listOfTwo(person)
    const guest = await newPerson()
    await makeBreakable(guest, part)
    await guest.page.addInitScript(breakDown)
    const sent: string[] = []
    guest.page.on('request', (request) => sent.push(request.url(), request.postData() ?? ''))
    await guest.page.goto(link)
    await expect(alertOn(guest.page)).toBeVisible()
    await showsRows(guest)
    await expect(alertOn(guest.page)).not.toContainText('planted')
    expectPlanted(troubles)

    await guest.page.evaluate(() => sessionStorage.setItem('whole', 'yes'))
    await guest.page.getByRole('button', { name: 'Reîncarcă pagina' }).click()
    await guest.isAtHand()
    await expect(alertOn(guest.page)).toHaveCount(0)
    await guest.tick('lapte')
    await expect(person.completed).toContainText('1')
    expect(sent.filter((text) => text.includes('planted'))).toEqual([])
  })
}

test('a row that can’t be drawn leaves its section as text, and the list is filled and sent all the same', async ({
  person,
  newPerson,
  troubles,
}) => {
  const link = await listOfTwo(person)
  const guest = await newPerson()
  await makeBreakable(guest, 'item-check')
  await guest.open(link)
  await guest.page.evaluate(breakDown)
  await person.add('unt')
  await expect(alertOn(guest.page).first()).toBeVisible()
  await showsRows(guest)
  await guest.field.fill('iaurt')
  await guest.field.press('Enter')
  await expect(person.row('iaurt')).toBeVisible()
  await expect(guest.page.getByRole('listitem').filter({ hasText: 'iaurt' })).toBeVisible()
  expectPlanted(troubles)
})

test('text typed while the field breaks is in it again after a reload, and rows are ticked meanwhile', async ({
  person,
  newPerson,
  troubles,
}) => {
  const link = await listOfTwo(person)
  const guest = await newPerson()
  await makeBreakable(guest, 'add-bar')
  await guest.open(link)
  await guest.field.fill('măr')
  await guest.page.evaluate(breakDown)
  await guest.page.keyboard.type('ar')
  await expect(alertOn(guest.page)).toBeVisible()
  await guest.tick('lapte')
  await expect(person.completed).toContainText('1')
  await guest.page.getByRole('button', { name: 'Reîncarcă pagina' }).click()
  await guest.isAtHand()
  await expect(guest.field).toHaveValue(/^măr/)
  expectPlanted(troubles)
})

test('a sheet that can’t be drawn closes, says so, and leaves the list as it was', async ({
  person,
  troubles,
}) => {
  await withoutLimits(person.page)
  await makeBreakable(person, 'sheet-panel')
  await listOfTwo(person)
  await person.page.evaluate(breakDown)
  await person.page.getByRole('button', { name: 'Meniul listei' }).click()
  await expect(person.toasts).toContainText('Fereastra s-a închis din cauza unei erori')
  await expect(person.page.getByRole('dialog')).toHaveCount(0)
  await expect(alertOn(person.page)).toHaveCount(0)
  expectPlanted(troubles)
  await person.page.evaluate(() => sessionStorage.setItem('whole', 'yes'))
  await person.tick('lapte')
  await person.openMenu()
})
