import type { Page } from '@playwright/test'
import { testLimits } from '../../support/limits.ts'
import { ListClient } from '../../support/people/api.ts'
import { holdScripts } from '../support/held-scripts.ts'
import type { Person } from '../support/person.ts'
import { showAt, stopMotion, takesPress } from '../support/presses.ts'
import { watchShifts } from '../support/shifts.ts'
import { expect, moving, test } from '../support/test.ts'
import { stopTheClock, withoutLimits } from '../support/time.ts'

test.use(moving)

/** Fourteen items in five categories. */
const fourteen = [
  'banane 6 buc, lămâi 3 buc, mere 1 kg',
  'roșii cherry 500 g, cartofi noi 2 kg, pătrunjel 2 legături, ardei 3 buc',
  'lapte 3,5% 2 l, ouă 10, telemea de oaie 400 g, iaurt 4 buc',
  'pâine integrală feliată',
  'prosoape de hârtie 3 role, detergent de vase',
].join()

const sixteen = [
  'lapte 2 l, ouă 10, unt, iaurt 4, telemea 400 g, pâine, roșii 1 kg, castraveți, ardei 3, cartofi 2 kg',
  'ceapă 1 kg, mere 1 kg, banane 6, cafea, zahăr 1 kg, hârtie igienică',
].join()

test.describe('the visible part of the list', () => {
  const screens = [
    { screen: 'a phone', width: 390, height: 844, rows: 10 },
    { screen: 'a small phone', width: 360, height: 640, rows: 6 },
    { screen: 'a phone with its keyboard up', width: 390, height: 400, rows: 3, isTyping: true },
    { screen: 'a phone on its side', width: 844, height: 390, rows: 8 },
    { screen: 'a laptop', width: 1280, height: 800, rows: 14 },
  ]
  for (const { screen, width, height, rows, isTyping = false } of screens) {
    test(`on ${screen}: ${rows} rows of 14, the first of them at the top`, async ({ newPerson }) => {
      const person = await newPerson({ viewport: { width, height }, hasTouch: true })
      await person.openNewList('Cumpărături de weekend')
      await person.add(fourteen)
      await expect(person.pending.getByRole('heading', { level: 3 })).toHaveCount(5)
      if (isTyping) await person.field.focus()
      else await person.field.blur()
      await person.page.evaluate(() => scrollTo(0, 0))
      await expect(person.pending.getByRole('listitem')).toHaveCount(14)
      await expect.poll(() => rowsInSight(person)).toBeGreaterThanOrEqual(rows)
      const first = await person.pending.getByRole('listitem').first().boundingBox()
      expect(first?.y).toBeLessThanOrEqual(96)
    })
  }
})

/** Number of rows that are wholly in sight: between header and dock, and with their names not covered. */
function rowsInSight({ page }: Person): Promise<number> {
  return page.evaluate(() => {
    const rectOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    const [header, dock] = [rectOf('.list-header'), rectOf('.dock')]
    const isDockBelow = dock !== undefined && dock.width > innerWidth / 2
    const [top, bottom] = [header?.bottom ?? 0, isDockBelow ? dock.top : innerHeight]
    return [...document.querySelectorAll('[data-item]')].filter((row) => {
      const name = row.querySelector('.item-name')
      const [at, of] = [row.getBoundingClientRect(), name?.getBoundingClientRect()]
      const seen = of && document.elementFromPoint(of.left + of.width / 2, of.top + of.height / 2)
      return at.top >= top - 1 && at.bottom <= bottom + 1 && row.contains(seen ?? null)
    }).length
  })
}

test('nothing of a long list that is opened moves by itself', async ({ newPerson }) => {
  const author = await newPerson()
  const link = await author.openNewList()
  await author.add(`${fourteen}, ${sixteen}`)
  await author.seesNothingWaiting()
  await author.page.close()
  const phone = { viewport: { width: 412, height: 823 }, hasTouch: true }
  const guest = await newPerson({ ...phone, serviceWorkers: 'block' })
  const shift = await watchShifts(guest)
  await guest.open(new URL(link).pathname)
  await guest.isLive()
  expect(await shift()).toBe(0)
})

test('a message is read whole beside its button, with large text on a narrow screen too', async ({
  newPerson,
}) => {
  const person = await newPerson({ viewport: { width: 320, height: 568 } })
  await withoutLimits(person.page)
  await person.openNewList()
  await person.page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await person.openMenu()
  await person.chooseInMenu('Salvează în cont')
  await expect(person.toasts.getByRole('button', { name: 'Intră în cont' })).toBeVisible()
  const isCut = person.toasts
    .locator('.toast-text')
    .evaluate((text) => text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight)
  expect(await isCut).toBe(false)
})

test.describe('beside the rows', () => {
  for (const { width, height } of [
    { width: 1280, height: 800 },
    { width: 844, height: 390 },
  ]) {
    test(`no message moves the field (${width} × ${height})`, async ({ newPerson }) => {
      const person = await newPerson({ viewport: { width, height } })
      await withoutLimits(person.page)
      await person.openNewList()
      await person.add('lapte, pâine')
      // The suggestions may appear a moment later than the rows, and take room as well.
      await expect(person.page.getByRole('option')).not.toHaveCount(0)
      const calm = await person.field.boundingBox()
      await person.field.fill('lapte')
      await person.field.press('Enter')
      await expect(person.toasts).toContainText('lapte')
      expect((await person.field.boundingBox())?.y).toBe(calm?.y)
      await expect(person.field).toBeInViewport({ ratio: 1 })
    })
  }
})

test.describe('the line about the connection', () => {
  for (const { width, height } of [
    { width: 360, height: 740 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 1280, height: 800 },
  ])
    test(`moves no control (${width} × ${height})`, async ({ newPerson }) => {
      const person = await newPerson({ viewport: { width, height } })
      await person.openNewList()
      await person.add('lapte, pâine')
      await person.isLive()
      await person.seesNothingWaiting()
      const controls = person.page.locator('.add-field, .add-bar button, .list-share-strip button:visible')
      const places = () =>
        controls.evaluateAll(async (all) => {
          // The buttons above the dock follow its height a frame later.
          for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
          return all.map((control) => control.getBoundingClientRect().y)
        })
      const calm = await places()
      await person.context.setOffline(true)
      const line = person.page.locator('.status-line')
      await line.waitFor({ state: 'attached' })
      await showAt(line, 2_000)
      await expect(line).toBeInViewport({ ratio: 1 })
      expect(await places()).toEqual(calm)
    })

  for (const company of ['with', 'without'])
    test(`hides no row at the end of the list, ${company} company, and no button above the dock`, async ({
      newPerson,
    }) => {
      const person = await newPerson({ viewport: { width: 390, height: 844 } })
      const link = await person.openNewList('', fourteen)
      if (company === 'with') {
        const guest = await newPerson()
        await guest.open(link)
        await expect(person.page.locator('.list-share-strip.list-share-pictures')).toHaveCount(1)
      }
      await person.isLive()
      await person.context.setOffline(true)
      const line = person.page.locator('.status-line')
      await expect(line).toBeVisible()
      await person.tick('mere')
      await expect(line).toContainText('1 modificare în așteptare')
      await person.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const edges = () =>
        line.evaluate((element) => {
          const above = [...document.querySelectorAll('[data-item], .list-share-strip button')]
          const { top, bottom } = element.getBoundingClientRect()
          const isFree = (box: DOMRect) => box.bottom <= top || box.top >= bottom
          return above.filter((one) => !isFree(one.getBoundingClientRect())).map((one) => one.textContent)
        })
      // The ticked row leaves after a moment, and the rows below it glide.
      await expect.poll(edges).toEqual([])
    })

  test('takes presses only once it has been there for a moment', async ({ newPerson }) => {
    const person = await newPerson({ viewport: { width: 390, height: 844 } })
    await person.openNewList('', `${fourteen}, ${sixteen}`)
    await person.isLive()
    await stopMotion(person)
    await person.context.setOffline(true)
    const line = person.page.locator('.status-line')
    await line.waitFor({ state: 'attached' })
    await showAt(line, 700)
    expect(await takesPress(line)).toBe(false)
    await showAt(line, 1_300)
    expect(await takesPress(line)).toBe(true)
  })
})

test('a short wait for the server moves nothing of the dock', async ({ newPerson }) => {
  const person = await newPerson({ serviceWorkers: 'block' })
  await person.openNewList()
  await person.add('lapte, pâine')
  await person.isLive()
  await person.seesNothingWaiting()
  const dockHeight = () => person.page.locator('.dock').evaluate((dock) => dock.clientHeight)
  const calm = await dockHeight()
  await person.page.route('**/api/**', () => undefined)
  await person.tick('lapte')
  const line = person.page.locator('.status-line')
  await showAt(line, 599)
  expect(await dockHeight()).toBe(calm)
  await showAt(line, 2_000)
  expect(await dockHeight()).toBeGreaterThan(calm)
})

test.describe('in the shop', () => {
  const rounds = 40
  /** Milliseconds between the two presses of a trembling finger. */
  const tremblingMs = 220

  test('of 80 second presses at the same place, while another person ticks too, none ticks anything', async ({
    newPerson,
  }) => {
    // Gliding rows are elsewhere than where they are drawn, and glide on while the clock stands.
    const phone = {
      viewport: { width: 390, height: 1_200 },
      hasTouch: true,
      reducedMotion: 'reduce',
    } as const
    const [ana, mihai] = [await newPerson(phone), await newPerson(phone)]
    const link = await ana.openNewList()
    // The names have different last letters, so that the items of both people are mixed.
    await ana.add(
      Array.from({ length: 2 * rounds + 20 }, (_, at) => `lucru ${at}${at % 2 ? 'a' : 'm'}`).join('\n'),
    )
    await ana.seesNothingWaiting()
    await mihai.open(link)
    await Promise.all([ana.isLive(), mihai.isLive()])
    await Promise.all([ana.startShopping(), mihai.startShopping()])
    await ana.page.evaluate(() => scrollTo(0, 0))
    await Promise.all([stopTheClock(ana.page), stopTheClock(mihai.page)])

    const [ofAna, ofMihai] = await Promise.all([
      pressTwiceAndAgain(ana, 'a', { rounds, tremblingMs }),
      pressTwiceAndAgain(mihai, 'm', { rounds, tremblingMs }),
    ])
    const aimedAt = new Set([...ofAna.aimedAt, ...ofMihai.aimedAt])
    const ticked = [...ofAna.ticked, ...ofMihai.ticked]
    await Promise.all([ana.page.clock.resume(), mihai.page.clock.resume()])
    await Promise.all([ana.seesNothingWaiting(), mihai.seesNothingWaiting()])
    const items = await new ListClient(new URL(link).origin, '', link.split('/').at(-1)).items()
    const bought = items.filter(({ completed }) => completed).length
    await expect
      .poll(() => Promise.all([ana, mihai].map(({ page }) => basketCount(page))))
      .toEqual([bought, bought])

    const inBasket = await namesInBasket(ana)
    expect(inBasket.filter((name) => !aimedAt.has(name))).toEqual([])
    expect(ticked.filter((name) => !inBasket.includes(name))).toEqual([])
    expect(ticked.length).toBeGreaterThan(rounds)
  })

  test('the last tick of one’s own ends it, another person’s does not', async ({ newPerson, person }) => {
    const link = await person.openNewList()
    await person.add('lapte, pâine')
    const guest = await newPerson()
    await guest.open(link)
    await guest.isLive()
    await person.startShopping()
    await person.tick('lapte')
    await guest.tick('pâine')
    await expect(person.page.getByText('Totul e cumpărat.')).toBeVisible()
    await expect(person.page.getByRole('dialog')).toHaveCount(0)
    await guest.openCompleted()
    await guest.rowsRest()
    await guest.page.getByRole('button', { name: 'Debifează pâine' }).click()
    await person.tick('pâine')
    await expect(person.page.getByRole('dialog', { name: 'Gata, totul e în coș' })).toBeVisible()
  })
})

interface Aims {
  /** Names of the items that were pressed on purpose. */
  aimedAt: string[]
  /** Names of the items among them that were ticked on the screen before the second press. */
  ticked: string[]
}

/**
 * Milliseconds between two pairs of presses, one after another: a ticked row leaves after 1,500, so that rows move between
 * the presses of a pair, just before them, and long before them.
 */
const pauses = [700, 1_100, 400, 2_200]

/** Presses an own item twice at the same place, `rounds` times. Time passes only where this function lets it pass. */
async function pressTwiceAndAgain(
  { page }: Person,
  letter: string,
  { rounds, tremblingMs }: { rounds: number; tremblingMs: number },
): Promise<Aims> {
  const aims: Aims = { aimedAt: [], ticked: [] }
  for (let round = 0; round < rounds; round += 1) {
    const { id, name, x, y } = await nextInSight(page, letter)
    aims.aimedAt.push(name)
    await page.touchscreen.tap(x, y)
    const ticked = page.locator(`[data-item="${id}"].item-completed`)
    await expect(ticked.or(page.locator('[data-refused]')).first()).toBeAttached()
    if (await ticked.isVisible()) aims.ticked.push(name)
    await page.clock.runFor(tremblingMs)
    await page.touchscreen.tap(x, y)
    await page.clock.runFor(pauses[round % pauses.length] ?? 0)
  }
  return aims
}

interface Target {
  id: string
  name: string
  x: number
  y: number
}

/**
 * Returns the first row in sight that is not ticked and whose name ends with `letter`. Ticked rows may have to leave before
 * there is one; if only rows of the other person are in sight, the page scrolls to the next.
 */
async function nextInSight(page: Page, letter: string): Promise<Target> {
  const find = (end: string) => {
    const [header, dock] = ['.list-group-name', '.dock'].map((edge) =>
      document.querySelector(edge)?.getBoundingClientRect(),
    )
    for (const row of document.querySelectorAll<HTMLElement>('.shopping-row:not(.item-completed)')) {
      const name = row.querySelector('.item-name')
      const { left, top, bottom, width } = row.getBoundingClientRect()
      if (top < (header?.bottom ?? 0) || !name?.textContent.endsWith(end)) continue
      // The line about the connection may appear over the lowest rows.
      if (bottom > (dock?.top ?? innerHeight) - 80) {
        row.scrollIntoView({ block: 'center', behavior: 'instant' })
        return undefined
      }
      return {
        id: row.dataset.item ?? '',
        name: name.textContent,
        x: left + width / 3,
        y: (top + bottom) / 2,
      }
    }
    return undefined
  }
  const found = await page.waitForFunction(find, letter, {
    timeout: testLimits.stateMs,
    polling: 20,
  })
  return (await found.jsonValue()) as Target
}

async function basketCount(page: Page): Promise<number> {
  return Number(await page.locator('.list-progress').getAttribute('value'))
}

async function namesInBasket(person: Person): Promise<string[]> {
  const { basket, page } = person
  const fold = basket.getByRole('button', { name: 'În coș' })
  await expect(fold).toHaveText(new RegExp(`${await basketCount(page)}$`))
  await person.rowsRest()
  await fold.click()
  return basket.locator('.item-name').allTextContents()
}

test.describe('from last week’s list to this week’s, at the same link', () => {
  test('the same again takes three presses at most, seen by all, and one takes it back', async ({
    person,
    newPerson,
  }) => {
    await withoutLimits(person.page)
    const link = await doneList(person)
    const guest = await newPerson()
    await guest.open(link)
    const presses = await countPresses(person.page)
    const { page } = person
    await page.getByRole('button', { name: 'Pregătește lista următoare' }).click()
    const recap = page.getByRole('dialog', { name: 'Gata, totul e în coș' })
    await expect(recap.getByRole('button', { pressed: true })).toHaveCount(16)
    await recap.getByRole('button', { name: 'Pregătește lista următoare' }).click()
    await expect(page.getByText('16 rămase, 0 completate')).toBeVisible()
    expect(await presses()).toBeLessThanOrEqual(3)
    expect(page.url()).toBe(link)
    await expect(guest.page.getByText('16 rămase, 0 completate')).toBeVisible()
    await expect(guest.row('lapte')).toContainText('2 l')

    await person.page.getByRole('button', { name: /^Anulează/ }).click()
    await expect(page.getByText('0 rămase, 16 completate')).toBeVisible()
    await expect(guest.page.getByText('0 rămase, 16 completate')).toBeVisible()
  })

  test('two changes take six presses at most', async ({ person }) => {
    const link = await doneList(person)
    const { page } = person
    const presses = await countPresses(page)
    await page.getByRole('button', { name: 'Pregătește lista următoare' }).click()
    const recap = page.getByRole('dialog', { name: 'Gata, totul e în coș' })
    await recap.getByRole('button', { name: 'cafea' }).click()
    await expect(recap.getByRole('button', { pressed: true })).toHaveCount(15)
    await recap.getByRole('button', { name: 'Pregătește lista următoare' }).click()
    await expect(page.getByText('15 rămase, 0 completate')).toBeVisible()
    await person.field.click()
    await person.field.pressSequentially('mor')
    await page.getByRole('option', { name: 'morcovi', exact: true }).click()
    await expect(page.getByText('16 rămase, 0 completate')).toBeVisible()
    expect(await presses()).toBeLessThanOrEqual(6)
    await expect(person.row('cafea')).toHaveCount(0)
    await expect(person.row('morcovi')).toBeVisible()
    expect(page.url()).toBe(link)
  })

  test('an item not found stays, to be looked for again, or goes', async ({ person }) => {
    const { page } = person
    await person.openNewList()
    await person.add('lapte, leuștean, mere, pâine')
    await person.startShopping()
    await person.tick('lapte')
    for (const name of ['leuștean', 'mere']) {
      const missed = page.getByRole('button', { name: `N-am găsit ${name}` })
      await person.pressInRow(missed, page.getByRole('button', { name: `Caut din nou ${name}` }), 1)
    }
    await page.getByRole('button', { name: 'Am terminat' }).click()
    const recap = page.getByRole('dialog', { name: 'Gata, 1 din 4 în coș' })
    const leaves = (name: string) => recap.getByRole('button', { name: `Scoate ${name}` })
    for (const name of ['leuștean', 'mere', 'pâine'])
      await expect(leaves(name)).toHaveAttribute('aria-pressed', 'false')
    await leaves('leuștean').click()
    await expect(leaves('leuștean')).toHaveAttribute('aria-pressed', 'true')
    await recap.getByRole('button', { name: 'Pregătește lista următoare' }).click()
    await expect(page.getByText('3 rămase, 0 completate')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'N-am găsit' })).toHaveCount(0)
    await expect(person.row('leuștean')).toHaveCount(0)
    for (const name of ['lapte', 'mere', 'pâine']) await expect(person.circle(name)).toBeVisible()
  })

  test('all of it can be unticked as it is', async ({ person }) => {
    await doneList(person)
    await person.page.getByRole('button', { name: 'Pune-le pe toate înapoi' }).click()
    await expect(person.page.getByText('16 rămase, 0 completate')).toBeVisible()
  })
})

test.describe('presses', () => {
  test('to share: two', async ({ person }) => {
    await person.openNewList()
    await person.page.evaluate(() => {
      navigator.share = async () => {
        document.documentElement.dataset.shared = 'yes'
      }
    })
    const presses = await countPresses(person.page)
    await person.page.getByRole('button', { name: 'Partajează cu familia' }).click()
    await expect(person.page.locator('html')).toHaveAttribute('data-shared', 'yes')
    expect(await presses()).toBeLessThanOrEqual(2)
  })

  test('to the price of one thing: three', async ({ person }) => {
    await person.openNewList('', 'lapte')
    await person.rowsRest()
    const presses = await countPresses(person.page)
    await person.openItem('lapte')
    await person.form.getByLabel(/^Preț/).click()
    await person.page.keyboard.type('7,49')
    await person.page.getByRole('dialog').getByRole('button', { name: 'Salvează' }).click()
    await expect(person.row('lapte')).toContainText('7,49 lei')
    expect(await presses()).toBeLessThanOrEqual(3)
  })

  test('to any entry of the menu: two', async ({ person }) => {
    const link = await person.openNewList()
    await person.add('lapte')
    const { page } = person
    const entries = page.getByRole('dialog').locator('.menu').getByRole('button')
    await person.openMenu()
    const names = await entries.allTextContents()
    expect(names.length).toBeGreaterThanOrEqual(6)
    for (const [at, name] of names.entries()) {
      // One of the entries is the shopping mode, which a reload continues.
      await page.evaluate(() => sessionStorage.clear())
      await person.open(link)
      await person.isAtHand()
      const presses = await countPresses(page)
      await person.openMenu()
      await expect(entries.nth(at)).toHaveText(name)
      await entries.nth(at).click()
      expect(await presses(), name).toBeLessThanOrEqual(2)
    }
  })
})

/** Makes last week's list: sixteen items, all bought. @returns its link */
async function doneList(person: Person): Promise<string> {
  const link = await person.openNewList()
  await person.add(sixteen)
  const circles = person.page.getByRole('button', { name: /^Bifează/ })
  await expect(circles).toHaveCount(16)
  await circles.evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click()
  })
  await expect(person.page.getByText('0 rămase, 16 completate')).toBeVisible()
  await person.rowsRest()
  return link
}

/** Counts presses from now on. @returns reads their number */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  const presses = await page.evaluateHandle(() => {
    const counted = { presses: 0 }
    document.addEventListener(
      'pointerdown',
      () => {
        counted.presses += 1
      },
      { capture: true },
    )
    return counted
  })
  return () => presses.evaluate((counted) => counted.presses)
}

test.describe('by the keyboard', () => {
  test('the field is the first stop after the header’s', async ({ person }) => {
    const link = await person.openNewList()
    await person.add(fourteen)
    await person.open(link)
    await person.isLive()
    const { page } = person
    const controls = page.locator('.list-header').getByRole('button').or(page.locator('.list-header a'))
    for (let left = await controls.count(); left > 0; left -= 1) {
      await page.keyboard.press('Tab')
      await expect(page.locator('.list-header :focus')).toHaveCount(1)
    }
    await page.keyboard.press('Tab')
    await expect(person.field).toBeFocused()
  })

  test('/ and Ctrl K lead to the field, arrows from row to row, Space ticks, Delete deletes', async ({
    person,
  }) => {
    // A ticked row stays in place.
    await withoutLimits(person.page, 1_500)
    await person.openNewList()
    await person.add('mere, pere, struguri, zahăr')
    const { page } = person
    const { keyboard } = page
    for (const key of ['/', 'Control+k']) {
      await person.field.blur()
      await expect(person.field).not.toBeFocused()
      await keyboard.press(key)
      await expect(person.field).toBeFocused()
      await expect(person.field).toHaveValue('')
    }
    await keyboard.type('1/2')
    await expect(person.field).toHaveValue('1/2')
    await person.field.fill('')
    await person.field.blur()
    await keyboard.press('ArrowDown')
    await expect(person.circle('mere')).toBeFocused()
    for (const name of ['pere', 'struguri', 'zahăr']) {
      await keyboard.press('ArrowDown')
      await expect(person.circle(name)).toBeFocused()
    }
    await keyboard.press('ArrowUp')
    await keyboard.press('Space')
    await expect(page.getByText('3 rămase, 1 completat')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Debifează struguri' })).toBeVisible()
    await expect(person.circle('zahăr')).toBeFocused()
    await keyboard.press('Delete')
    await expect(person.row('zahăr')).toHaveCount(0)
    await expect(page.getByText('2 rămase, 1 completat')).toBeVisible()
    await keyboard.press('Control+z')
    await expect(person.row('zahăr')).toBeVisible()
  })

  test('a key that is pressed before its code is there is answered once it is', async ({ person }) => {
    const letThrough = await holdScripts(person, 'shortcuts.*')
    await person.openNewList()
    await person.field.blur()
    await person.page.keyboard.press('?')
    letThrough()
    await expect(person.page.getByRole('dialog', { name: 'Taste' })).toBeVisible()
  })

  test('? shows the keys, and where it is typed it is typed', async ({ person }) => {
    await person.openNewList()
    const { page } = person
    await person.field.focus()
    await page.keyboard.type('?')
    await expect(person.field).toHaveValue('?')
    await person.field.fill('')
    await person.field.blur()
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Taste' })
    for (const key of ['/', 'Ctrl K', 'Spațiu', 'Delete', '?']) {
      await expect(keys.getByText(key, { exact: true })).toBeVisible()
    }
    await page.keyboard.press('Escape')
    await expect(keys).toHaveCount(0)
  })

  for (const key of ['Tab', 'ArrowDown'] as const) {
    test(`the focused element never lies under header or dock (${key})`, async ({ newPerson }) => {
      const person = await newPerson({ viewport: { width: 390, height: 640 } })
      await person.openNewList()
      await person.add(Array.from({ length: 40 }, (_, at) => `lucru ${at}a`).join('\n'))
      await expect(person.page.getByRole('listitem')).toHaveCount(40)
      await person.field.blur()
      const { page } = person
      await page.evaluate(() => scrollTo(0, 0))
      await page.locator('[data-item] [data-control="check"]').first().focus()
      const isLast = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('[data-item]')].at(-1)?.contains(document.activeElement),
        )
      const hidden: string[] = []
      while (!(await isLast())) {
        await page.keyboard.press(key)
        hidden.push(...(await hiddenFocus(page)))
      }
      for (let back = 0; back < 60; back += 1) {
        await page.keyboard.press(key === 'Tab' ? 'Shift+Tab' : 'ArrowUp')
        hidden.push(...(await hiddenFocus(page)))
      }
      expect(hidden).toEqual([])
    })
  }
})

/** Describes the focused row if it is not wholly between header and dock; otherwise the array is empty. */
function hiddenFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const row = document.activeElement?.closest('[data-item]')
    if (!row) return []
    const rectOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    const { top, bottom } = row.getBoundingClientRect()
    const [from, to] = [rectOf('.list-header')?.bottom ?? 0, rectOf('.dock')?.top ?? innerHeight]
    return top >= from - 1 && bottom <= to + 1
      ? []
      : [`${row.textContent}: ${top}–${bottom} of ${from}–${to}`]
  })
}
