import { type Browser, launch, type Page } from 'puppeteer-core'
import { testLimits } from '../../support/limits.ts'
import { type Engine, type EngineBrowser, type EnginePage, phone } from './engine-page.ts'
import { programNamed, programs } from './programs.ts'

/** Debian's Firefox, over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  start,
}

async function start(): Promise<EngineBrowser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: programNamed(programs.firefox) ?? programs.firefox,
    headless: true,
    timeout: testLimits.startMs,
    protocolTimeout: testLimits.stateMs,
    extraPrefsFirefox: { 'intl.accept_languages': 'ro-RO' },
  })
  const page = await browser.newPage()
  const troubles = watchTroubles(page)
  await page.setViewport(phone)
  return { page: drive(page), troubles: () => troubles, close: () => end(browser) }
}

function watchTroubles(page: Page): string[] {
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(error instanceof Error ? error.message : String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text())
  })
  return troubles
}

function drive(page: Page): EnginePage {
  return {
    open: async (url) => {
      await page.goto(url, { timeout: testLimits.stateMs })
    },
    evaluate: (code) => page.evaluate(code),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    picture: () => page.screenshot(),
  }
}

async function end(browser: Browser): Promise<void> {
  await browser.close()
}
