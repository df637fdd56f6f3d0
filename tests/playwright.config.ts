import { defineConfig } from '@playwright/test'
import { findBrowser, findShell } from './stages/find-browser.ts'
import { testLimits } from './support/limits.ts'

/**
 * Playwright's own list, because only the last --disable-features counts, and pages for the address bar, which take more CPU
 * time than the site's pages.
 */
const unusedFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch',
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
  // On a busy machine, pages take longer than 3 s to enter the back/forward cache.
  'BackForwardCacheEntryTimeout',
].join()

// Elsewhere Chromium gives downloads no name with a letter outside ASCII.
process.env.LANG ??= 'C.UTF-8'

const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--disable-sync',
  '--disable-quic',
  `--disable-features=${unusedFeatures}`,
]

/** Tests that need the service worker in most of their scenes. */
const withWorker = [
  '**/sharing/{home-screen,shared-text,sharing}.spec.ts',
  '**/sync/{new-version,offline,restore,sync-cases,without-server}.spec.ts',
]
/** Tests that need parts of Chromium that its headless shell lacks: notifications, background sync, the back/forward cache. */
const whole = ['**/list/walks.spec.ts', '**/sync/{back-forward,notices,send-anywhere}.spec.ts']

const inShell = { executablePath: findShell(), args }

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'tests/.output/e2e',
  // Each worker has its own product and browser, and waits most of the time.
  workers: 3,
  timeout: testLimits.browserMs,
  expect: { timeout: testLimits.stateMs },
  use: {
    locale: 'ro-RO',
    // A little narrower than the screens with a column beside the rows, which repeats names of items.
    viewport: { width: 1270, height: 720 },
    screenshot: 'only-on-failure',
    // Animations take CPU time in each test. Tests that concern moving rows allow them: `test.use(moving)`.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findBrowser(),
      args,
    },
  },
  projects: [
    // The service worker does not affect the look of a screen or its reactions, but takes a third of the CPU time of opening
    // one. Scenes without a connection allow it.
    {
      name: 'screens',
      testIgnore: [...withWorker, ...whole],
      use: { serviceWorkers: 'block', launchOptions: inShell },
    },
    { name: 'worker', testMatch: withWorker, use: { launchOptions: inShell } },
    { name: 'whole', testMatch: whole, use: { contextOptions: { reducedMotion: 'no-preference' } } },
  ],
})
