import { defineConfig } from '@playwright/test'
import { findBrowser, findShell } from './stages/find-browser.ts'
import { testLimits } from './support/limits.ts'

/** Playwright's own, since only the last of two such switches counts, and pages for the address bar, which cost more than ours. */
const unusedFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch',
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
].join()

const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--disable-sync',
  '--disable-quic',
  `--disable-features=${unusedFeatures}`,
]

/** The scenes that record with a microphone, which the headless shell lacks. */
const recordings = /\/list\/voice\.spec\.ts$/

/** `walks` goes through all of a list's screen with the service worker at work. */
const screens = /\/list\/(?!walks|voice)[^/]*\.spec\.ts$|\/site\/accessibility\.spec\.ts$/

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'tests/.output/e2e',
  // Each worker has a product and a browser of its own.
  workers: 2,
  timeout: testLimits.browserMs,
  expect: { timeout: testLimits.stateMs },
  use: {
    locale: 'ro-RO',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findShell(),
      args,
    },
  },
  projects: [
    // How a screen looks and answers is not the service worker's doing, which is a third of what opening one costs.
    { name: 'screens', testMatch: screens, use: { serviceWorkers: 'block' } },
    {
      name: 'recordings',
      testMatch: recordings,
      use: { serviceWorkers: 'block', launchOptions: { executablePath: findBrowser(), args } },
    },
    { name: 'whole', testIgnore: [screens, recordings] },
  ],
})
