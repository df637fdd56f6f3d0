import type { Person } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

const words = '**/words/*.json'

test('a list is on its shelves before the words are here, and later additions find their own', async ({
  newPerson,
}) => {
  const author = await newPerson()
  const link = await author.openNewList()
  await author.add('lapte, mere, detergent')
  await author.seesNothingWaiting()

  const person = await newPerson({ serviceWorkers: 'block' })
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await person.page.route(words, async (route) => {
    await released
    await route.continue()
  })
  await person.open(link)
  const shelves = person.pending.getByRole('heading', { level: 3 })
  await expect(shelves).toHaveText(['Fructe', 'Lactate', 'Curățenie'])
  await person.add('pâine')
  await expect(shelves).toHaveText(['Fructe', 'Lactate', 'Curățenie', 'Altele'])

  release()
  await expect(shelves).toHaveText(['Fructe', 'Lactate', 'Pâine', 'Curățenie'])
})

test('a list made without a connection knows the shelves', async ({ newPerson }) => {
  const person = await newPerson({ serviceWorkers: 'allow' })
  await person.open('/')
  await person.hasTheSite()
  await person.goOffline()
  await person.page.getByRole('button', { name: 'Creează lista' }).click()
  await person.add('lapte, mere')
  await expect(person.pending.getByRole('heading', { level: 3 })).toHaveText(['Fructe', 'Lactate'])
})

test('words that could not be fetched are fetched with the next connection', async ({ newPerson }) => {
  const person = await newPerson({ serviceWorkers: 'block' })
  const askedInVain = await noteFailures(person)
  const failing = await person.page.route(words, (route) => route.abort())
  await person.openNewList()
  await person.add('lapte')
  const shelves = person.pending.getByRole('heading', { level: 3 })
  await expect(shelves).toHaveText(['Altele'])
  await expect.poll(askedInVain).toContain('/words/')
  await failing.dispose()
  await person.goOffline()
  await person.context.setOffline(false)
  await expect(shelves).toHaveText(['Lactate'])
})

/** Records the fetches that fail, from the start of the page. @returns reads their addresses */
async function noteFailures({ page }: Person): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const failures: unknown[] = []
    const ask = globalThis.fetch
    globalThis.fetch = (...asked) =>
      ask(...asked).catch((problem) => {
        failures.push(asked[0])
        throw problem
      })
    Object.assign(globalThis, { failures })
  })
  return () => page.evaluate(() => Reflect.get(globalThis, 'failures').join())
}
