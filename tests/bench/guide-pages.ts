import type { Browser, Page, Response } from '@playwright/test'
import { bytesOf } from './bytes-of.ts'
import { type Figure, figure } from './figure.ts'
import { type Measurement, newPhone } from './workbench.ts'

/** One page of each kind of the guide. */
const pages = {
  food: '/alimente/rosii/',
  letter: '/alimente/litera/c/',
  category: '/alimente/categorie/legume/',
  home: '/alimente/',
}

/** What a first visit to a page of the guide brings over the wire, and how much of it moves while it is read. */
export const guidePages: Measurement = async (bench) => {
  const url = await bench.product()
  const browser = await bench.browser()
  const figures: Figure[] = []
  for (const [name, path] of Object.entries(pages)) figures.push(...(await weigh(browser, name, url + path)))
  return figures
}

async function weigh(browser: Browser, name: string, address: string): Promise<Figure[]> {
  const { parts, shift } = await read(browser, address)
  const sum = (counted: readonly Part[]) => counted.reduce((bytes, part) => bytes + part.bytes, 0)
  const scripts = parts.filter(({ kind }) => kind === 'script')
  return [
    figure(`HTML of the guide’s ${name} page`, 'bytes', [await bytesOf(address, 'br')], { median: 13_000 }),
    figure(`script of the guide’s ${name} page`, 'bytes', [sum(scripts)], { median: 3_000 }),
    figure(`everything of the guide’s ${name} page`, 'bytes', [sum(parts)], { median: 45_000 }),
    figure(`layout shift of the guide’s ${name} page`, 'score', [shift], { median: 0 }),
  ]
}

interface Part {
  kind: string
  /** On the wire, without the head. */
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
