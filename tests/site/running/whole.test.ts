import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { servedStates } from '../../../src/list/texts.ts'
import { makeLongList } from '../../bench/kit/realistic-items.ts'
import { makeList } from '../../support/people/api.ts'
import { type Site, startSite } from '../../support/server/site.ts'
import { testWhole } from '../../support/server/smoke.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
})

afterAll(() => site.stop())

testWhole(() => site.url)

test('the page of a list says that the list ends at night where the site is a demonstration, and only there', async () => {
  const demo = await startSite({ isDemo: true })
  onTestFinished(demo.stop)
  const banners = [demo, site].map(async ({ url }) => {
    const list = await makeList(url, 'Weekend la bunici')
    return (await (await fetch(`${url}/list/${list.token}`)).text()).includes(servedStates.demo)
  })
  expect(await Promise.all(banners)).toEqual([true, false])
})

test('each page of a list has its own rows, also while visitors give pages up', async () => {
  const lists = [await makeLongList(site.url, 20), await makeLongList(site.url, 60)]
  const asked = Array.from({ length: 40 }, async (_, at) => {
    const list = lists[at % 2] ?? lists[0]
    const signal = at % 3 === 0 ? AbortSignal.timeout(at) : null
    const page = await fetch(`${site.url}/list/${list?.token}`, { signal }).then(
      (answer) => answer.text(),
      () => undefined,
    )
    return { page, list }
  })
  const pages = (await Promise.all(asked)).filter(({ page }) => page !== undefined)
  expect(pages.length).toBeGreaterThan(20)
  const known = new Map<unknown, string[]>()
  for (const list of lists) known.set(list, (await list.items()).map(({ id }) => id).toSorted())
  for (const { page = '', list } of pages) {
    const rows = [...page.matchAll(/<li [^>]*data-item="([^"]+)"/g)].map(([, id]) => id)
    expect(rows.toSorted()).toEqual(known.get(list))
  }
})
