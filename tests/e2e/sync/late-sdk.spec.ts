import type { Person } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

/** The script with PocketBase's SDK. */
const sdk = '**/_astro/pocketbase.*.js'

/** On a visitor's first page, no service worker has the SDK yet. */
test.use({ serviceWorkers: 'block' })

test('a list is drawn and used before PocketBase’s SDK has come, and says all of it then', async ({
  person,
  newPerson,
}) => {
  const link = await person.openNewList('Cină')
  const guest = await newPerson()
  let letThrough = () => {}
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await guest.context.route(sdk, async (route) => {
    await isLetThrough
    await route.continue()
  })
  await guest.open(link)
  await guest.add('lapte')
  await guest.add('ouă')
  await guest.tick('ouă')
  await expect(guest.row('lapte')).toBeVisible()
  await expect(guest.completed).toContainText('1')
  await expect(person.row('lapte')).toHaveCount(0)
  letThrough()
  await expect(person.row('lapte')).toBeVisible()
  await expect(person.completed).toContainText('1')
  await guest.isLive()
})

test('an SDK that could not be fetched is fetched again, without a reload', async ({ person, newPerson }) => {
  const link = await person.openNewList('Cină')
  const guest = await newPerson()
  let failures = 0
  await guest.context.route(sdk, async (route) => {
    failures += 1
    await route.abort()
  })
  await guest.open(link)
  await guest.add('lapte')
  await expect.poll(() => failures).toBeGreaterThan(1)
  await guest.context.unroute(sdk)
  await expect(person.row('lapte')).toBeVisible()
  await person.add('pâine')
  await expect(guest.row('pâine')).toBeVisible()
  await guest.isLive()
})

/** Collects the address of every file that a page requests from now on. */
function askedFor({ page }: Person): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  return asked
}

test('the home page fetches the SDK with the first list that is made on it, and no sooner', async ({
  person,
}) => {
  const asked = askedFor(person)
  const fetched = () => asked.filter((url) => /\/_astro\/pocketbase\./.test(url)).length
  await person.open('/')
  await person.page.waitForLoadState('networkidle')
  expect(fetched()).toBe(0)
  await person.page.getByRole('button', { name: 'Creează lista' }).click()
  await expect(person.field).toBeVisible()
  await expect.poll(fetched).toBeGreaterThan(0)
})
