import { inProject } from '../root.ts'

interface ModuleInfo {
  importedIds: readonly string[]
}

interface Modules {
  getModuleInfo: (module: string) => ModuleInfo | null
}

/** At once by the home page, and by a list's. */
const forHome =
  /\/node_modules\/nanostores\/|\/src\/(?:domain\/(?:lib\/(?:check|characters|code-units|fields-of|once)|list\/list-name)|i18n\/errors|stores\/device\/(?:list-here|toasts|shared-text|site-version)|sync\/(?:device\/(?:device-settings|sent-bell|shared-text)|storage\/(?:kept-lists|may-have-lists))|islands\/(?:Icon|Toasts|UpdateOffer|load-styles|on-demand|open-here|use-typed-before-hydration))\.tsx?$/
const forSearch = /\/src\/domain\/(?:lib\/(?:fold|word-stem)|food-match\/food-search)\.ts$/
const forScreen = /\/src\/(?:islands|i18n)\//
const forList = /\/src\/(?:domain|sync|stores)\//

/**
 * What pages share, as Rolldown groups it: many small files compress worse than one. What the list's screen needs from
 * its start is in two, what it does and what it shows; what the home page and the search need at once stays apart.
 */
export const sharedFiles = [
  // Whoever fetches code on demand has this much of it at once, and no more.
  { name: 'on-demand', priority: 3, test: /vite\/preload-helper|\/src\/(?:fixed-names|i18n\/count)\.ts$/ },
  { name: 'site', priority: 3, test: /\/src\/site\.ts$/ },
  {
    name: 'react',
    priority: 3,
    test: /\/node_modules\/(?:react|react-dom|scheduler|@nanostores\/react|@astrojs\/react)\//,
  },
  { name: 'search', priority: 2, minShareCount: 2, test: forSearch },
  { name: 'home', priority: 2, minShareCount: 2, test: forHome },
  { name: ofListsStart('list'), priority: 1, minShareCount: 2, test: forList },
  { name: ofListsStart('screen'), priority: 0, minShareCount: 2, test: forScreen },
]

/** The name for what the list's screen imports, and what that imports; what is fetched later has none. */
function ofListsStart(name: string): (module: string, modules: Modules) => string | null {
  const found = new Set<string>()
  const find = (module: string, modules: Modules) => {
    if (found.has(module)) return
    found.add(module)
    for (const imported of modules.getModuleInfo(module)?.importedIds ?? []) find(imported, modules)
  }
  return (module, modules) => {
    if (found.size === 0) find(inProject('src/islands/list/ListScreen.tsx'), modules)
    return found.has(module) ? name : null
  }
}
