import { fileURLToPath } from 'node:url'
import type { PwaOptions } from '@vite-pwa/astro'
import type { AstroIntegration } from 'astro'
import { appManifest } from '../../../../src/seo/app-manifest.ts'
import { pageAddress } from '../page-address.ts'
import { notesPackages } from './shipped-packages.ts'

/** Options of the service worker (`src/sw.ts`), and the files that it caches when it is installed. */
export const pwaOptions: PwaOptions = {
  strategies: 'injectManifest',
  srcDir: 'src',
  filename: 'sw.ts',
  injectRegister: false,
  manifest: appManifest,
  includeAssets: [],
  includeManifestIcons: false,
  injectManifest: {
    minify: true,
    buildPlugins: { vite: [notesPackages] },
    globPatterns: [
      'index.html',
      'list.html',
      'fara-semnal.html',
      '_astro/*.{css,js,woff2}',
      'words/*.json',
      'offline/*.json',
    ],
    maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
    // These files have hashes of their content in their names.
    dontCacheBustURLsMatching: /^\/?(?:_astro|words|offline)\//,
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => ({ ...entry, url: pageAddress(entry.url.replace(/^\//, '')) })),
      }),
    ],
  },
}

/** Gives the plugin the folder of the build; with a server for pages on demand it would use the wrong one. */
export function builtClient(options: PwaOptions): AstroIntegration {
  return {
    name: 'built-client',
    hooks: {
      'astro:config:setup': ({ config }) => {
        options.outDir = fileURLToPath(config.build.client)
        options.injectManifest = { ...options.injectManifest, globDirectory: options.outDir }
      },
    },
  }
}
