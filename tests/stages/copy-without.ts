import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { parts } from '../../.dependency-cruiser.mjs'
import { Problem } from '../../scripts/lib/problem.ts'
import { inProject } from '../../scripts/lib/root.ts'

const marked = /\.(?:tsx?|mjs|js|css)$|^package\.json$|^docs\/protocol\.md$/

/** Returns true if a path belongs to one of these files or folders. */
function isIn(places: readonly string[], path: string): boolean {
  return places.some((place) => (place.endsWith('/') ? path.startsWith(place) : path === place))
}

const command = /"node scripts\/bootstrap\.mjs ([^"\s]+)/

function markOf(names: readonly string[]): RegExp {
  return new RegExp(`/[/*] part: (?:${names.join('|')})\\b`)
}

/** Returns the beginnings of the rows of docs/protocol.md about the routes of some parts. */
function rowsOfRoutes(names: readonly string[]): string[] {
  const wiring = readFileSync(inProject('pocketbase/pb_hooks/main.pb.js'), 'utf8').split('\n')
  return wiring
    .filter((line) => markOf(names).test(line))
    .flatMap((line) => /^routerAdd\('\w+', '([^']+)'/.exec(line)?.[1] ?? [])
    .map((path) => `| \`${path}\` `)
}

/**
 * Removes the lines that are marked as those of some parts, the commands of package.json that start their files, and the rows
 * of their routes.
 */
function withoutLines(text: string, { names, own, rows }: Omit<Copy, 'folder'>): string {
  const mark = markOf(names)
  const isOfPart = (line: string) =>
    mark.test(line) ||
    isIn(own, command.exec(line)?.[1] ?? '') ||
    rows.some((beginning) => line.startsWith(beginning))
  return text
    .split('\n')
    .filter((line) => !isOfPart(line))
    .join('\n')
}

/** Lists the project's files, or those of some patterns. */
function filesToCopy(patterns: readonly string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '-zco', '--exclude-standard', '--', ...patterns], {
    cwd: inProject(),
    encoding: 'utf8',
  })
  return listed.split('\0').filter((path) => path !== '' && existsSync(inProject(path)))
}

/**
 * Copies the project without some parts of .dependency-cruiser.mjs.
 *
 * @param patterns of the only files to copy
 * @returns the paths that the copy lacks or has with fewer lines
 */
export function copyWithout(
  names: readonly string[],
  folder: string,
  patterns: readonly string[] = [],
): string[] {
  const own = names.flatMap((name) => parts[name] ?? [])
  const files = filesToCopy(patterns)
  const missing = own.filter((place) => !files.some((path) => isIn([place], path)))
  if (missing.length > 0) throw new Problem(`A part has no such files: ${missing.join(', ')}`)
  rmSync(folder, { recursive: true, force: true })
  const copy = { names, own, rows: rowsOfRoutes(names), folder }
  const changed = files.filter((path) => isIn(own, path) || !copyFile(path, copy))
  for (const path of ['node_modules', 'tests/node_modules']) symlinkSync(inProject(path), join(folder, path))
  return changed
}

interface Copy {
  names: readonly string[]
  own: readonly string[]
  rows: readonly string[]
  folder: string
}

/** Copies a file without the lines of some parts. @returns false if it has such lines */
function copyFile(path: string, copy: Copy): boolean {
  const target = join(copy.folder, path)
  mkdirSync(dirname(target), { recursive: true })
  if (marked.test(path)) {
    const text = readFileSync(inProject(path), 'utf8')
    const rest = withoutLines(text, copy)
    writeFileSync(target, rest)
    return rest === text
  }
  copyFileSync(inProject(path), target)
  return true
}
