import type { Page } from '@playwright/test'
import { testLimits } from '../../support/limits.ts'
import { type MailServer, startMailServer } from '../../support/mail/mail-server.ts'
import { startProduct } from '../../support/server/product.ts'
import { test as base, expect } from './test.ts'

/** The product with a mail server configured. */
export const test = base.extend<object, { mails: MailServer }>({
  mails: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
    async ({}, use) => {
      const mails = await startMailServer('starttls')
      await use(mails)
      await mails.stop()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ mails }, use) => {
      const product = await startProduct(mails.settings)
      await use(product)
      await product.end()
    },
    { scope: 'worker', timeout: testLimits.startMs },
  ],
})

export const password = 'parola-de-probă'
let people = 0

/** Returns an address that is new in this run. */
export function newEmail(): string {
  people += 1
  return `ana-${process.pid}-${people}@example.com`
}

/** Opens a page and waits for its script, without which its forms do nothing. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
}

/** Waits for mail number `count` to an address, and opens its link on the product's real address. */
export async function openMail(page: Page, { mailsTo }: MailServer, email: string, count = 1): Promise<void> {
  await expect.poll(() => mailsTo(email).length).toBe(count)
  const { pathname, hash } = new URL(mailsTo(email).at(-1)?.link.replace(':0/', '/') ?? '')
  // Only the fragment differs between two tokens, so the page would not reload without leaving it.
  await page.goto('about:blank')
  await open(page, pathname + hash)
}

export async function signUp(page: Page, email: string): Promise<void> {
  await open(page, '/auth')
  await fillSignUp(page, email)
}

/** Signs up on the open page. */
export async function fillSignUp(page: Page, email: string): Promise<void> {
  await typeSignUp(page, email)
  await expect(page.getByRole('status')).toContainText(
    'Verificați e-mailul: v-am trimis linkul de confirmare!',
  )
}

export async function typeSignUp(page: Page, email: string): Promise<void> {
  await page.getByRole('tab', { name: 'Cont nou' }).click()
  await page.getByLabel('Nume').fill('Ana')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Parolă').fill(password)
  await page.getByRole('button', { name: 'Creează contul' }).click()
}

export async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await open(page, '/auth')
  await fillSignIn(page, email, secret)
}

/** Signs in on the open page. */
export async function fillSignIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Parolă').fill(secret)
  await page.getByRole('button', { name: 'Intră în cont' }).click()
}

/** Makes a confirmed account, signs in and opens the account page. @returns the e-mail address */
export async function hasAccount(page: Page, mails: MailServer): Promise<string> {
  const email = newEmail()
  await signUp(page, email)
  await openMail(page, mails, email)
  await expect(page.getByRole('status')).toContainText('Adresa este confirmată.')
  await signIn(page, email)
  await expect(page).toHaveURL('/')
  await open(page, '/cont')
  await expect(page.getByText(email)).toBeVisible()
  return email
}
