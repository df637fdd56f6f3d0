import node from '@astrojs/node'
import react from '@astrojs/react'
import sitemap from '@astrojs/sitemap'
import AstroPWA from '@vite-pwa/astro'
import { defineConfig } from 'astro/config'
import { contentPolicies, hashOf } from './scripts/lib/build/astro/content-policies.ts'
import { fetchedBeside } from './scripts/lib/build/astro/fetched-beside.ts'
import { foodsPlugin } from './scripts/lib/build/astro/foods-plugin.ts'
import { hydrateAfterPaint } from './scripts/lib/build/astro/hydrate-after-paint.ts'
import { inlineScript } from './scripts/lib/build/astro/inline-script.ts'
import { listScripts } from './scripts/lib/build/astro/list-scripts.ts'
import { publishedSuggestions } from './scripts/lib/build/astro/published-suggestions.ts'
import { builtClient, pwaOptions } from './scripts/lib/build/astro/pwa-options.ts'
import { quickReact, reactForProduction } from './scripts/lib/build/astro/quick-react.ts'
import { sharedFiles } from './scripts/lib/build/astro/shared-files.ts'
import { shippedPackages } from './scripts/lib/build/astro/shipped-packages.ts'
import { sitePacks } from './scripts/lib/build/astro/site-packs.ts'
import { changedDays, sitemapEntry } from './scripts/lib/build/astro/sitemap-entry.ts'
import { smallerScripts } from './scripts/lib/build/astro/smaller-scripts.ts'
import { withdrawnWorker } from './scripts/lib/build/astro/withdrawn-worker.ts'
import { readViewService } from './src/analytics-settings.ts'
import { minimumBrowsers } from './src/minimum-browsers.ts'
import { siteSecretHeader } from './src/protocol/site-secret.ts'
import { findRoute } from './src/server/limits/api-routes.ts'
import { renderedPolicy } from './src/server/pages/content-policy.ts'
import { settings } from './src/settings/here.ts'
import { defaultSiteUrl } from './src/settings/site-url.ts'
import { addresses } from './src/site.ts'
import { lowEndScript } from './src/ui/low-end.ts'
import { troubleScript } from './src/ui/trouble-script.ts'

const pocketBaseUrl = process.env.POCKETBASE_URL

/** In development, Astro's server forwards the same visitors' calls as the site's server does, with the secret. */
const visitorsCalls = {
  target: pocketBaseUrl,
  headers: { [siteSecretHeader]: process.env.SITE_SECRET ?? '' },
  bypass: ({ method, url = '' }) =>
    findRoute(method, new URL(url, 'http://site').pathname).kind === 'route' ? undefined : false,
}
// Used for canonical addresses only; an operator's own value comes from the environment at build time.
const siteUrl = settings.SITE_URL ?? defaultSiteUrl

const counterOrigin = readViewService(settings.PUBLIC_PLAUSIBLE_URL, siteUrl)?.origin

/** Pages that are kept out of search engines. */
const notListed = /\/(?:404|list|fara-semnal|mutare|cont|api\/v1\/docs|auth(?:\/[a-z-]+)?)\/?$/
const isPage = (address) => !notListed.test(address)

const earlyScript = inlineScript('src/list/early/early-script.ts')
const myListsScript = inlineScript('src/components/home/my-lists-script.ts', {
  LIST_ADDRESS: addresses.list(''),
})

const buildCache = process.env.BUILD_CACHE

const { safari, chrome, firefox } = minimumBrowsers
const cssTarget = [`safari${safari}`, `ios${safari}`, `chrome${chrome}`, `edge${chrome}`, `firefox${firefox}`]

/**
 * Returns the name of a script, with seven hexadecimal digits of its hash instead of eight of base 64. Hashes do not compress,
 * and a list's first scripts name fifty others.
 *
 * @param {{ name: string }} chunk
 */
function scriptName({ name }) {
  return `_astro/${name.replaceAll(/[^\w.-]+/g, '_')}.[hash:7].js`
}

export default defineConfig({
  site: siteUrl,
  output: 'static',
  // Builds of different content use different caches.
  ...(buildCache && { cacheDir: buildCache }),
  adapter: node({ mode: 'middleware' }),
  // The sitemap's entries need the changed days. Each of the last five reads the output of the ones before it.
  integrations: [
    // No screen waits for anything, so a stream would only be more to do.
    react({ experimentalDisableStreaming: true }),
    hydrateAfterPaint(),
    changedDays(),
    sitemap({ filter: isPage, serialize: sitemapEntry }),
    builtClient(pwaOptions),
    listScripts(),
    contentPolicies(counterOrigin),
    sitePacks(),
    withdrawnWorker(),
    AstroPWA(pwaOptions),
    shippedPackages(),
  ],
  session: false,
  build: { format: 'preserve', inlineStylesheets: 'always' },
  // Policy of the list's page; those of other pages are made from their content.
  security: {
    csp: {
      directives: renderedPolicy(counterOrigin),
      // Hashes of inline scripts that no bundler processes.
      scriptDirective: { hashes: [hashOf(lowEndScript), hashOf(earlyScript), hashOf(troubleScript)] },
    },
  },
  devToolbar: { enabled: false },
  vite: {
    define: {
      EARLY_SCRIPT: JSON.stringify(earlyScript),
      MY_LISTS_SCRIPT: JSON.stringify(myListsScript),
    },
    // On a machine that publishes the site, the folder of packages may be read-only.
    ...(buildCache && { cacheDir: `${buildCache}/vite` }),
    plugins: [
      foodsPlugin(),
      publishedSuggestions(),
      quickReact(),
      reactForProduction(),
      fetchedBeside(),
      smallerScripts(),
    ],
    build: {
      // A target below Safari 16 would turn every private field into a WeakMap, which adds 1.5 KB to a list's page.
      // Safari 15 runs our private fields as they are written. tests/site/pages/browser-support.test.ts checks the
      // built scripts for other features that are too new.
      target: 'es2022',
      cssTarget,
      rolldownOptions: { output: { codeSplitting: { groups: sharedFiles } } },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: { entryFileNames: scriptName, chunkFileNames: scriptName, hashCharacters: 'hex' },
          },
        },
      },
    },
    // The code of pages rendered on demand is bundled with its packages, so a machine that only serves the site needs
    // none of the packages of the build. In development Node loads the packages itself: Vite cannot run CommonJS.
    ssr: { noExternal: pocketBaseUrl ? [] : true, external: ['sharp'] },
    server: {
      proxy: pocketBaseUrl ? { '/api': visitorsCalls } : {},
      // Astro restarts for any new file with the name of its configuration, also for one in a copy that a test makes.
      watch: { ignored: ['**/tests/.output/**', '**/dist/**', '**/data/**'] },
    },
  },
})
