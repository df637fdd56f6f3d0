import { existsSync } from 'node:fs'
import { inProject } from '../../root.ts'

interface ModuleInfo {
  importedIds: readonly string[]
}

interface Modules {
  getModuleInfo: (module: string) => ModuleInfo | null
}

type Needs = (module: string, modules: Modules) => boolean

/** Modules that each page needs at its start, found from its entry module, without lazily loaded code. */
const listNeeds = neededBy('src/list/ListScreen.tsx')
const storesNeed = [
  'list',
  'follow-list',
  'rows/frozen-order',
  'voice/can-listen', // part: voice
].map((name) => neededBy(`src/list/${name}.ts`))
const homeNeeds = neededBy('src/my-lists/create/CreateListForm.tsx')
const addingFoodNeeds = neededBy('src/list/add-food/add-food.ts')
const addingNeeds = neededBy('src/list/actions/lazy-actions.ts')
const wordsNeed = ['category-finder', 'loaded-vocabulary'].map((name) =>
  neededBy(`src/list/vocabulary/${name}.ts`),
)

const shown = /\/src\/(?:list|my-lists|account|ui|i18n|styles)\//
const texts = /\/src\/i18n\/|texts\.ts$/
const ofDevice =
  /\/src\/device\/|\/(?:device-settings|setting-atom|shared-text|site-version|toasts|list-here)\.ts$/

/**
 * The groups of shared code for Rolldown, because many small files compress worse than one. The list's screen starts with
 * two of them, one of logic and one of rendering; code that the home page also needs is in another.
 */
export const sharedFiles = [
  // Pages that load code lazily have these modules from their start, and no others.
  { name: 'on-demand', priority: 5, test: /vite\/preload-helper|\/src\/(?:storage-keys|i18n\/count)\.ts$/ },
  { name: 'site', priority: 5, test: /\/src\/site\.ts$/ },
  {
    name: 'react',
    priority: 5,
    test: /\/node_modules\/(?:react|react-dom|scheduler|@nanostores\/react|@astrojs\/react)\//,
  },
  shared('home', 3, (module, modules) => homeNeeds(module, modules) && isForBoth(module, modules)),
  shared('list', 2, (module, modules) => isWithoutScreen(module, modules) && listNeeds(module, modules)),
  shared('screen', 1, listNeeds),
  // Every page of a list fetches the code that reads the vocabulary; the code that parses texts is fetched only before
  // adding.
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

/**
 * True when sharing a module costs a list's page nothing: the page needs it too, or it is one of the small device modules.
 */
function isForBoth(module: string, modules: Modules): boolean {
  return listNeeds(module, modules) || ofDevice.test(module)
}

/**
 * True for the logic of a list, and for the texts that a food's page shows when it adds to a list: neither needs the screen.
 */
function isWithoutScreen(module: string, modules: Modules): boolean {
  const isStore = storesNeed.some((need) => need(module, modules)) && !texts.test(module)
  return !shown.test(module) || isStore || addingFoodNeeds(module, modules)
}

/**
 * Returns a test that is true for this module and all that it imports, directly or through others.
 *
 * @throws if there is no such module
 */
function neededBy(start: string): Needs {
  if (!existsSync(inProject(start)))
    throw new Error(`${start} does not exist, but names a group of shared code`)
  const found = new Set<string>()
  const find = (module: string, modules: Modules) => {
    const info = modules.getModuleInfo(module)
    // The server's bundles, which are made first, do not contain all of them.
    if (!info || found.has(module)) return
    found.add(module)
    for (const imported of info.importedIds) find(imported, modules)
  }
  return (module, modules) => {
    if (found.size === 0) find(inProject(start), modules)
    return found.has(module)
  }
}
