import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'

/** The names of the packages whose code a build holds, each sorted. */
export interface ShippedPackages {
  /** In what browsers get. */
  browsers: string[]
  /** In what makes pages on demand. */
  server: string[]
}

/** Beside the built files: the names of these packages. */
const shippedPackagesFile = 'shipped-packages.json'

/** Code that the tools of the build add: modules without a file. */
const ofTools = /^\0(?:virtual:)?(astro|rolldown|vite)\b/
const ofPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//

/** By the name that the build gives to what it builds for. */
const shipped = { client: new Set<string>(), ssr: new Set<string>() }

/**
 * Notes the packages of a build: of the pages' scripts, of the service worker, which is built apart, and of the pages that
 * are made on demand.
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

/** The package that a module belongs to; undefined for our own modules. */
export function packageOf(module: string): string | undefined {
  return (ofTools.exec(module) ?? ofPackage.exec(module.replaceAll('\\', '/')))?.[1]
}

/** Writes down what was noted. It has to run after the service worker is built. */
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

/** Whether a page has an island: Astro's script for it stands in the page, where no bundler has seen it. */
function hasIslands(client: string): boolean {
  return globSync('**/*.html', { cwd: client }).some((file) =>
    readFileSync(join(client, file), 'utf8').includes('<astro-island'),
  )
}

/** The names of the packages whose code a build holds. */
export function packagesShippedBy(build: string): ShippedPackages {
  return JSON.parse(readFileSync(join(build, shippedPackagesFile), 'utf8'))
}
