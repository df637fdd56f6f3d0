import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

interface Manifest {
  id: string
  start_url: string
  name: string
  icons: { src: string }[]
}

/** Returns the manifest as Chromium reads it, and its errors. */
async function readInstall(page: Page): Promise<{ manifest: Manifest; errors: string[] }> {
  const cdp = await page.context().newCDPSession(page)
  const { data = '{}', errors } = await cdp.send('Page.getAppManifest')
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors')
  // A test's browser has no profile into which an app could be installed.
  const others = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')
  return { manifest: JSON.parse(data), errors: [...errors, ...others].map((error) => JSON.stringify(error)) }
}

test('a list on the home screen opens that list, and is called as it is', async ({ person }) => {
  const link = await person.createList('Masa de Paște')
  await person.open(link)
  await person.hasTheSite()
  const { manifest, errors } = await readInstall(person.page)
  const { pathname } = new URL(link)
  expect(errors).toEqual([])
  expect(manifest).toMatchObject({ id: pathname, start_url: pathname, name: 'Masa de Paște' })
})

test('the home page on the home screen opens the home page, also when it is gone back to from a list', async ({
  person,
}) => {
  await person.createList('Masa de Paște')
  const token = new URL(person.page.url()).pathname
  await expect.poll(async () => (await readInstall(person.page)).manifest.start_url).toBe(token)
  await person.page.goBack()
  await person.hasTheSite()
  await expect.poll(async () => (await readInstall(person.page)).manifest.start_url).toBe('/')
  expect((await readInstall(person.page)).errors).toEqual([])
})

test('a list’s manifest is not cached, and not indexed', async ({ person }) => {
  const { pathname } = new URL(await person.createList('Acasă'))
  const answer = await person.page.request.get(`${pathname}/aplicatie.webmanifest`)
  expect(answer.status()).toBe(200)
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/manifest+json',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  const unknown = pathname.replace(/.{8}$/, '00000000')
  expect((await person.page.request.get(`${unknown}/aplicatie.webmanifest`)).status()).toBe(404)
})

test('an empty storage is no reason to know no list: it is found by its address', async ({
  person,
  newPerson,
}) => {
  const link = await person.createList('Masa de Paște')
  await person.add('pască')
  await person.seesNothingWaiting()
  const installed = await newPerson()
  await installed.open(link)
  await expect(installed.row('pască')).toBeVisible()
  await installed.hasTheList()
})
