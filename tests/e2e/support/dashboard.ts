import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { testLimits } from '../../support/limits.ts'

/** Milliseconds after which the dashboard is loaded again if it does not show a record yet; doubled each time. */
const firstPatienceMs = 5_000

/** PocketBase's dashboard, as an administrator uses it. */
export class Dashboard {
  readonly #page: Page
  readonly #url: string
  readonly #admin: { email: string; password: string }
  /** The open record. */
  readonly record: Locator

  /** @param dataFolder of a running product: its files contain the dashboard's address and the sign-in data */
  constructor(page: Page, dataFolder: string) {
    const read = (name: string) => JSON.parse(readFileSync(join(dataFolder, name), 'utf8'))
    this.#page = page
    page.setDefaultTimeout(testLimits.stateMs)
    this.#url = read('running.json').url
    this.#admin = read('admin.json')
    this.record = page.locator('.record-upsert-modal')
  }

  async signIn(): Promise<void> {
    await this.#page.goto(`${this.#url}/_/`)
    await this.#page.getByLabel('Email').fill(this.#admin.email)
    await this.#page.getByRole('textbox', { name: 'Password' }).fill(this.#admin.password)
    await this.#page.getByRole('button', { name: 'Login' }).click()
    await expect(this.#page.locator('.new-record-btn')).toBeVisible()
  }

  /** Opens the records of a collection. */
  async open(collection: string): Promise<void> {
    await this.#page.locator(`.nav-item[title="${collection}"]`).click()
    await expect(this.#page.locator('.page-header')).toContainText(collection)
  }

  /** Opens the only record of a collection that has a text in a column. */
  async openRecord(collection: string, column: string, text: string): Promise<void> {
    const filter = encodeURIComponent(`${column}="${text}"`)
    await this.open(collection)
    await this.#page.goto(`${this.#url}/_/#/collections?collection=${collection}&filter=${filter}`)
    const row = this.cell(text).first()
    // A new product has the records of its files only a moment after its start, and the dashboard does not refresh itself:
    // it is loaded again until it shows them.
    let patienceMs = firstPatienceMs
    await expect(async () => {
      if (!(await row.isVisible())) await this.#page.reload()
      const timeout = patienceMs
      patienceMs *= 2
      await expect(row).toBeVisible({ timeout })
    }).toPass({ timeout: testLimits.stateMs })
    await row.click()
    await expect(this.record).toBeVisible()
    await expect(this.field(column)).toHaveValue(text)
  }

  /** Part of the open record with one column: its input, its help and its error. */
  said(column: string): Locator {
    return this.record.locator('.grid > div', { has: this.#page.locator(`[name="${column}"]`) })
  }

  /** Adds a choice in a column with several choices. */
  async choose(column: string, choice: string): Promise<void> {
    await this.field(column).click()
    await this.said(column).getByRole('button', { name: choice, exact: true }).click()
    await this.#page.keyboard.press('Escape')
  }

  /** Removes a choice from a column with several choices. */
  async unchoose(column: string, choice: string): Promise<void> {
    await this.field(column).locator('.selected-item', { hasText: choice }).getByRole('button').click()
  }

  async newRecord(): Promise<void> {
    await this.#page.locator('.new-record-btn').click()
    await expect(this.record).toBeVisible()
  }

  /** Fills columns of the open record. */
  async fill(columns: Readonly<Record<string, string>>): Promise<void> {
    for (const [column, text] of Object.entries(columns)) await this.field(column).fill(text)
  }

  /** The input of a column in the open record. */
  field(column: string): Locator {
    return this.record.locator(`[name="${column}"]`)
  }

  async save(): Promise<void> {
    await this.record
      .getByRole('button', { name: /^(Create|Save changes)/ })
      .first()
      .click()
  }

  /** A table cell with this text. */
  cell(text: string): Locator {
    return this.#page.locator('table').getByText(text)
  }

  async reload(): Promise<void> {
    await this.#page.reload()
  }
}
