import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { Problem } from '../../scripts/lib/problem.ts'
import { settings } from '../../src/settings/here.ts'

const programNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe']
const shellName = 'chromium-headless-shell'

/** Usual paths of browsers that are not on the PATH. */
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Returns the Chromium for tests: CHROME_PATH, or the system's, or Playwright's own.
 *
 * @throws Problem that names the command which installs one
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

/**
 * Returns Chromium's headless shell, which renders as Chromium does for two thirds of the processor time and has neither
 * microphone nor notifications; the Chromium of `findBrowser` when the system has no shell or CHROME_PATH is set.
 */
export function findShell(): string {
  const shell = settings.CHROME_PATH ? undefined : onPath(shellName).find((path) => existsSync(path))
  return shell ?? findBrowser()
}

function systemPlaces(): string[] {
  return [...programNames.flatMap(onPath), ...usualPlaces]
}

function onPath(name: string): string[] {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))
}
