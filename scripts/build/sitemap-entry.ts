import { readFoodFiles } from '../guide/read-files.ts'

interface SitemapEntry {
  url: string
  lastmod?: string
}

let days: ReadonlyMap<string, string> | undefined

/**
 * A page as the sitemap has it. The guide's are folders, whose addresses end in a slash; a food's was changed when an
 * editor last looked at it, which its file says.
 */
export function sitemapEntry<Entry extends SitemapEntry>(entry: Entry): Entry {
  if (!entry.url.includes('/alimente')) return entry
  days ??= reviewedDays()
  const slug = new URL(entry.url).pathname.split('/')[2] ?? ''
  const lastmod = days.get(slug)
  return { ...entry, url: `${entry.url}/`, ...(lastmod && { lastmod }) }
}

function reviewedDays(): ReadonlyMap<string, string> {
  const foods = readFoodFiles().map(
    ({ slug, head }) => [slug, (head as { reviewed?: string }).reviewed] as const,
  )
  return new Map(foods.flatMap(([slug, day]) => (day ? [[slug, day] as const] : [])))
}
