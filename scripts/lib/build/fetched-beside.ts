import type { Plugin } from 'vite'

const ofList = /\/(?:list|screen)\.[^/]*$/

/**
 * What is fetched beside code that is asked for, so that its imports are not found one after the other. Not on a list's
 * page: that has most of them, the service worker keeps the others, and their names would be 1 KB of its script.
 */
export function fetchedBeside(): Plugin {
  const resolveDependencies = (_file: string, needed: string[], { hostId }: { hostId: string }) =>
    ofList.test(hostId) ? [] : needed
  const build = { modulePreload: { resolveDependencies } }
  return { name: 'fetched-beside', configEnvironment: (name) => (name === 'client' ? { build } : undefined) }
}
