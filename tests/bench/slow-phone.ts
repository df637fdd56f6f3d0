import type { Browser } from '@playwright/test'
import { beside, figure } from './kit/figure.ts'
import { makeLongList } from './kit/realistic-items.ts'
import { type Measurement, newPhone } from './kit/workbench.ts'

const items = 60
const rounds = 9
const readyMs = 2_500
const slowdown = 4
/** A name that the list does not have. */
const typedName = 'hârtie de calc'
/** The longest time until a row or a line of the first paint is done, in times until the first paint. */
const mostPaints = 2.2
/** 1.6 Mbit/s in both directions, and a latency of 150 ms. */
const connection = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }

/** Times in ms since the page was requested. */
interface Opening {
  /** Time at which the server-rendered rows were painted. */
  drawnMs: number
  /** Time at which the script handles the rows. */
  atHandMs: number
  /** Time of the frame that showed the tick of a row that was tapped as soon as it was painted. */
  answeredMs: number
  /** Time of the frame that showed the row of a line that was typed as soon as the rows were painted. */
  addedMs: number
}

/** The first visit to a list with a cheap phone on a poor connection; a tap on a row and a typed line as soon as it is visible. */
export const slowPhone: Measurement = async (bench) => {
  const url = await bench.product()
  const browser = await bench.browser()
  const { token } = await makeLongList(url, items)
  const found: Opening[] = []
  // The first round does not count, because the server renders its first list in it.
  for (let round = 0; round <= rounds; round += 1)
    found.push(await timeOpening(browser, `${url}/list/${token}`))
  found.shift()
  const valuesOf = (key: keyof Opening) => found.map((opening) => opening[key])
  const bar = { median: readyMs }
  const besidePaint = (name: string, of: number[]) =>
    beside(name, 'ms', { of, beside: valuesOf('drawnMs') }, { ratio: mostPaints })
  return [
    figure('list drawn', 'ms', valuesOf('drawnMs')),
    figure('rows at hand', 'ms', valuesOf('atHandMs'), bar),
    figure('first tick answered', 'ms', valuesOf('answeredMs'), bar),
    besidePaint('a row tapped at the first paint is ticked, beside that paint', valuesOf('answeredMs')),
    besidePaint('a line typed at the first paint is a row, beside that paint', valuesOf('addedMs')),
  ]
}

async function timeOpening(browser: Browser, address: string): Promise<Opening> {
  const phone = await newPhone(browser, address)
  try {
    const page = await phone.newPage()
    const cdp = await phone.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', connection)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(useWhenDrawn, typedName)
    await page.goto(address, { waitUntil: 'commit' })
    return await page.evaluate(() => window.opening)
  } finally {
    await phone.close()
  }
}

declare global {
  interface Window {
    opening: Promise<Opening>
  }
}

/** Runs in the page before its own script: taps a row and types a line as soon as the rows are painted. */
function useWhenDrawn(name: string): void {
  window.opening = open()

  async function open(): Promise<Opening> {
    const drawnMs = await painted()
    const check = document.querySelector<HTMLElement>('.item:not(.item-completed) [data-control="check"]')
    const itemId = check?.closest<HTMLElement>('[data-item]')?.dataset.item
    if (!check || !itemId) throw new Error('the rows were not painted first')
    const atHand = seen(() => document.documentElement.dataset.rowsAtHand !== undefined)
    const answered = frameAfter(
      () => document.querySelector(`[data-item="${itemId}"].item-completed`) !== null,
    )
    const isNamed = ({ textContent }: Element) => textContent === name
    const added = frameAfter(() => [...document.querySelectorAll('.list-rows .item-name')].some(isNamed))
    check.click()
    type(name)
    return { drawnMs, atHandMs: await atHand, answeredMs: await answered, addedMs: await added }
  }

  function type(line: string): void {
    const field = document.querySelector<HTMLTextAreaElement>('.add-field')
    if (!field) throw new Error('the field was not painted first')
    field.value = line
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  }

  function painted(): Promise<number> {
    return new Promise((resolve) => {
      new PerformanceObserver((list) => {
        for (const { name, startTime } of list.getEntries())
          if (name === 'first-contentful-paint') resolve(startTime)
      }).observe({ type: 'paint', buffered: true })
    })
  }

  function seen(isSo: () => boolean): Promise<number> {
    return new Promise((resolve) => {
      const look = () => {
        if (!isSo()) return
        observer.disconnect()
        resolve(performance.now())
      }
      const observer = new MutationObserver(look)
      observer.observe(document, { subtree: true, childList: true, attributes: true })
    })
  }

  async function frameAfter(isSo: () => boolean): Promise<number> {
    await seen(isSo)
    return new Promise((resolve) => requestAnimationFrame(() => resolve(performance.now())))
  }
}
