import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'

/** Where the admins' word lies in the data folder. */
const paths = {
  /** Written by the hooks for each edit; taken away as its publication begins. */
  request: 'publish-wanted',
  /** Which build is to be served. */
  site: 'site.json',
} as const

/**
 * What is on the site beside its files; missing when that is nothing. It lies in PocketBase's own folder, so that every
 * backup has it and every restore brings it back with the records it was made of.
 */
export const publishedFile = 'published.json'

export function requestPath(dataFolder: string): string {
  return join(dataFolder, paths.request)
}

export function sitePath(dataFolder: string): string {
  return join(dataFolder, paths.site)
}

/** Where the file of what is published is to lie; from where it lay once it is moved there. */
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

/** The file of what is published; undefined when nothing is. */
export function publishedPath(dataFolder: string): string | undefined {
  const path = contentPath(dataFolder)
  return existsSync(path) ? path : undefined
}

/** The build that was published last. */
export function readSite(dataFolder: string): string | undefined {
  const path = sitePath(dataFolder)
  if (!existsSync(path)) return undefined
  const { distDir } = JSON.parse(readFileSync(path, 'utf8')) as { distDir: string }
  return distDir
}
