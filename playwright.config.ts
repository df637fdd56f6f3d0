import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/lib/browser.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'tests/.output/e2e',
  // One product for all tests; the machine's cores belong to it and to the browser.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    locale: 'ro-RO',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        '--disable-sync',
        '--disable-quic',
      ],
    },
  },
})
