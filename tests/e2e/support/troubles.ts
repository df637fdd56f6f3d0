import type { BrowserContext, ConsoleMessage } from '@playwright/test'

/**
 * What a browser reports when a request found no server, or the answer was an error: the tests cause these. The last is
 * said of a service worker that it looked for anew.
 */
const expectedTroubles =
  /^Failed to load resource|net::ERR_|^An unknown error occurred when fetching the script\.$/

/**
 * Notes all that the pages of somebody's browser complain of from now on: errors of their scripts, and what their
 * content policy forbids.
 */
export function watchTroubles(context: BrowserContext, troubles: string[]): void {
  context.on('console', (message) => isTrouble(message) && troubles.push(message.text()))
  context.on('weberror', (error) => troubles.push(String(error.error())))
  void context.addInitScript(tellViolations).catch(() => undefined)
}

function isTrouble(message: ConsoleMessage): boolean {
  return message.type() === 'error' && !expectedTroubles.test(message.text())
}

function tellViolations(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    // biome-ignore lint/suspicious/noConsole: the one way to us that no content policy forbids
    console.error(`${effectiveDirective} forbids ${blockedURI} in ${sourceFile}`),
  )
}
