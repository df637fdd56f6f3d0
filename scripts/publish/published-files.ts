import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { nothingPublished, type PublishedContent, publishedContent } from '../../src/published/schemas.ts'

/** Where the desk's word lies in the data folder. */
const paths = {
  /** Written by the hooks for each edit; taken away as its publication begins. */
  bell: 'publish-wanted',
  /** Which build is to be served. */
  site: 'site.json',
} as const

/**
 * What is on the site beside its files; missing when that is nothing. It lies in PocketBase's own folder, so that every
 * backup has it and every restore brings it back with the records it was made of.
 */
export const publishedFile = 'published.json'

export function bellPath(dataFolder: string): string {
  return join(dataFolder, paths.bell)
}

export function sitePath(dataFolder: string): string {
  return join(dataFolder, paths.site)
}

/** The file of what is published; undefined when nothing is. */
export function publishedPath(dataFolder: string): string | undefined {
  const path = contentPath(dataFolder)
  return existsSync(path) ? path : undefined
}

/** Whether this is what is published; what is of before the schema was another is not. */
export function isPublished(dataFolder: string, content: PublishedContent): boolean {
  const path = contentPath(dataFolder)
  if (!existsSync(path)) return isDeepStrictEqual(content, nothingPublished)
  const published = publishedContent.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  return isDeepStrictEqual(published.data, content)
}

/** Where it lay until it came into PocketBase's folder, it is moved from. */
function contentPath(dataFolder: string): string {
  const folder = join(dataFolder, 'pb')
  const former = join(dataFolder, publishedFile)
  const path = join(folder, publishedFile)
  if (existsSync(former)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    renameSync(former, path)
  }
  return path
}

/** Lays new content beside what is published. @returns its file; undefined for content that says nothing */
export function writeNext(dataFolder: string, content: PublishedContent): string | undefined {
  if (isDeepStrictEqual(publishedContent.parse(content), nothingPublished)) return undefined
  const next = `${contentPath(dataFolder)}.next`
  writeFileSync(next, JSON.stringify(content), { mode: 0o600 })
  return next
}

/** Makes what was laid beside it what is published, and names its build. */
export function adopt(dataFolder: string, next: string | undefined, distDir: string): void {
  const path = contentPath(dataFolder)
  if (next) renameSync(next, path)
  else rmSync(path, { force: true })
  const site = sitePath(dataFolder)
  writeFileSync(`${site}.next`, JSON.stringify({ distDir }), { mode: 0o600 })
  renameSync(`${site}.next`, site)
}

/** The build that was published last. */
export function readSite(dataFolder: string): string | undefined {
  const path = sitePath(dataFolder)
  if (!existsSync(path)) return undefined
  const { distDir } = JSON.parse(readFileSync(path, 'utf8')) as { distDir: string }
  return distDir
}
