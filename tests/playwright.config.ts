import { defineConfig } from '@playwright/test'
import { findBrowser } from './stages/find-browser.ts'
import { testLimits } from './support/limits.ts'

/** Playwright's own, since only the last of two such switches counts, and pages for the address bar, which cost more than ours. */
const unusedFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch',
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
].join()

/** `walks` goes through all of a list's screen with the service worker at work. */
const screens = /\/list\/(?!walks)[^/]*\.spec\.ts$|\/site\/accessibility\.spec\.ts$/

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
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        '--disable-sync',
        '--disable-quic',
        `--disable-features=${unusedFeatures}`,
      ],
    },
  },
  projects: [
    // How a screen looks and answers is not the service worker's doing, which is a third of what opening one costs.
    { name: 'screens', testMatch: screens, use: { serviceWorkers: 'block' } },
    { name: 'whole', testIgnore: screens },
  ],
})
