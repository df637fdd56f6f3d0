import type { Plugin } from 'vite'

/**
 * Has the service worker import at once what pages import on demand: it is a single script, in which `import()` is not
 * allowed.
 */
export const oneFile: Plugin = {
  name: 'one-file',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/src\/.*\.ts$/.test(id)) return
    const imported: string[] = []
    const changed = code.replace(/\bimport\((['"][^'"]+['"])\)/g, (_, path: string) => {
      imported.push(path)
      return `onDemand${imported.length}`
    })
    const imports = imported.map((path, at) => `import * as onDemand${at + 1} from ${path}\n`)
    return imported.length > 0 ? { code: imports.join('') + changed, map: null } : undefined
  },
}
