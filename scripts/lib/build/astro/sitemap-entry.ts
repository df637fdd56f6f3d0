import { readPublished } from '../../../../src/published/read.ts'
import { readFoods } from '../../guide/read-files.ts'

interface SitemapEntry {
  url: string
  lastmod?: string
}

let days: ReadonlyMap<string, string> | undefined

/**
 * The sitemap's entry of a page. Pages of the guide are folders, whose addresses end with a slash. A food's page was changed
 * when an editor last reviewed its file, or when an admin last changed it.
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
