import { inProject } from '../root.ts'

interface ModuleInfo {
  importedIds: readonly string[]
}

interface Modules {
  getModuleInfo: (module: string) => ModuleInfo | null
}

type Needs = (module: string, modules: Modules) => boolean

/** What each page needs, by the code that it runs first, without the code that it fetches later. */
const listNeeds = neededBy('src/islands/list/ListScreen.tsx')
const homeNeeds = neededBy('src/islands/CreateListForm.tsx')
const searchNeeds = neededBy('src/guide/search.ts')
const addingFoodNeeds = neededBy('src/stores/list/verbs/add-food.ts')
const addingNeeds = neededBy('src/stores/list/verbs/late-verbs.ts')
const wordsNeed = ['category-finder', 'vocabulary'].map((name) => neededBy(`src/stores/words/${name}.ts`))

const shown = /\/src\/(?:islands|i18n|styles)\//
const ofDevice = /\/src\/(?:stores|sync)\/device\//

/**
 * The groups of shared code for Rolldown, because many small files compress worse than one. The list's screen starts with two
 * of them, one of logic and one of drawing; code that the guide's search or the home page also need is in others.
 */
export const sharedFiles = [
  // Pages that load code on demand have these modules from their start, and no others.
  { name: 'on-demand', priority: 5, test: /vite\/preload-helper|\/src\/(?:fixed-names|i18n\/count)\.ts$/ },
  { name: 'site', priority: 5, test: /\/src\/site\.ts$/ },
  {
    name: 'react',
    priority: 5,
    test: /\/node_modules\/(?:react|react-dom|scheduler|@nanostores\/react|@astrojs\/react)\//,
  },
  shared('search', 4, (module, modules) => searchNeeds(module, modules) && listNeeds(module, modules)),
  shared('home', 3, (module, modules) => homeNeeds(module, modules) && isForBoth(module, modules)),
  shared('list', 2, (module, modules) => isWithoutScreen(module, modules) && listNeeds(module, modules)),
  shared('screen', 1, listNeeds),
  // Every page of a list fetches what reads the words, and only who is about to add something what reads a text.
  {
    ...shared('words', 0.5, (module, modules) => wordsNeed.some((need) => need(module, modules))),
    minShareCount: 1,
  },
  { ...shared('add', 0, addingNeeds), minShareCount: 1 },
]

/** A file of modules that several files import; the group with the highest priority takes its modules first. */
function shared(name: string, priority: number, isWanted: Needs) {
  const nameOf = (module: string, modules: Modules) => (isWanted(module, modules) ? name : null)
  return { name: nameOf, priority, minShareCount: 2 }
}

/** Whether a list's page can load a module without loss: it needs it too, or the module is one of the device's small ones. */
function isForBoth(module: string, modules: Modules): boolean {
  return listNeeds(module, modules) || ofDevice.test(module)
}

/** What a list does, and what a food's page says when it puts something on one: neither wants the screen. */
function isWithoutScreen(module: string, modules: Modules): boolean {
  return !shown.test(module) || addingFoodNeeds(module, modules)
}

/** Whether a module is this one, or imported by it directly or through others. */
function neededBy(start: string): Needs {
  const found = new Set<string>()
  const find = (module: string, modules: Modules) => {
    const info = modules.getModuleInfo(module)
    // The server's bundles, which are made first, have not all of them.
    if (!info || found.has(module)) return
    found.add(module)
    for (const imported of info.importedIds) find(imported, modules)
  }
  return (module, modules) => {
    if (found.size === 0) find(inProject(start), modules)
    return found.has(module)
  }
}
