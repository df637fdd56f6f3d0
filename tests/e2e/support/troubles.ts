import type { BrowserContext, ConsoleMessage } from '@playwright/test'

/**
 * Messages of a browser when a request finds no server, or the answer is an error: the tests cause these. The last one is
 * for an update of the service worker.
 */
const expectedTroubles =
  /^Failed to load resource|net::ERR_|^An unknown error occurred when fetching the script\.$/

/** Collects the errors of a context's pages from now on: script errors and violations of the content security policy. */
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
    // biome-ignore lint/suspicious/noConsole: a content security policy cannot block the console
    console.error(`${effectiveDirective} forbids ${blockedURI} in ${sourceFile}`),
  )
}
