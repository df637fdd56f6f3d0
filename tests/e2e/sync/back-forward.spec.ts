import playwrightConfig from '../../../playwright.config.ts'
import { addresses, guideAddresses } from '../../../src/site.ts'
import type { Person } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

// Playwright turns off the cache that is tested here.
const ignoreDefaultArgs = ['--disable-back-forward-cache']
test.use({ launchOptions: { ...playwrightConfig.use?.launchOptions, ignoreDefaultArgs } })

const elsewhere = guideAddresses.foodSources
const pages = [
  addresses.home,
  addresses.features,
  addresses.about,
  addresses.product,
  addresses.privacy,
  addresses.siteMap,
  addresses.guide,
  addresses.food('rosii'),
  guideAddresses.foodLetter('a'),
  guideAddresses.foodCategory('legume'),
  guideAddresses.foodSeason('mai'),
]

/** Leaves the page by `leave` and goes back. @returns the reasons why the browser did not keep the page, null if it did */
async function leaveAndReturn({ page }: Person, leave: () => Promise<unknown>): Promise<unknown> {
  // On the first visit the service worker takes over the open pages, once; a page in the back/forward cache would be
  // dropped.
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  await page.evaluate(() => Object.assign(window, { isWhatWasLeft: true }))
  await leave()
  await page.waitForFunction(() => !('isWhatWasLeft' in window))
  // A restored page fires no load event, for which Playwright would wait.
  await page.goBack({ waitUntil: 'commit' })
  return page.evaluate(() => {
    if ('isWhatWasLeft' in window) return null
    const [entry] = performance.getEntriesByType('navigation')
    return (entry as unknown as { notRestoredReasons: unknown }).notRestoredReasons ?? 'for no reason given'
  })
}

for (const path of pages) {
  test(`${path} is there at once when one goes back to it, and counts as viewed`, async ({ person }) => {
    const viewed: unknown[] = []
    person.context.on('request', (request) => {
      if (request.url().endsWith('/api/views')) viewed.push(request.postDataJSON().path)
    })
    await person.open(path)
    expect(await leaveAndReturn(person, () => person.page.goto(elsewhere))).toBeNull()
    await expect.poll(() => viewed).toEqual([path, elsewhere, path])
  })
}

test('a list that opened in place of the home page is still there when one goes back to it', async ({
  person,
}) => {
  await person.createList('Cină')
  await person.open(addresses.home)
  await person.page.getByRole('link', { name: /Cină/ }).click()
  await person.add('lapte')
  await person.seesNothingWaiting()
  expect(await leaveAndReturn(person, () => person.page.goto(elsewhere))).toBeNull()
  await expect(person.row('lapte')).toBeVisible()
  await person.tick('lapte')
  await person.seesCompleted('lapte')
})

test('a list is there at once when one goes back to it, live and with its people', async ({ newPerson }) => {
  const ana = await newPerson()
  const link = await ana.createList()
  await ana.open(link)
  await ana.add('lapte')
  const guest = await newPerson()
  await guest.open(link)
  const people = ({ page }: Person, text: string) => page.getByText(text, { exact: true })
  await expect(people(ana, '2 persoane')).toBeVisible()
  await ana.field.fill('pâi')
  await ana.tick('lapte')
  await ana.seesNothingWaiting()

  const reasons = await leaveAndReturn(ana, async () => {
    await ana.page.getByRole('link', { name: 'Înapoi' }).click()
    await expect(people(guest, 'Doar eu')).toBeVisible()
    await guest.add('ouă')
  })
  expect(reasons).toBeNull()
  await expect(ana.row('ouă')).toBeVisible()
  await expect(ana.field).toHaveValue('pâi')
  await expect(people(ana, '2 persoane')).toBeVisible()
  await expect(people(guest, '2 persoane')).toBeVisible()
  await guest.add('zahăr')
  await expect(ana.row('zahăr')).toBeVisible()
  await ana.tick('zahăr')
  await guest.seesCompleted('zahăr')
})
