import { readFileSync } from 'node:fs'
import { inProject } from '../../../scripts/lib/root.ts'
import { testLimits } from '../../support/limits.ts'
import type { Person } from '../support/person.ts'
import { expect, test } from '../support/test.ts'
import { waitForHistory } from '../support/weekly-items.ts'

/** Returns the slugs of random foods, different in each run; the report of the test names them. */
function someFoods(count: number): string[] {
  const slugs = readFileSync(inProject('src/content/tables/foods.csv'), 'utf8')
    .split('\n')
    .slice(1)
    .flatMap((line) => line.match(/^[a-z-]+(?=,)/) ?? [])
  return slugs
    .map((slug) => ({ slug, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ slug }) => slug)
}

test('with the server gone, the site opens from the device; once it is back, the list is the same for all', async ({
  newPerson,
  ownProduct,
}, { annotations }) => {
  test.setTimeout(testLimits.processesMs)
  const person = await newPerson({ baseURL: ownProduct.url })
  const guest = await newPerson({ baseURL: ownProduct.url })
  const link = await person.createList('Weekend la bunici')
  await person.add('lapte, pâine, ouă 10')
  await person.seesNothingWaiting()
  await guest.open(link)
  await person.hasTheSite()
  await ownProduct.stop()

  await test.step('the home page, and again', async () => {
    await person.open('/')
    await expect(person.page.getByRole('link', { name: 'Weekend la bunici' })).toBeVisible()
    await person.page.reload()
    await expect(person.page.getByRole('link', { name: 'Weekend la bunici' })).toBeVisible()
  })

  await test.step('the list, with changes made on it, and again', async () => {
    await person.open(link)
    await person.add('unt 2 pachete')
    await person.tick('lapte')
    await person.remove('pâine')
    await expect(person.page.getByText('3 modificări în așteptare')).toBeVisible()
    await person.page.reload()
    await expect(person.row('unt')).toContainText('2 pachete')
    await expect(person.row('pâine')).toHaveCount(0)
    await person.seesCompleted('lapte')
  })

  await test.step('twenty foods, and again', async () => {
    const foods = someFoods(20)
    annotations.push({ type: 'foods', description: foods.join(' ') })
    for (const food of foods) await readsFood(person, food)
  })

  await test.step('every other page, in every spelling of the site’s own links', async () => {
    for (const address of [
      '/alimente/',
      '/alimente/litera/b/',
      '/alimente/sezon/mai/',
      '/despre',
      '/functii',
    ])
      await person.open(address)
  })

  await ownProduct.startAgain()
  await person.open(link)
  await expect(guest.row('unt')).toBeVisible()
  await guest.seesCompleted('lapte')
  await expect(guest.row('pâine')).toHaveCount(0)
  await person.seesNothingWaiting()
})

async function readsFood({ page }: Person, slug: string): Promise<void> {
  const answer = await page.goto(`/alimente/${slug}/`)
  expect(answer?.fromServiceWorker(), slug).toBe(true)
  const name = await page.getByRole('heading', { level: 1 }).textContent()
  expect(name, slug).toBeTruthy()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  await expect(page.getByRole('button', { name: 'Adaugă în lista de cumpărături' })).toBeVisible()
}

test('a page that the device never had says so, and leads to the lists', async ({
  newPerson,
  ownProduct,
}) => {
  const person = await newPerson({ baseURL: ownProduct.url })
  await person.open('/')
  await person.hasTheSite()
  await ownProduct.stop()
  await person.page.goto('/o-pagina-de-mai-tarziu')
  await expect(person.page.getByRole('heading', { name: 'Nu este semnal' })).toBeVisible()
  await person.page.getByRole('link', { name: 'La listele mele' }).click()
  await expect(person.page.getByRole('button', { name: 'Creează lista' })).toBeVisible()
})

test('the guide is not downloaded in data saver mode', async ({ newPerson }) => {
  const person = await newPerson()
  await person.context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const asked: string[] = []
  person.context.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await person.open('/')
  await person.page.waitForFunction(() => navigator.serviceWorker.controller)
  await person.page.reload()
  await person.page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.startsWith('/offline/pictures'))).toHaveLength(1)
  expect(asked.filter((path) => path.startsWith('/offline/pages'))).toEqual([])
})

test('no cache holds a list or its key', async ({ person }) => {
  await waitForHistory(person.context)
  const link = await person.createList('Secretă')
  await person.add('cadou pentru Ana, pâine')
  await person.tick('cadou pentru Ana')
  await person.openCompleted()
  await person.completed.getByRole('button', { name: 'Șterge-le' }).click()
  await person.hasTheSite()
  await person.open(link)
  await person.openMenu('Istoric')
  await person.page.getByRole('dialog').getByRole('button', { name: 'cadou pentru Ana' }).waitFor()
  const kept = await person.page.evaluate(async () => {
    const caught: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        caught.push(request.url, (await (await cache.match(request))?.text()) ?? '')
      }
    }
    return caught.join('\n')
  })
  const token = link.split('/').at(-1) ?? ''
  expect(kept).toContain('/_astro/')
  expect(kept).not.toContain(token)
  expect(kept).not.toContain('cadou pentru Ana')
})
