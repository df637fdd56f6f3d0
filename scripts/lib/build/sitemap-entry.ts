import { readPublished } from '../../../src/published/read.ts'
import { readFoods } from '../guide/read-files.ts'

interface SitemapEntry {
  url: string
  lastmod?: string
}

let days: ReadonlyMap<string, string> | undefined

/**
 * A page as the sitemap has it. The guide's are folders, whose addresses end in a slash; a food's was changed when an
 * editor last looked at it, which its file says, or when an admin last changed it.
 */
export function sitemapEntry<Entry extends SitemapEntry>(entry: Entry): Entry {
  if (!entry.url.includes('/alimente')) return entry
  days ??= changedDays()
  const slug = new URL(entry.url).pathname.split('/')[2] ?? ''
  const lastmod = days.get(slug)
  return { ...entry, url: `${entry.url}/`, ...(lastmod && { lastmod }) }
}

function changedDays(): ReadonlyMap<string, string> {
  const { foods: published } = readPublished()
  const edited = new Map(published.map(({ slug, edited = '' }) => [slug, edited]))
  const days = readFoods(published).map(({ slug, head }) => {
    const { reviewed = '' } = head as { reviewed?: string }
    return [slug, [reviewed, edited.get(slug) ?? ''].sort().at(-1) ?? ''] as const
  })
  return new Map(days.filter(([, day]) => day !== ''))
}
