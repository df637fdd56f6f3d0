import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'

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

  async newRecord(): Promise<void> {
    await this.#page.locator('.new-record-btn').click()
    await expect(this.record).toBeVisible()
  }

  /** A field of the open record, by its column. */
  field(column: string): Locator {
    return this.record.locator(`[name="${column}"]`)
  }

  /** The editor of a column that holds JSON. */
  jsonField(column: string): Locator {
    return this.field(column).getByRole('textbox')
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
