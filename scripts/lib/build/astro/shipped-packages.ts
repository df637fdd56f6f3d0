import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'

/** The names of the packages whose code a build contains, each sorted. */
export interface ShippedPackages {
  /** Packages in the code for browsers. */
  browsers: string[]
  /** Packages in the code that renders pages on demand. */
  server: string[]
}

/** File beside the built files with the names of these packages. */
const shippedPackagesFile = 'shipped-packages.json'

/** Code that the tools of the build add: modules without a file. */
const ofTools = /^\0(?:virtual:)?(astro|rolldown|vite)\b/
const ofPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//

/** Packages by the name of Vite's environment. */
const shipped = { client: new Set<string>(), ssr: new Set<string>() }

/**
 * Records the packages of a build: of the pages' scripts, of the service worker, which is built separately, and of the pages
 * that are rendered on demand.
 */
export const notesPackages: Plugin = {
  name: 'notes-packages',
  apply: 'build',
  generateBundle(_options, bundle) {
    const { name: target } = this.environment
    if (target !== 'client' && target !== 'ssr') return
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      for (const [module, { renderedLength }] of Object.entries(chunk.modules)) {
        const name = renderedLength > 0 ? packageOf(module) : undefined
        if (name) shipped[target].add(name)
      }
    }
  },
}

/** The package of a module; undefined for this project's own modules. */
export function packageOf(module: string): string | undefined {
  return (ofTools.exec(module) ?? ofPackage.exec(module.replaceAll('\\', '/')))?.[1]
}

/** Writes the recorded packages to the file. It has to run after the service worker is built. */
export function shippedPackages(): AstroIntegration {
  return {
    name: 'shipped-packages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [notesPackages] } })
      },
      'astro:build:done': ({ dir }) => {
        const client = fileURLToPath(dir)
        if (hasIslands(client)) shipped.client.add('astro')
        const names: ShippedPackages = {
          browsers: [...shipped.client].sort(),
          server: [...shipped.ssr].sort(),
        }
        writeFileSync(join(dirname(client), shippedPackagesFile), JSON.stringify(names))
      },
    },
  }
}

/** True when a page has an island: Astro writes its script for islands into the HTML, which no bundler sees. */
function hasIslands(client: string): boolean {
  return globSync('**/*.html', { cwd: client }).some((file) =>
    readFileSync(join(client, file), 'utf8').includes('<astro-island'),
  )
}

/** Returns the names of the packages whose code a build contains. */
export function packagesShippedBy(build: string): ShippedPackages {
  return JSON.parse(readFileSync(join(build, shippedPackagesFile), 'utf8'))
}
