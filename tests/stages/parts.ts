/**
 * Proves that each part of .dependency-cruiser.mjs can be left out: type-checks and bundles a copy of the project without it.
 * `npm test -- without PART` also runs tests in such a copy (without.ts).
 */
import { existsSync, globSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { type BuildFailure, build, stop } from 'esbuild'
import ts from 'typescript'
import { parts } from '../../.dependency-cruiser.mjs'
import { Problem, runScript } from '../../scripts/lib/problem.ts'
import { inProject } from '../../scripts/lib/root.ts'
import { copyWithout } from './copy-without.ts'

/** Without texts of the guide and pictures, which no code imports. */
const copied = ['*.json', '*.mjs', '*.ts', 'docs', 'pocketbase', 'scripts', 'src', 'tests', 'voice']
/** Types of packages, which are the same for every copy. */
const packages = new Map<string, ts.SourceFile | undefined>()

function hostOf(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile
  host.getSourceFile = (path, version, ...more) => {
    if (!path.includes('/node_modules/')) return read(path, version, ...more)
    const key = `${options.target} ${path}`
    if (!packages.has(key)) packages.set(key, read(path, version, ...more))
    return packages.get(key)
  }
  return host
}

/** Returns the files that import some paths, directly or through others: all that a change of these can make wrong. */
function importersOf(changed: readonly string[], files: readonly ts.SourceFile[]): ts.SourceFile[] {
  const importers = new Map<string, string[]>()
  for (const { fileName, text } of files)
    for (const { fileName: imported } of ts.preProcessFile(text).importedFiles) {
      const path = resolve(dirname(fileName), imported)
      importers.set(path, [...(importers.get(path) ?? []), fileName])
    }
  const found = new Set(changed)
  for (const path of found) for (const importer of importers.get(path) ?? []) found.add(importer)
  return files.filter(({ fileName }) => found.has(fileName))
}

/** Returns the faults of types in the project of a tsconfig.json, of the files for which paths were changed. */
function typeFaults(folder: string, project: string, changed: readonly string[]): string[] {
  const config = join(folder, project)
  const read = ts.readConfigFile(config, ts.sys.readFile).config
  const { options, fileNames } = ts.parseJsonConfigFileContent(read, ts.sys, dirname(config))
  const program = ts.createProgram(fileNames, options, hostOf(options))
  const files = fileNames.flatMap((path) => program.getSourceFile(path) ?? [])
  const affected = importersOf(
    changed.map((path) => join(folder, path)),
    files,
  )
  return affected
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
    .map(({ file, start = 0, messageText }) => {
      const line = (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1
      const place = relative(folder, file?.fileName ?? '')
      return `${place}:${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
    })
}

/** Programs and styles that together import all other code, except for the pages. */
const entries = ['pocketbase/hooks/{app,admin}.ts', 'scripts/*.ts', 'src/list/ListScreen.tsx', 'src/**/*.css']

/** Bundles them without packages. @returns the imports of files that are not there */
async function bundleFaults(folder: string): Promise<string[]> {
  const { errors } = await build({
    entryPoints: globSync(entries, { cwd: folder }).map((path) => join(folder, path)),
    ...{ bundle: true, write: false, outdir: folder, platform: 'node', format: 'esm' },
    packages: 'external',
    external: ['*.woff2', 'astro:*'],
    logLevel: 'silent',
  }).catch((error: BuildFailure) => error)
  return errors.map(({ text, location }) => `${location?.file}:${location?.line}: ${text}`)
}

/** Returns the imports of pages that are not there; neither TypeScript nor esbuild reads pages. */
function pageFaults(folder: string): string[] {
  return globSync('src/**/*.astro', { cwd: folder }).flatMap((page) =>
    [...readFileSync(join(folder, page), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^'?]+)/g)]
      .filter(([, path = '']) => !existsSync(join(folder, dirname(page), path)))
      .map(([, path]) => `${page}: ${path}`),
  )
}

async function leaveOut(name: string): Promise<void> {
  const folder = inProject('tests/.output/without', name)
  const changed = copyWithout([name], folder, copied)
  symlinkSync(inProject('.astro'), join(folder, '.astro'))
  const faults = [
    ...pageFaults(folder),
    ...(await bundleFaults(folder)),
    ...['tsconfig.json', 'pocketbase/hooks/tsconfig.json'].flatMap((project) =>
      typeFaults(folder, project, changed),
    ),
  ]
  if (faults.length > 0) throw new Problem(`Without ${name} there are faults:\n${faults.join('\n')}`)
  process.stdout.write(`ok   without ${name}\n`)
  rmSync(folder, { recursive: true })
}

await runScript(async () => {
  for (const name of Object.keys(parts)) await leaveOut(name)
  await stop()
})
