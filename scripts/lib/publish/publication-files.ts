import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { replaceFile } from '../replace-file.ts'

/** The names of files in the data folder. */
const paths = {
  /** Asks for a publication: the hooks write it after each edit, and each publication removes it when it begins. */
  request: 'publish-wanted',
  /** Names the build to serve. */
  site: 'site.json',
} as const

/**
 * The published content, which is on the site beside that of its files; there is no such file when nothing is published. It
 * is in PocketBase's own folder, so every backup and restore has it together with its records.
 */
export const publishedFile = 'published.json'

export function requestPath(dataFolder: string): string {
  return join(dataFolder, paths.request)
}

export function sitePath(dataFolder: string): string {
  return join(dataFolder, paths.site)
}

/** The folder of the build that was published or fetched last; undefined when none was. */
export function readSite(dataFolder: string): string | undefined {
  const path = sitePath(dataFolder)
  if (!existsSync(path)) return undefined
  const { distDir } = JSON.parse(readFileSync(path, 'utf8')) as { distDir: string }
  return distDir
}

/** Names the build to serve. */
export function saveSite(dataFolder: string, distDir: string): void {
  replaceFile(sitePath(dataFolder), JSON.stringify({ distDir }))
}

/** The path of the published content. A file at its former place is moved there. */
export function contentPath(dataFolder: string): string {
  const folder = join(dataFolder, 'pb')
  const former = join(dataFolder, publishedFile)
  const path = join(folder, publishedFile)
  if (existsSync(former)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    renameSync(former, path)
  }
  return path
}

/** The path of the published content; undefined when nothing is published. */
export function publishedPath(dataFolder: string): string | undefined {
  const path = contentPath(dataFolder)
  return existsSync(path) ? path : undefined
}
