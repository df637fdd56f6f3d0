import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { accepted, call } from '../support/people/api.ts'
import { type DashboardApi, dashboardAt } from '../support/people/dashboard-api.ts'
import { signIn } from '../support/server/pocketbase.ts'
import { figure } from './kit/figure.ts'
import type { Measurement } from './kit/workbench.ts'

const rounds = 3
const longestMs = 60_000
const lookEveryMs = 100

/** The time from an admin's save of a food until its page shows it. */
export const publication: Measurement = async (bench) => {
  const { url, dataFolder } = await bench.installation()
  const dashboard = await dashboardOf(dataFolder)
  const times: number[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const title = `Roșii de grădină, ediția ${round}`
    const began = performance.now()
    accepted(await dashboard.dashboard.change('guide_foods', dashboard.food, { metaTitle: title }))
    while (!(await (await fetch(`${url}/alimente/rosii/`)).text()).includes(title)) await pause(lookEveryMs)
    times.push(performance.now() - began)
  }
  return [figure('an admin’s change of a food: save to the site', 'ms', times, { median: longestMs })]
}

/** Returns the dashboard of a running installation, and the id of a food's record. */
async function dashboardOf(dataFolder: string): Promise<{ dashboard: DashboardApi; food: string }> {
  const read = (name: string) => JSON.parse(readFileSync(join(dataFolder, name), 'utf8'))
  const { url } = read('running.json')
  const { email, password } = read('admin.json')
  const token = await signIn(url, { identity: email, password })
  const filter = new URLSearchParams({ filter: 'slug = "rosii"' })
  const found = async () =>
    accepted<{ items: { id: string }[] }>(
      await call(`${url}/api/collections/guide_foods/records?${filter}`, {
        headers: { Authorization: token },
      }),
    ).items[0]
  let record = await found()
  // The site adds the foods to the dashboard after its start.
  while (!record) {
    await pause(lookEveryMs)
    record = await found()
  }
  return { dashboard: dashboardAt(url, token), food: record.id }
}
