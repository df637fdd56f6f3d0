/**
 * Proves that each part of .dependency-cruiser.mjs can be left out: type-checks and bundles a copy of the project without it.
 * Named parts are left out together, and their copy stays, for further tests in it.
 */
import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { type BuildFailure, build, stop } from 'esbuild'
import ts from 'typescript'
import { parts } from '../../.dependency-cruiser.mjs'
import { Problem, runScript } from '../../scripts/lib/problem.ts'
import { inProject } from '../../scripts/lib/root.ts'

const copied = ['*.json', '*.mjs', '*.ts', 'docs', 'pocketbase', 'scripts', 'src', 'tests', 'voice']
const marked = /\.(?:tsx?|mjs|js|css)$|^package\.json$/

/** Returns true if a path belongs to one of these files or folders. */
function isIn(places: readonly string[], path: string): boolean {
  return places.some((place) => (place.endsWith('/') ? path.startsWith(place) : path === place))
}

const command = /"node scripts\/bootstrap\.mjs ([^"\s]+)/

/** Removes the lines that are marked as those of some parts, and the commands of package.json that start their files. */
function withoutLines(text: string, names: readonly string[], own: readonly string[]): string {
  const mark = new RegExp(`/[/*] part: (?:${names.join('|')})\\b`)
  const isOfPart = (line: string) => mark.test(line) || isIn(own, command.exec(line)?.[1] ?? '')
  return text
    .split('\n')
    .filter((line) => !isOfPart(line))
    .join('\n')
}

/** Lists the files that are copied: without texts of the guide and pictures, which no code imports. */
function filesToCopy(): string[] {
  const listed = execFileSync('git', ['ls-files', '-zco', '--exclude-standard', '--', ...copied], {
    cwd: inProject(),
    encoding: 'utf8',
  })
  return listed.split('\0').filter((path) => path !== '' && existsSync(inProject(path)))
}

/** Copies the project without some parts. @returns the paths that the copy lacks or has with fewer lines */
function copyWithout(names: readonly string[], folder: string): string[] {
  const own = names.flatMap((name) => parts[name] ?? [])
  const files = filesToCopy()
  const missing = own.filter((place) => !files.some((path) => isIn([place], path)))
  if (missing.length > 0) throw new Problem(`A part has no such files: ${missing.join(', ')}`)
  rmSync(folder, { recursive: true, force: true })
  const changed = files.filter((path) => isIn(own, path) || !copyFile(path, { names, own, folder }))
  for (const path of ['node_modules', 'tests/node_modules', '.astro'])
    symlinkSync(inProject(path), join(folder, path))
  return changed
}

interface Copy {
  names: readonly string[]
  own: readonly string[]
  folder: string
}

/** Copies a file without the lines of some parts. @returns false if it has such lines */
function copyFile(path: string, { names, own, folder }: Copy): boolean {
  const target = join(folder, path)
  mkdirSync(dirname(target), { recursive: true })
  if (marked.test(path)) {
    const text = readFileSync(inProject(path), 'utf8')
    const rest = withoutLines(text, names, own)
    writeFileSync(target, rest)
    return rest === text
  }
  copyFileSync(inProject(path), target)
  return true
}

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

async function leaveOut(names: readonly string[], isKept: boolean): Promise<void> {
  const folder = inProject('tests/.output/without', names.join('-'))
  const changed = copyWithout(names, folder)
  const faults = [
    ...pageFaults(folder),
    ...(await bundleFaults(folder)),
    ...['tsconfig.json', 'pocketbase/hooks/tsconfig.json'].flatMap((project) =>
      typeFaults(folder, project, changed),
    ),
  ]
  if (faults.length > 0)
    throw new Problem(`Without ${names.join(' and ')} there are faults:\n${faults.join('\n')}`)
  process.stdout.write(`ok   without ${names.join(' and ')}${isKept ? `: ${folder}` : ''}\n`)
  if (!isKept) rmSync(folder, { recursive: true })
}

await runScript(async () => {
  const named = process.argv.slice(2)
  const sets = named.length > 0 ? [named] : Object.keys(parts).map((name) => [name])
  for (const names of sets) await leaveOut(names, named.length > 0)
  await stop()
})
