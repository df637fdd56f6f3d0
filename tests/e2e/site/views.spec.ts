import { readPageViews } from '../../support/people/page-views.ts'
import { operatorOf } from '../../support/server/operator.ts'
import type { Person } from '../support/person.ts'
import { expect, test } from '../support/test.ts'

/** Collects the path and the body of every request that the person's pages send. */
function watchBodies({ context }: Person): { path: string; body: string }[] {
  const bodies: { path: string; body: string }[] = []
  context.on('request', (request) => {
    const body = request.postData()
    if (body !== null) bodies.push({ path: new URL(request.url()).pathname, body })
  })
  return bodies
}

const views = (bodies: readonly { path: string; body: string }[]) =>
  bodies.filter(({ path }) => path === '/api/views').map(({ body }) => JSON.parse(body))

/** Sends a request and waits for it: requests that were sent earlier have been collected by then. */
async function askSomething({ page }: Person): Promise<void> {
  const asked = page.waitForRequest('**/icons-nobody-has.svg')
  await page.evaluate(() => fetch('/icons-nobody-has.svg'))
  await asked
}

test('each page that is opened is counted, a list as no list in particular', async ({ person, product }) => {
  const operator = operatorOf(product.dataFolder)
  const before = await readPageViews(operator)
  const rise = async (path: string) => ((await readPageViews(operator))[path] ?? 0) - (before[path] ?? 0)
  const bodies = watchBodies(person)
  const link = await person.createList()
  await person.add('lapte')
  await person.page.goto('/alimente/urda/?de=undeva')
  await person.page.goto('/alimente/urda/')
  await expect.poll(() => rise('/alimente/urda/')).toBe(2)
  await expect.poll(() => rise('/list/')).toBeGreaterThanOrEqual(1)
  await expect.poll(() => rise('/')).toBeGreaterThanOrEqual(1)
  const token = link.split('/').at(-1) ?? ''
  expect(bodies.filter(({ body }) => body.includes(token))).toEqual([])
  expect(views(bodies)).toContainEqual({ path: '/list/' })
})

test('a list that opens in place of the home page is counted, and so is going back', async ({ person }) => {
  await person.createList('Cină')
  await person.open('/')
  const bodies = watchBodies(person)
  await person.page.getByRole('link', { name: /Cină/ }).click()
  await expect(person.field).toBeVisible()
  await person.page.goBack()
  await expect(person.field).toBeHidden()
  await expect.poll(() => views(bodies)).toEqual([{ path: '/list/' }, { path: '/' }])
})

test('a page that the site has not is not counted', async ({ person, product }) => {
  await person.page.goto('/alimente/nimic-de-acest-fel/')
  await person.page.goto('/alimente/litera/u/')
  const counted = () => readPageViews(operatorOf(product.dataFolder))
  await expect.poll(counted).toHaveProperty('/alimente/litera/u/')
  expect(await counted()).not.toHaveProperty('/alimente/nimic-de-acest-fel/')
})

for (const [wish, value] of [
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const) {
  test(`a visitor with ${wish} is not counted`, async ({ person }) => {
    await person.context.addInitScript(
      ([name, set]) => Object.defineProperty(Navigator.prototype, name, { get: () => set }),
      [wish, value] as const,
    )
    const bodies = watchBodies(person)
    await person.createList()
    await person.page.goto('/alimente/urda/')
    await askSomething(person)
    expect(views(bodies)).toEqual([])
    expect(bodies).not.toEqual([])
  })
}
