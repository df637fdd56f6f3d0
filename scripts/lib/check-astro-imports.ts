/** Checks the imports of .astro files by the table of .dependency-cruiser.mjs, because dependency-cruiser cannot read them. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { layers, stores } from '../../.dependency-cruiser.mjs'
import { Problem, runScript } from './problem.ts'
import { inProject } from './root.ts'

const imports = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g

/** The forbidden imports of a file, as `FILE → FILE`. */
function strayImports(layer: string, file: string): string[] {
  const allowed = [layer, ...(layers[layer] ?? [])]
  return [...readFileSync(inProject(file), 'utf8').matchAll(imports)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter(
      (path) =>
        isStore(path) ||
        !allowed.some((place) => (place.endsWith('/') ? path.startsWith(place) : path === place)),
    )
    .map((path) => `${file} → ${path}`)
}

function isStore(path: string): boolean {
  return new RegExp(stores.path).test(path) && !stores.pathNot.some((other) => new RegExp(other).test(path))
}

await runScript(async () => {
  const stray = Object.keys(layers).flatMap((layer) =>
    globSync(`${layer}**/*.astro`, { cwd: inProject() }).flatMap((file) => strayImports(layer, file)),
  )
  if (stray.length > 0) throw new Problem(`Not in the table of .dependency-cruiser.mjs:\n${stray.join('\n')}`)
})
