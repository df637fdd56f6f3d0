import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import type { Plugin, Rolldown } from 'vite'
import { listScriptsFile } from '../../../../src/server/pages/list-scripts.ts'

/** Entry modules of a list's page: its screen, and the client that hydrates React. */
const begins = /\/src\/list\/ListScreen\.tsx$|\/@astrojs\/react\/dist\/client\.js$/

/**
 * Writes the names of the scripts that a list's page needs beside the built files, so that it can request all of them at
 * once.
 */
export function listScripts(): AstroIntegration {
  let addresses: string[] = []
  const plugin: Plugin = {
    name: 'list-scripts',
    apply: 'build',
    generateBundle(_options, bundle) {
      if (this.environment.name === 'client') addresses = scriptsOf(bundle)
    },
  }
  return {
    name: 'list-scripts',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } })
      },
      'astro:build:done': ({ dir }) => {
        writeFileSync(join(dirname(fileURLToPath(dir)), listScriptsFile), JSON.stringify(addresses))
      },
    },
  }
}

/** The entry modules and all their imports, the largest first, because browsers fetch a few at a time. */
function scriptsOf(bundle: Rolldown.OutputBundle): string[] {
  const found = new Map<string, number>()
  const find = (name: string) => {
    const chunk = bundle[name]
    if (found.has(name) || chunk?.type !== 'chunk') return
    found.set(name, chunk.code.length)
    chunk.imports.forEach(find)
  }
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && begins.test(chunk.facadeModuleId ?? '')) find(chunk.fileName)
  }
  const bySize = [...found].toSorted(([, one], [, other]) => other - one)
  return bySize.map(([name]) => `/${name}`)
}
