import type { Page } from '@playwright/test'
import type { Person } from './person.ts'
import { panel, type State } from './short-list.ts'

/** States of the keys of a list, and the page about the API. */
export const keyStates: Readonly<Record<string, State>> = {
  'api-keys': async (person) => {
    await makeKey(person)
    await person.page.getByRole('button', { name: 'Am copiat-o' }).click()
    await person.page.getByRole('textbox', { name: 'Numele programului' }).waitFor()
  },
  'api-key-told': async (person) => {
    await makeKey(person)
    const key = await person.page.getByRole('textbox', { name: 'Cheia', exact: true }).inputValue()
    await person.page.request.put('/api/v1/webhook', {
      headers: { Authorization: `Bearer ${key}` },
      data: { url: 'https://casa.example.org/liste' },
    })
    await person.page.keyboard.press('Escape')
    await person.openMenu('Chei pentru alte aplicații')
    await person.page.getByText('anunță casa.example.org').waitFor()
  },
  'api-keys-none': async (person) => {
    await panel('Chei pentru alte aplicații')(person)
    await person.page.getByText('Lista nu are încă nicio cheie.').waitFor()
  },
  'api-key-made': makeKey,
  'api-key-tasks': async (person) => {
    await makeKey(person)
    await person.page.getByText('cheia de mai sus').scrollIntoViewIfNeeded()
  },
  'api-key-question': async (person) => {
    await keyStates['api-keys']?.(person)
    await person.page.getByRole('button', { name: /^Ia înapoi cheia/ }).click()
  },
  'api-keys-offline': async (person) => {
    await panel()(person)
    await person.page.route('**/api/list/keys', (route) => route.abort())
    await person.chooseInMenu('Chei pentru alte aplicații')
    await person.page.getByText('Cheile nu s-au putut citi.').waitFor()
  },
  'api-docs': (person) => person.open('/api/v1/docs'),
}

/** Makes an API key for a voice assistant. */
async function makeKey(person: Person): Promise<void> {
  await panel('Chei pentru alte aplicații')(person)
  await person.page.getByRole('textbox', { name: 'Numele programului' }).fill('Asistentul din bucătărie')
  await person.page.getByRole('button', { name: 'Fă cheia' }).click()
  await person.page.getByRole('textbox', { name: 'Cheia', exact: true }).waitFor()
}

/** Answers requests about the keys of the account, which has one. */
export async function pretendAccountKey(page: Page): Promise<void> {
  const id = '00000000-0000-4000-8000-000000000002'
  const key = { id, name: 'Casa', access: 'write', createdAt: '', lastUsedAt: '', tells: '' }
  await page.route('**/api/account/keys', (route) =>
    route.fulfill(route.request().method() === 'POST' ? { status: 204 } : { json: { keys: [key] } }),
  )
}

/** Makes a key on the account page, with the question about revoking the other one open. */
export async function makeAccountKey({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Ia înapoi cheia Casa' }).click()
  await page.getByLabel('Programul').fill('Telefon')
  await page.getByRole('button', { name: 'Fă cheia' }).click()
  await page.getByRole('textbox', { name: 'Cheia' }).waitFor()
}
