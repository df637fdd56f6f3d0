import type { Browser, Page } from '@playwright/test'
import { bytesOf } from './kit/bytes-of.ts'
import { figure } from './kit/figure.ts'
import { makeLongList } from './kit/realistic-items.ts'
import { type Measurement, newPhone } from './kit/workbench.ts'

const items = 500
const loads = 9
const mostBytes = 9_000

interface Times {
  firstPaintMs: number
  readyMs: number
}

interface Load extends Times {
  requests: number
}

/** A long list: its bytes on the wire, and how it opens in a browser that has never seen it. */
export const open500: Measurement = async (bench) => {
  const url = await bench.product()
  const { token } = await makeLongList(url, items)
  const read = (coding: string) => bytesOf(`${url}/api/list`, coding, { 'X-Share-Token': token })
  const page = await bytesOf(`${url}/list/${token}`, 'br')
  const bar = { median: mostBytes }
  const weights = [
    figure(`GET /api/list with ${items} items, brotli`, 'bytes', [await read('br')], bar),
    figure(`GET /api/list with ${items} items, gzip`, 'bytes', [await read('gzip')], bar),
    figure(`page of a list with ${items} items, brotli`, 'bytes', [page]),
  ]
  const browser = await bench.browser()
  const found: Load[] = []
  while (found.length < loads) found.push(await timeLoad(browser, `${url}/list/${token}`))
  const valuesOf = (key: keyof Load) => found.map((load) => load[key])
  return [
    ...weights,
    figure('list requests from page to ready', 'requests', valuesOf('requests'), { p95: 1 }),
    figure('page to first paint', 'ms', valuesOf('firstPaintMs')),
    figure('page to ready and live', 'ms', valuesOf('readyMs')),
  ]
}

async function timeLoad(browser: Browser, address: string): Promise<Load> {
  const phone = await newPhone(browser, address)
  try {
    const page = await phone.newPage()
    const requests = countListRequests(page)
    await page.goto(address, { waitUntil: 'commit' })
    const ready = await page.waitForFunction(readyTimes, items, { polling: 'raf' })
    const times = (await ready.jsonValue()) as Times
    return { requests: await requests(), ...times }
  } finally {
    await phone.close()
  }
}

/** Counts the requests that read the list, without the event stream and its subscription. @returns the count when all are answered */
function countListRequests(page: Page): () => Promise<number> {
  const answers: Promise<unknown>[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/list') answers.push(request.response())
  })
  return async () => {
    for (const answer of answers) await answer
    return answers.length
  }
}

/** Runs in the page: the time since the navigation began, when the list is complete, usable and live. */
function readyTimes(count: number): Times | undefined {
  const isWhole = document.querySelectorAll('[data-item]').length === count
  if (!isWhole || document.querySelector('astro-island[ssr], .status-line')) return undefined
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  return paint && { firstPaintMs: paint.startTime, readyMs: performance.now() }
}
