import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { servedStates } from '../../../src/list/texts.ts'
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
