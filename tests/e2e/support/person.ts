import { randomUUID } from 'node:crypto'
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import type { ItemFields } from '../../../src/domain/item/fields.ts'
import { parseItems } from '../../../src/domain/with-all-words.ts'
import { ListClient } from '../../support/people/api.ts'

/** Milliseconds during which rows that have moved ignore presses, with a small margin over the screen's own value. */
const restMs = 650
/** Milliseconds after which a press counts as unanswered. */
const unansweredMs = 4_000
/** Milliseconds after which a press that was made counts as ignored; an early second press would be a press too many. */
const refusedMs = 10_000
/** Intervals for states that are reached within a moment; Playwright's own intervals soon grow to a second. */
const soon = { intervals: [20, 50, 100] }
const pollingMs = 20

/** Entries that are behind an entry of the list's menu, with that one. */
export const menuGroups: Readonly<Record<string, string>> = {
  'Cod QR': 'Partajare',
  'Linkul listei': 'Partajare',
  'Cine ce ia': 'Partajare',
  'Salvează în cont': 'Partajare',
  'De obicei': 'Istoric',
  'Șterse recent': 'Istoric',
  'Anunță-mă': 'Setări',
  'Copiază ca text': 'Mai multe',
  Tipărește: 'Mai multe',
  'Fă o copie a listei': 'Mai multe',
  Exportă: 'Mai multe',
  'Importă produse': 'Mai multe',
  'Chei pentru alte aplicații': 'Mai multe', // part: integrations
  Taste: 'Mai multe',
}

/** A person with a separate browser, and their actions on a list. */
export class Person {
  readonly context: BrowserContext
  readonly page: Page
  readonly pending: Locator
  readonly completed: Locator
  /** The ticked items, while shopping. */
  readonly basket: Locator
  /** The sheet of an item. */
  readonly form: Locator
  readonly field: Locator
  readonly toasts: Locator

  constructor(page: Page) {
    this.page = page
    this.context = page.context()
    this.pending = page.getByRole('region', { name: 'De cumpărat' })
    this.completed = page.getByRole('region', { name: 'Cumpărate' })
    this.basket = page.getByRole('region', { name: 'În coș' })
    this.form = page.getByRole('dialog').getByRole('form', { name: /^Modifică/ })
    this.field = page.getByRole('textbox', { name: 'Produse de adăugat' })
    this.toasts = page.getByRole('status', { name: 'Mesaje' })
  }

  /** Opens an address and waits until the page reacts to input. */
  async open(address: string): Promise<void> {
    await this.page.goto(address)
    await this.isAtHand()
  }

  /** Waits for hydration, before which a page rendered by the server does not react to input. */
  async isAtHand(): Promise<void> {
    await this.page.waitForLoadState()
    await expect(this.page.locator('astro-island[ssr]')).toHaveCount(0)
    await this.page.evaluate(haveRowsRestedFor, 0)
  }

  /** Waits until the device has the site: its pages and their files. */
  async hasTheSite(): Promise<void> {
    await this.page.waitForFunction(() => navigator.serviceWorker.controller)
    const keptPages = () =>
      this.page.evaluate(async () => (await (await caches.open('site-pages')).keys()).length)
    await expect.poll(keptPages, soon).toBe(1)
  }

  /**
   * Waits until the device has the open list and its opening: the list opens without the server, and is on the home page.
   */
  async hasTheList(isThere = true): Promise<void> {
    const isKept = async () => {
      const { lists, openedIds } = await this.page.evaluate(readDevice)
      const token = new URL(this.page.url()).pathname.split('/').at(-1)
      return lists.some((list) => list.token === token && openedIds.includes(list.id))
    }
    await expect.poll(isKept, soon).toBe(isThere)
  }

  /** Waits for the live channel, over which changes of other people arrive at once. */
  async isLive(): Promise<void> {
    // The dock of each of a list's screens has the line about the connection.
    await this.page.locator('.dock').first().waitFor({ state: 'attached' })
    await expect(this.page.locator('.status-connection')).toHaveCount(0)
  }

  /** Ends the connection and waits until the page knows it. */
  async goOffline(): Promise<void> {
    await this.context.setOffline(true)
    await this.page.waitForFunction(() => !navigator.onLine)
  }

  /**
   * Makes a list through the API, opens it and waits until the device has it; for tests to which the way of making it does
   * not matter.
   *
   * @param typed items of the list, as typed into its field
   * @param fieldsOf further fields of items, by the items' names
   * @returns the share link
   */
  async openNewList(
    name = '',
    typed = '',
    fieldsOf: Readonly<Record<string, Partial<ItemFields>>> = {},
  ): Promise<string> {
    const list = new ListClient('', randomUUID())
    await this.#post('/api/list', list.token, { id: list.id, name })
    const changes = parseItems(typed).items.map((item) =>
      list.add(item.name, { ...item, ...fieldsOf[item.name] }),
    )
    if (changes.length > 0) await this.#post('/api/list/changes', list.token, { since: 0, changes })
    await this.open(`/list/${list.token}`)
    await this.hasTheList()
    return this.page.url()
  }

  async #post(path: string, token: string, data: object): Promise<void> {
    const answer = await this.page.request.post(path, { headers: { 'X-Share-Token': token }, data })
    expect(answer.status()).toBe(200)
  }

  /** Makes a list on the home page and opens it. @returns the share link */
  async createList(name = ''): Promise<string> {
    await this.open('/')
    await this.page.getByLabel('Cum se numește lista?').fill(name)
    await this.page.getByRole('button', { name: 'Creează lista' }).click()
    await expect(this.field).toBeVisible()
    await this.isAtHand()
    return this.page.url()
  }

  /**
   * Types or pastes into the add field, presses Enter, and waits until the list has the items, or a message says that it had
   * them already or refuses them.
   */
  async add(text: string): Promise<void> {
    await this.field.waitFor()
    await this.page.evaluate(isAnswered, true)
    await this.field.fill(text)
    await this.field.press('Enter')
    await this.page.waitForFunction(isAnswered, false, { polling: pollingMs })
  }

  /**
   * Waits for the words that are loaded after the page, by which a store is recognised in a typed text. The products of a
   * supermarket, which are suggested while typing, come with them. The field is empty before and after.
   */
  async hasTheWords(): Promise<void> {
    await this.field.fill('scutec')
    await this.page.getByRole('option', { name: 'scutece', exact: true }).waitFor()
    await this.field.fill('')
  }

  /** Types into the add field, without Enter, until an element appears. */
  async typeUntil(there: Locator): Promise<void> {
    let isThere = false
    const appearing = there.waitFor().finally(() => {
      isThere = true
    })
    while (!isThere) await this.field.pressSequentially('lapte ', { delay: 100 })
    await appearing
  }

  /** Acts, and expects a message that the page may show only for a moment. */
  async seesMeanwhile(text: string, act: () => Promise<void>): Promise<void> {
    const isShown = (sought: string) =>
      [...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent.includes(sought))
    await Promise.all([this.page.waitForFunction(isShown, text), act()])
  }

  /** Pastes a text into the add field, as a phone or a keyboard does. */
  async paste(text: string): Promise<void> {
    await this.field.focus()
    await this.field.evaluate((field, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      if (field.dispatchEvent(event)) document.execCommand('insertText', false, pasted)
    }, text)
  }

  /** Opens another person's browser, which is closed with this person's. */
  async guest(): Promise<Person> {
    const context = await this.context.browser()?.newContext({ baseURL: new URL(this.page.url()).origin })
    if (!context) throw new Error('a browser of its own is needed')
    // The browser may be closed meanwhile, with the context.
    this.context.on('close', () => void context.close().catch(() => undefined))
    return new Person(await context.newPage())
  }

  /** Shares a text with the installed app, as a phone does. */
  async shareWithApp(text: string): Promise<void> {
    await this.page.evaluate((shared) => {
      const form = document.createElement('form')
      form.method = 'post'
      form.action = '/primite'
      form.enctype = 'multipart/form-data'
      const field = document.createElement('textarea')
      field.name = 'text'
      field.value = shared
      form.append(field)
      document.body.append(form)
      form.submit()
    }, text)
    await this.page.waitForURL((url) => url.pathname === '/')
  }

  /** Opens the list's menu, and then the given entry. */
  async openMenu(entry?: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Meniul listei' }).click()
    if (entry) await this.chooseInMenu(entry)
    await this.page.getByRole('dialog', { name: entry ?? 'Meniu' }).waitFor()
    await this.sheetRests()
  }

  /**
   * Waits until an opening sheet has stopped moving and takes presses: a press on a moving button may end beside the button,
   * and a sheet that comes late takes none for a moment.
   */
  async sheetRests(): Promise<void> {
    await this.page.waitForFunction(haveSheetsCome, undefined, { polling: pollingMs })
  }

  /** Presses an entry of the open menu, which may be behind another one. */
  async chooseInMenu(entry: string): Promise<void> {
    const dialog = this.page.getByRole('dialog')
    const group = menuGroups[entry]
    if (group) await this.#pressInSheet(dialog.getByRole('button', { name: group, exact: true }))
    await this.#pressInSheet(dialog.getByRole('button', { name: entry }))
  }

  async #pressInSheet(button: Locator): Promise<void> {
    await button.waitFor()
    await this.sheetRests()
    await button.click()
  }

  /** Unfolds the bought items, if they are folded. */
  async openCompleted(): Promise<void> {
    const fold = this.completed.getByRole('button', { name: 'Cumpărate', exact: false, expanded: false })
    await this.completed.waitFor()
    await expect(async () => {
      if (await fold.isVisible()) await fold.click({ timeout: unansweredMs })
      await expect(fold).toHaveCount(0, { timeout: restMs })
    }).toPass()
  }

  /** Expects an item among the bought items. */
  async seesCompleted(name: string): Promise<void> {
    await this.openCompleted()
    await expect(this.completed).toContainText(name)
  }

  /** The row of an item on the list; not the one of an entry that is still being added. */
  row(name: string): Locator {
    return this.page
      .getByRole('listitem')
      .and(this.page.locator(':not(.list-entering > *)'))
      .filter({ has: this.page.getByText(name, { exact: true }) })
  }

  /** The button that ticks a row. */
  circle(name: string): Locator {
    return this.page.getByRole('button', { name: `Bifează ${name}`, exact: true })
  }

  /** Waits until the rows have been at rest long enough for presses on them to count. */
  async rowsRest(): Promise<void> {
    await this.page.waitForFunction(haveRowsRestedFor, restMs, { polling: pollingMs })
  }

  /** Ticks an item and waits until it is ticked: the change is on the device by then. */
  async tick(name: string): Promise<void> {
    await this.pressInRow(this.circle(name), this.circle(name), 0)
  }

  /** Opens the sheet of an item. */
  async openItem(name: string): Promise<void> {
    await this.pressInRow(this.page.getByRole('button', { name: `Modifică ${name}` }), this.form, 1)
    await this.sheetRests()
  }

  /** Opens the sheet of an item, with its rarer fields and actions. */
  async edit(name: string): Promise<void> {
    await this.openItem(name)
    await this.form.getByRole('button', { name: 'Mai multe' }).click()
  }

  /** Fills in fields of an item's sheet, by their labels, and saves. */
  async say(name: string, fields: Readonly<Record<string, string>>): Promise<void> {
    await this.edit(name)
    for (const [label, text] of Object.entries(fields))
      await this.form.getByLabel(label, { exact: true }).fill(text)
    await this.save()
  }

  async save(): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name: 'Salvează' }).click()
    await expect(this.form).toHaveCount(0)
  }

  /** Deletes an item and waits until it is gone: the change is on the device by then. */
  async remove(name: string): Promise<void> {
    const bin = this.page.getByRole('button', { name: `Șterge ${name}`, exact: true })
    await this.pressInRow(bin, bin, 0)
  }

  /** Presses a button in a row; presses again if the press was ignored because rows had just moved. */
  async pressInRow(
    button: Locator,
    seen: Locator,
    count: number,
    press: (target: Locator) => Promise<void> = (target) => target.click({ timeout: unansweredMs }),
  ): Promise<void> {
    await button.waitFor()
    await expect(async () => {
      await this.rowsRest()
      if ((await seen.count()) !== count) await press(button)
      await expect(seen).toHaveCount(count, { timeout: refusedMs })
    }).toPass()
  }

  async startShopping(): Promise<void> {
    await this.page.getByRole('button', { name: 'Mod cumpărături' }).click()
    await expect(this.page.getByRole('heading', { name: 'La cumpărături', level: 1 })).toBeVisible()
    // A screen that comes late takes no presses for a moment.
    await expect(this.page.getByRole('main')).not.toHaveCSS('pointer-events', 'none')
  }

  /** Returns the text of all rows, in sight or not, in their order: two people with the same list read the same. */
  async readList(): Promise<string[]> {
    return this.page.getByRole('listitem').allTextContents()
  }

  /** Waits until all changes are sent and the device has stored that; a page left before would send them once more. */
  async seesNothingWaiting(): Promise<void> {
    await expect(this.page.getByText('în așteptare')).toHaveCount(0)
    const countUnsent = async () => {
      const { lists, waiting } = await this.page.evaluate(readDevice)
      return waiting + lists.filter(({ hasArrived }) => !hasArrived).length
    }
    await expect.poll(countUnsent, soon).toBe(0)
  }
}

/** Runs in the page. @returns true if no row has moved for `ms`, counted from the first call at the earliest */
function haveRowsRestedFor(ms: number): boolean {
  const watched = globalThis as unknown as { rowsMovedAtMs?: number }
  const noteMove = () => {
    watched.rowsMovedAtMs = performance.now()
  }
  if (watched.rowsMovedAtMs === undefined) {
    const isOfRows = ({ target }: MutationRecord) => target instanceof Element && target.closest('main')
    new MutationObserver((records) => records.some(isOfRows) && noteMove()).observe(document.body, {
      childList: true,
      subtree: true,
    })
    noteMove()
  }
  return performance.now() - (watched.rowsMovedAtMs ?? 0) > ms
}

/** Runs in the page. */
function haveSheetsCome(): boolean {
  const isComingIn = (one: Animation) =>
    one instanceof CSSAnimation && one.animationName === 'sheet-in' && one.playState !== 'finished'
  return (
    !document.getAnimations().some(isComingIn) &&
    [...document.querySelectorAll('dialog')].every((one) => getComputedStyle(one).pointerEvents !== 'none')
  )
}

/**
 * Runs in the page.
 *
 * @param isBefore true for the call before the text is entered, which notes what is there already
 * @returns true if the number of rows or the progress has changed since that call, or a message is new: one of them happens
 *   whenever an item is added or refused. A message that goes, or that somebody has joined, is no answer.
 */
function isAnswered(isBefore: boolean): boolean {
  const watched = globalThis as unknown as { answersBefore?: readonly string[] }
  const { value, max } = document.querySelector<HTMLProgressElement>('.list-progress') ?? { value: 0, max: 0 }
  const rows = document.querySelectorAll('[data-item]').length
  // The title of the button that undoes the last action counts as well: a message may hide the same text for a while.
  const told = [...document.querySelectorAll<HTMLElement>('.toasts > *, .dock-undo')]
  const said = told.map(({ textContent, title }) => textContent || title)
  const answers = [`${rows} rows, ${value} of ${max}`, ...said]
  if (isBefore) watched.answersBefore = answers
  const before = watched.answersBefore ?? []
  return answers.some((answer) => !before.includes(answer) && !answer.includes('s-a alăturat'))
}

/** Contents of a browser's database. */
interface Device {
  lists: { id: string; token: string; hasArrived: boolean }[]
  openedIds: string[]
  /** Number of changes that the server has not answered. */
  waiting: number
}

/** Runs in the page, and reads the database instead of the page's text. */
async function readDevice(): Promise<Device> {
  const answer = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const names = (await indexedDB.databases()).map(({ name }) => name)
  if (!names.includes('lista-noastra')) return { lists: [], openedIds: [], waiting: 0 }
  const database = await answer(indexedDB.open('lista-noastra'))
  const transaction = database.transaction(['lists', 'openings', 'outbox'])
  const [lists, openings, waiting] = await Promise.all([
    answer<Device['lists']>(transaction.objectStore('lists').getAll()),
    answer(transaction.objectStore('openings').getAllKeys()),
    answer(transaction.objectStore('outbox').count()),
  ])
  database.close()
  return { lists, openedIds: openings.map(String), waiting }
}
