import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { Person } from '../e2e/support/person.ts'
import { type ListClient, makeList } from '../support/people/api.ts'
import { figure } from './kit/figure.ts'
import { realisticItems, typed } from './kit/realistic-items.ts'
import { type Measurement, newPhone } from './kit/workbench.ts'

const items = 200
const rounds = 7
const longestMs = 3_000
const pollMs = 10

/** Items pasted without a connection: the time from its return until the server has them all and the page shows it. */
export const offline200: Measurement = async (bench) => {
  const url = await bench.product()
  const browser = await bench.browser()
  const times: number[] = []
  while (times.length < rounds) times.push(await timeReturn(browser, await makeList(url)))
  const bar = { median: longestMs, p95: longestMs }
  return [figure(`${items} items added offline, until all have arrived`, 'ms', times, bar)]
}

async function timeReturn(browser: Browser, list: ListClient): Promise<number> {
  const phone = await newPhone(browser, list.url)
  try {
    const person = new Person(await phone.newPage())
    await person.open(`/list/${list.token}`)
    await person.page.locator('.status-line').waitFor({ state: 'detached' })
    await phone.setOffline(true)
    await person.add(realisticItems(items).map(typed).join('\n'))
    const waiting = person.page.locator('.status-waiting')
    await waiting.filter({ hasText: `${items}` }).waitFor()
    const backAt = performance.now()
    await phone.setOffline(false)
    await Promise.all([waiting.waitFor({ state: 'detached' }), untilStored(list)])
    return performance.now() - backAt
  } finally {
    await phone.close()
  }
}

async function untilStored(list: ListClient): Promise<void> {
  const signal = AbortSignal.timeout(10 * longestMs)
  while ((await list.read()).items.length < items) await pause(pollMs, undefined, { signal })
}
