import type { Browser, Page, Response } from '@playwright/test'
import { pageKinds } from '../support/pages/page-kinds.ts'
import { bytesOf } from './kit/bytes-of.ts'
import { type Figure, figure } from './kit/figure.ts'
import { type Measurement, newPhone } from './kit/workbench.ts'

/** The bytes of a first visit to a static page on the wire, and its layout shifts. */
export const staticPages: Measurement = async (bench) => {
  const url = await bench.product()
  const browser = await bench.browser()
  const figures: Figure[] = []
  for (const [path, scriptBytes] of Object.entries(pageKinds))
    figures.push(...(await weigh(browser, url + path, scriptBytes)))
  return figures
}

async function weigh(browser: Browser, address: string, scriptBytes: number): Promise<Figure[]> {
  const { parts, shift } = await read(browser, address)
  const sum = (counted: readonly Part[]) => counted.reduce((bytes, part) => bytes + part.bytes, 0)
  const scripts = parts.filter(({ kind }) => kind === 'script')
  const { pathname } = new URL(address)
  return [
    figure(`HTML and CSS of ${pathname}`, 'bytes', [await bytesOf(address, 'br')], { median: 13_000 }),
    figure(`script of ${pathname}`, 'bytes', [sum(scripts)], { median: scriptBytes }),
    figure(`everything of ${pathname}`, 'bytes', [sum(parts)]),
    figure(`layout shift of ${pathname}`, 'score', [shift], { median: 0 }),
  ]
}

interface Part {
  kind: string
  /** Bytes on the wire, without headers. */
  bytes: number
}

async function read(browser: Browser, address: string): Promise<{ parts: Part[]; shift: number }> {
  const phone = await newPhone(browser, address)
  try {
    const page = await phone.newPage()
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    await page.addInitScript(noteShifts)
    await page.goto(address, { waitUntil: 'networkidle' })
    const parts = await Promise.all(responses.map(partOf))
    await scrollToEnd(page)
    return { parts, shift: await page.evaluate(() => window.layoutShift) }
  } finally {
    await phone.close()
  }
}

async function partOf(response: Response): Promise<Part> {
  const request = response.request()
  const { responseBodySize } = await request.sizes()
  return { kind: request.resourceType(), bytes: responseBodySize }
}

declare global {
  interface Window {
    layoutShift: number
  }
}

function noteShifts(): void {
  window.layoutShift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.layoutShift += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let before = -1; before !== scrollY; ) {
      before = scrollY
      scrollBy({ top: innerHeight, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })
}
