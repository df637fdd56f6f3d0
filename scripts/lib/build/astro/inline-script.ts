import { buildSync } from 'esbuild'
import { inProject } from '../../root.ts'

/**
 * Compiles a script that a page carries in itself: one file, minified, with no name visible outside.
 *
 * @param path of the TypeScript file, from the project's root
 * @param texts values of the names that the file declares and does not define
 */
export function inlineScript(path: string, texts: Readonly<Record<string, string>> = {}): string {
  const define = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, JSON.stringify(text)]))
  const { outputFiles } = buildSync({
    entryPoints: [inProject(path)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    charset: 'utf8',
    define,
  })
  return outputFiles.map(({ text }) => text.trim()).join('')
}
