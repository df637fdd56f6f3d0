import type { Browser, Page } from '@playwright/test'
import { makeList } from '../support/people/api.ts'
import { type Figure, figure } from './kit/figure.ts'
import { type Measurement, newPhone } from './kit/workbench.ts'

const lists = 1_000
const rounds = 9
const longestMs = 5
const address = '/despre'

/** The cost of many stored lists without waiting changes, for a page that shows none of them. */
export const manyLists: Measurement = async (bench) => {
  const url = await bench.product()
  const browser = await bench.browser()
  const { token } = await makeList(url)
  return [
    ...(await measurePage(browser, url, `/list/${token}`, 0)),
    ...(await measurePage(browser, url, `/list/${token}`, lists)),
  ]
}

async function measurePage(browser: Browser, url: string, list: string, more: number): Promise<Figure[]> {
  const phone = await newPhone(browser, url)
  try {
    const page = await phone.newPage()
    await page.goto(list, { waitUntil: 'networkidle' })
    await page.evaluate(keepMore, more)
    const scriptMs: number[] = []
    const asked: number[] = []
    while (scriptMs.length < rounds) {
      const visit = await visitPage(page)
      scriptMs.push(visit.scriptMs)
      asked.push(visit.asked)
    }
    const of = `a page around the list, with ${more + 1} lists on the device`
    return [
      figure(`script of ${of}`, 'ms', scriptMs, { median: longestMs }),
      figure(`requests for lists by ${of}`, 'requests', asked, { median: 0, p95: 0 }),
    ]
  } finally {
    await phone.close()
  }
}

async function visitPage(page: Page): Promise<{ scriptMs: number; asked: number }> {
  const cdp = await page.context().newCDPSession(page)
  let asked = 0
  const count = (request: { url: () => string }) => {
    if (request.url().includes('/api/list')) asked += 1
  }
  page.context().on('request', count)
  await cdp.send('Performance.enable')
  await page.goto(address, { waitUntil: 'networkidle' })
  const { metrics } = await cdp.send('Performance.getMetrics')
  page.context().off('request', count)
  await cdp.detach()
  const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN
  return { scriptMs: seconds * 1_000, asked }
}

/** Runs in the page: stores copies of the list under other names. */
async function keepMore(count: number): Promise<void> {
  const answer = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const database = await answer(indexedDB.open('lista-noastra'))
  const store = database.transaction('lists', 'readwrite').objectStore('lists')
  const [list] = await answer(store.getAll())
  for (let index = 0; index < count; index += 1)
    store.add({ ...list, id: crypto.randomUUID(), token: crypto.randomUUID(), name: `Lista ${index}` })
  await new Promise((resolve) => store.transaction.addEventListener('complete', resolve))
  database.close()
}
