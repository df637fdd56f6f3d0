import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PublishedContent, publishedContent } from '../../src/published/schemas.ts'

/** Where the desk's word lies in the data folder. */
const paths = {
  /** Written by the hooks for each edit; taken away as its publication begins. */
  bell: 'publish-wanted',
  /** What is on the site beside its files; missing when that is nothing. */
  content: 'published.json',
  /** Which build is to be served. */
  site: 'site.json',
} as const

export function bellPath(dataFolder: string): string {
  return join(dataFolder, paths.bell)
}

export function sitePath(dataFolder: string): string {
  return join(dataFolder, paths.site)
}

/** The file of what is published; undefined when nothing is. */
export function publishedPath(dataFolder: string): string | undefined {
  const path = join(dataFolder, paths.content)
  return existsSync(path) ? path : undefined
}

/** Lays new content beside what is published. @returns its file; undefined for content that says nothing */
export function writeNext(dataFolder: string, content: PublishedContent): string | undefined {
  const isNothing = Object.values(publishedContent.parse(content)).every((records) => records.length === 0)
  if (isNothing) return undefined
  const next = `${join(dataFolder, paths.content)}.next`
  writeFileSync(next, JSON.stringify(content), { mode: 0o600 })
  return next
}

/** Makes what was laid beside it what is published, and names its build. */
export function adopt(dataFolder: string, next: string | undefined, distDir: string): void {
  const path = join(dataFolder, paths.content)
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
