import type { Browser, Response } from '@playwright/test'
import { bytesOf } from './kit/bytes-of.ts'
import { type Figure, figure } from './kit/figure.ts'
import { makeLongList } from './kit/realistic-items.ts'
import { type Measurement, newPhone } from './kit/workbench.ts'

const items = 60

/** What a first visit brings over the wire, in brotli: the document, and all script until the page asks for no more. */
export const pageWeight: Measurement = async (bench) => {
  const url = await bench.product()
  const browser = await bench.browser()
  const { token } = await makeLongList(url, items)
  return [
    ...(await weigh(browser, 'home page', `${url}/`)),
    ...(await weigh(browser, `list page with ${items} items`, `${url}/list/${token}`)),
  ]
}

async function weigh(browser: Browser, name: string, address: string): Promise<Figure[]> {
  const scripts = await scriptsOf(browser, address)
  let scriptBytes = 0
  for (const script of scripts) scriptBytes += await bytesOf(script, 'br')
  return [
    figure(`script of the ${name}`, 'bytes', [scriptBytes]),
    figure(`HTML of the ${name}`, 'bytes', [await bytesOf(address, 'br')]),
  ]
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
