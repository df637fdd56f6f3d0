import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { nothingPublished, type PublishedContent, publishedContent } from '../../../src/published/schemas.ts'
import { contentPath, saveSite } from './publication-files.ts'

/** True when this content is published; content of an older schema is not. */
export function isPublished(dataFolder: string, content: PublishedContent): boolean {
  const path = contentPath(dataFolder)
  if (!existsSync(path)) return isDeepStrictEqual(content, nothingPublished)
  const published = publishedContent.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  return isDeepStrictEqual(published.data, content)
}

/**
 * Writes new content to a file beside the published content.
 *
 * @returns the path of the file; undefined for empty content
 */
export function writeNext(dataFolder: string, content: PublishedContent): string | undefined {
  if (isDeepStrictEqual(publishedContent.parse(content), nothingPublished)) return undefined
  const next = `${contentPath(dataFolder)}.next`
  writeFileSync(next, JSON.stringify(content), { mode: 0o600 })
  return next
}

/** Makes new content the published one, and names its build. */
export function adopt(dataFolder: string, next: string | undefined, distDir: string): void {
  const path = contentPath(dataFolder)
  if (next) renameSync(next, path)
  else rmSync(path, { force: true })
  saveSite(dataFolder, distDir)
}
