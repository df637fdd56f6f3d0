import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { Problem } from '../../scripts/lib/problem.ts'
import { settings } from '../../src/settings/here.ts'

/** The headless shell comes first: it renders as Chromium does, for two thirds of the processor time. */
const programNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome.exe',
]

/** The places of browsers that are not on the PATH. */
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The Chromium for tests: CHROME_PATH, or the system's, or Playwright's own.
 *
 * @throws Problem with the one command that gets one
 */
export function findBrowser(): string {
  const named = settings.CHROME_PATH
  if (named && !existsSync(named)) {
    throw new Problem(`CHROME_PATH names ${named}, where nothing is: point it at a Chromium, or unset it.`)
  }
  const found = named || [...systemPlaces(), chromium.executablePath()].find((path) => existsSync(path))
  if (!found) throw new Problem('No Chromium to test with: get one with npx playwright install chromium.')
  return found
}

function systemPlaces(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [...programNames.flatMap((name) => folders.map((folder) => join(folder, name))), ...usualPlaces]
}
