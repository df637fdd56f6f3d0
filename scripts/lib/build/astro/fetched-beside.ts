import type { Plugin } from 'vite'

const ofList = /\/(?:list|screen)\.[^/]*$/

/**
 * Preloads the imports of lazily loaded code in parallel, so that they are not discovered one after the other. List pages
 * are excluded: they have most of the imports already, the service worker caches the others, and their names would add 1 KB
 * to the page's script.
 */
export function fetchedBeside(): Plugin {
  const resolveDependencies = (_file: string, needed: string[], { hostId }: { hostId: string }) =>
    ofList.test(hostId) ? [] : needed
  const build = { modulePreload: { resolveDependencies } }
  return { name: 'fetched-beside', configEnvironment: (name) => (name === 'client' ? { build } : undefined) }
}
