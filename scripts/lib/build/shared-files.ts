import { inProject } from '../root.ts'

interface ModuleInfo {
  importedIds: readonly string[]
}

interface Modules {
  getModuleInfo: (module: string) => ModuleInfo | null
}

type Needs = (module: string, modules: Modules) => boolean

/** By the code that each runs first; what it fetches later is no part of it. */
const listNeeds = neededBy('src/islands/list/ListScreen.tsx')
const homeNeeds = neededBy('src/islands/CreateListForm.tsx')
const searchNeeds = neededBy('src/guide/search.ts')

const shown = /\/src\/(?:islands|i18n|styles)\//
const ofDevice = /\/src\/(?:stores|sync)\/device\//

/**
 * What pages share, as Rolldown groups it: many small files compress worse than one. What the list's screen needs from
 * its start is in two, what it does and what it shows; what the guide's search or the home page need of it stays apart.
 */
export const sharedFiles = [
  // Whoever fetches code on demand has this much of it at once, and no more.
  { name: 'on-demand', priority: 4, test: /vite\/preload-helper|\/src\/(?:fixed-names|i18n\/count)\.ts$/ },
  { name: 'site', priority: 4, test: /\/src\/site\.ts$/ },
  {
    name: 'react',
    priority: 4,
    test: /\/node_modules\/(?:react|react-dom|scheduler|@nanostores\/react|@astrojs\/react)\//,
  },
  shared('search', 3, (module, modules) => searchNeeds(module, modules) && listNeeds(module, modules)),
  shared('home', 2, (module, modules) => homeNeeds(module, modules) && isForBoth(module, modules)),
  shared('list', 1, (module, modules) => !shown.test(module) && listNeeds(module, modules)),
  shared('screen', 0, listNeeds),
]

/** A file of what several files import, as far as it is wanted there; the highest priority takes what it wants first. */
function shared(name: string, priority: number, isWanted: Needs) {
  const nameOf = (module: string, modules: Modules) => (isWanted(module, modules) ? name : null)
  return { name: nameOf, priority, minShareCount: 2 }
}

/** A list's page does not mind it: it needs it as well, or it is one of the small files of the device. */
function isForBoth(module: string, modules: Modules): boolean {
  return listNeeds(module, modules) || ofDevice.test(module)
}

/** Whether a module is this one, or imported by it, or by what it imports. */
function neededBy(start: string): Needs {
  const found = new Set<string>()
  const find = (module: string, modules: Modules) => {
    if (found.has(module)) return
    found.add(module)
    for (const imported of modules.getModuleInfo(module)?.importedIds ?? []) find(imported, modules)
  }
  return (module, modules) => {
    if (found.size === 0) find(inProject(start), modules)
    return found.has(module)
  }
}
