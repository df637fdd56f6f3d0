import { randomUUID } from 'node:crypto'
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'

/** So long rows that have moved take no press: a little more than the screen says. */
const restMs = 650
/** By then a press would have been answered. */
const unansweredMs = 4_000
/** How often is looked for what is there in a moment; by itself Playwright soon looks once a second. */
const soon = { intervals: [20, 50, 100] }
const pollingMs = 20

/** Somebody with a browser of their own, and what they do with a list. */
export class Person {
  readonly context: BrowserContext
  readonly page: Page
  readonly pending: Locator
  readonly completed: Locator
  /** What is ticked, while shopping. */
  readonly basket: Locator
  /** The sheet of one thing. */
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

  /** Opens an address and waits until the page answers to touch. */
  async open(address: string): Promise<void> {
    await this.page.goto(address)
    await this.isAtHand()
  }

  /** A page drawn by the server does nothing until its script has taken it over. */
  async isAtHand(): Promise<void> {
    await this.page.waitForLoadState()
    await expect(this.page.locator('astro-island[ssr]')).toHaveCount(0)
    await this.page.evaluate(haveRowsRestedFor, 0)
  }

  /** The site is on the device: its pages and what they need. */
  async hasTheSite(): Promise<void> {
    await this.page.waitForFunction(() => navigator.serviceWorker.controller)
    const keptPages = () =>
      this.page.evaluate(async () => (await (await caches.open('site-pages')).keys()).length)
    await expect.poll(keptPages, soon).toBe(1)
  }

  /** The open list is on the device, and noted as opened: it opens without the server, and stands on the home page. */
  async hasTheList(isThere = true): Promise<void> {
    const isKept = async () => {
      const { lists, openedIds } = await this.page.evaluate(readDevice)
      const token = new URL(this.page.url()).pathname.split('/').at(-1)
      return lists.some((list) => list.token === token && openedIds.includes(list.id))
    }
    await expect.poll(isKept, soon).toBe(isThere)
  }

  /** What others do on the open list comes at once from now on. */
  async isLive(): Promise<void> {
    await expect(this.page.locator('.status-connection')).toHaveCount(0)
  }

  /** The signal is gone, and the page knows it. */
  async goOffline(): Promise<void> {
    await this.context.setOffline(true)
    await this.page.waitForFunction(() => !navigator.onLine)
  }

  /** To a new list by its link, and has it on the device: for whom it does not matter how it was made. @returns the link to send */
  async openNewList(name = ''): Promise<string> {
    const [id, token] = [randomUUID(), randomUUID()]
    const headers = { 'X-Share-Token': token }
    const made = await this.page.request.post('/api/list', { headers, data: { id, name } })
    expect(made.status()).toBe(200)
    await this.open(`/list/${token}`)
    await this.hasTheList()
    return this.page.url()
  }

  /** From the home page to a new list. @returns the link to send */
  async createList(name = ''): Promise<string> {
    await this.open('/')
    await this.page.getByLabel('Cum se numește lista?').fill(name)
    await this.page.getByRole('button', { name: 'Creează lista' }).click()
    await expect(this.field).toBeVisible()
    await this.isAtHand()
    return this.page.url()
  }

  /** Types or pastes into the add field and presses Enter: the list has it then, says that it has it already, or refuses it in words. */
  async add(text: string): Promise<void> {
    await this.field.waitFor()
    await this.page.evaluate(isAnsweredAnew)
    await this.field.fill(text)
    await this.field.press('Enter')
    await this.page.waitForFunction(isAnsweredAnew, undefined, { polling: pollingMs })
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

  /** Somebody else's browser, closed with this person's. */
  async guest(): Promise<Person> {
    const context = await this.context.browser()?.newContext({ baseURL: new URL(this.page.url()).origin })
    if (!context) throw new Error('a browser of its own is needed')
    this.context.on('close', () => void context.close())
    return new Person(await context.newPage())
  }

  /** Shares a text with the installed app, as a phone does it. */
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

  /** Opens the list's menu, and what one of its entries leads to. */
  async openMenu(entry?: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Meniul listei' }).click()
    if (entry) await this.page.getByRole('button', { name: entry }).click()
    await this.page.getByRole('dialog', { name: entry ?? 'Meniu' }).waitFor()
  }

  /** Unfolds what is bought, if it is folded. */
  async openCompleted(): Promise<void> {
    const fold = this.completed.getByRole('button', { name: 'Cumpărate', exact: false, expanded: false })
    await this.completed.waitFor()
    await expect(async () => {
      if (await fold.isVisible()) await fold.click()
      await expect(fold).toHaveCount(0, { timeout: restMs })
    }).toPass()
  }

  /** Looks for it among what is bought. */
  async seesCompleted(name: string): Promise<void> {
    await this.openCompleted()
    await expect(this.completed).toContainText(name)
  }

  row(name: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByText(name, { exact: true }) })
  }

  /** What ticks a row. */
  circle(name: string): Locator {
    return this.page.getByRole('button', { name: `Bifează ${name}`, exact: true })
  }

  /** Rows have stood where they are for as long as a press on them needs to count. */
  async rowsRest(): Promise<void> {
    await this.page.waitForFunction(haveRowsRestedFor, restMs, { polling: pollingMs })
  }

  /** Ticks, and sees it ticked: it is on the device then. */
  async tick(name: string): Promise<void> {
    await this.pressInRow(this.circle(name), this.circle(name), 0)
  }

  /** Opens the sheet of an item. */
  async edit(name: string): Promise<void> {
    await this.pressInRow(this.page.getByRole('button', { name: `Modifică ${name}` }), this.form, 1)
  }

  /** Keeps what was changed in the sheet of an item. */
  /** Fills in fields of an item's sheet, by their labels. */
  async say(name: string, fields: Readonly<Record<string, string>>): Promise<void> {
    await this.edit(name)
    for (const [label, text] of Object.entries(fields))
      await this.form.getByLabel(label, { exact: true }).fill(text)
    await this.save()
  }

  async save(): Promise<void> {
    await this.form.getByRole('button', { name: 'Salvează' }).click()
    await expect(this.form).toHaveCount(0)
  }

  /** Deletes, and sees it gone: it is off the device then. */
  async remove(name: string): Promise<void> {
    const bin = this.page.getByRole('button', { name: `Șterge ${name}`, exact: true })
    await this.pressInRow(bin, bin, 0)
  }

  /** Presses something in a row; once more where rows have moved just as it was pressed, and it counted for nothing. */
  async pressInRow(
    button: Locator,
    seen: Locator,
    count: number,
    press: (target: Locator) => Promise<void> = (target) => target.click(),
  ): Promise<void> {
    await button.waitFor()
    await expect(async () => {
      await this.rowsRest()
      if ((await seen.count()) !== count) await press(button)
      await expect(seen).toHaveCount(count, { timeout: unansweredMs })
    }).toPass()
  }

  async startShopping(): Promise<void> {
    await this.page.getByRole('button', { name: 'Mod cumpărături' }).click()
    await expect(this.page.getByRole('heading', { name: 'La cumpărături', level: 1 })).toBeVisible()
  }

  /** All that the list says, in sight or not, in the order it says it: two people with the same list read the same. */
  async readList(): Promise<string[]> {
    return this.page.getByRole('listitem').allTextContents()
  }

  /** All is sent, and the device has written down that it is: a page left before that says it once more. */
  async seesNothingWaiting(): Promise<void> {
    await expect(this.page.getByText('în așteptare')).toHaveCount(0)
    const countUnsent = async () => {
      const { lists, waiting } = await this.page.evaluate(readDevice)
      return waiting + lists.filter(({ hasArrived }) => !hasArrived).length
    }
    await expect.poll(countUnsent, soon).toBe(0)
  }
}

/** Runs in the page. @returns whether no row has moved for so long, as far as that was looked at */
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

/**
 * Runs in the page. @returns whether anything has changed since it was last asked that changes when something is added, or is
 * not: the rows, how much is bought of how much, what is said
 */
function isAnsweredAnew(): boolean {
  const watched = globalThis as unknown as { answers?: string }
  const { value, max } = document.querySelector<HTMLProgressElement>('.list-progress') ?? { value: 0, max: 0 }
  const said = [...document.querySelectorAll('.toast')].map(({ textContent }) => textContent)
  const answers = JSON.stringify([document.querySelectorAll('[data-item]').length, value, max, ...said])
  const isAnew = answers !== watched.answers
  watched.answers = answers
  return isAnew
}

/** What a browser keeps of lists. */
interface Device {
  lists: { id: string; token: string; hasArrived: boolean }[]
  openedIds: string[]
  /** Changes that the server has not answered. */
  waiting: number
}

/** Runs in the page: what is read there is the device itself, not what the page says of it. */
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
