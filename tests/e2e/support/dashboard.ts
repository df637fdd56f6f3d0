import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { testLimits } from '../../support/limits.ts'

/** PocketBase's own dashboard, as an admin uses it. */
export class Dashboard {
  readonly #page: Page
  readonly #url: string
  readonly #admin: { email: string; password: string }
  /** The record that is open. */
  readonly record: Locator

  /** @param dataFolder of a product that runs: it says where the dashboard is, and who may enter */
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

  /** Shows the records of a collection. */
  async open(collection: string): Promise<void> {
    await this.#page.locator(`.nav-item[title="${collection}"]`).click()
    await expect(this.#page.locator('.page-header')).toContainText(collection)
  }

  /** Opens the one record of a collection that has a text in a column. */
  async openRecord(collection: string, column: string, text: string): Promise<void> {
    const filter = encodeURIComponent(`${column}="${text}"`)
    await this.open(collection)
    await this.#page.goto(`${this.#url}/_/#/collections?collection=${collection}&filter=${filter}`)
    const row = this.cell(text).first()
    // A new product has what its files say only a moment after its start, and the dashboard shows what it has once.
    await expect(async () => {
      if (!(await row.isVisible())) await this.#page.reload()
      await expect(row).toBeVisible()
    }).toPass({ timeout: testLimits.stateMs })
    await row.click()
    await expect(this.record).toBeVisible()
    await expect(this.field(column)).toHaveValue(text)
  }

  /** What the open record says of one of its columns: its help, or what is wrong with it. */
  said(column: string): Locator {
    return this.record.locator('.grid > div', { has: this.#page.locator(`[name="${column}"]`) })
  }

  /** Chooses one more of a column of choices. */
  async choose(column: string, choice: string): Promise<void> {
    await this.field(column).click()
    await this.said(column).getByRole('button', { name: choice, exact: true }).click()
    await this.#page.keyboard.press('Escape')
  }

  /** Takes back what is chosen in a column of choices. */
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

  /** A field of the open record, by its column. */
  field(column: string): Locator {
    return this.record.locator(`[name="${column}"]`)
  }

  async save(): Promise<void> {
    await this.record
      .getByRole('button', { name: /^(Create|Save changes)/ })
      .first()
      .click()
  }

  /** A cell of the table, by what stands in it. */
  cell(text: string): Locator {
    return this.#page.locator('table').getByText(text)
  }

  async reload(): Promise<void> {
    await this.#page.reload()
  }
}
