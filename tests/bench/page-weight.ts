import type { Browser, Response } from '@playwright/test'
import { parse } from 'node-html-parser'
import { bytesOf } from './kit/bytes-of.ts'
import { type Figure, figure } from './kit/figure.ts'
import { makeLongList } from './kit/realistic-items.ts'
import { type Measurement, newPhone } from './kit/workbench.ts'

const items = 60

/**
 * Measures the bytes of a first visit on the wire, in brotli: the document, all scripts until the page requests no more, and
 * the scripts that a list's screen needs to run.
 */
export const pageWeight: Measurement = async (bench) => {
  const url = await bench.product()
  const browser = await bench.browser()
  const { token } = await makeLongList(url, items)
  const list = `${url}/list/${token}`
  const early = await sumOf(await scriptsNamedBy(list))
  return [
    ...(await weigh(browser, 'home page', `${url}/`)),
    figure('script of the list page before its screen runs', 'bytes', [early], { median: 100_000 }),
    ...(await weigh(browser, `list page with ${items} items`, list)),
  ]
}

async function weigh(browser: Browser, name: string, address: string): Promise<Figure[]> {
  return [
    figure(`script of the ${name}`, 'bytes', [await sumOf(await scriptsOf(browser, address))]),
    figure(`HTML of the ${name}`, 'bytes', [await bytesOf(address, 'br')]),
  ]
}

async function sumOf(scripts: Iterable<string>): Promise<number> {
  let bytes = 0
  for (const script of scripts) bytes += await bytesOf(script, 'br')
  return bytes
}

/** Returns the scripts in a list's page, which names every script that it runs before any request. */
async function scriptsNamedBy(address: string): Promise<string[]> {
  const page = parse(await (await fetch(address)).text())
  return page
    .querySelectorAll('script[src], link[rel=modulepreload]')
    .map(
      (element) => new URL(element.getAttribute('src') ?? element.getAttribute('href') ?? '', address).href,
    )
}

async function scriptsOf(browser: Browser, address: string): Promise<Set<string>> {
  const phone = await newPhone(browser, address)
  try {
    const page = await phone.newPage()
    const scripts = new Set<string>()
    page.on('response', (response) => isScript(response) && scripts.add(response.url()))
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.waitForFunction(() => !document.querySelector('astro-island[ssr], .status-line'))
    return scripts
  } finally {
    await phone.close()
  }
}

function isScript(response: Response): boolean {
  return response.headers()['content-type']?.includes('javascript') ?? false
}
