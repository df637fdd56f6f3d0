import { addresses } from '../site.ts'
import { element, escaped } from './xml.ts'

/** A page in the sitemap. */
export interface SitemapRow {
  address: string
  changeFrequency: 'daily' | 'weekly' | 'monthly' | 'yearly'
  /** From 0 to 1, relative to the site's other pages. */
  priority: number
}

/** Specification, section 2: the five public pages in the order of its table of routes. */
export const publicPages: readonly SitemapRow[] = [
  { address: addresses.home, changeFrequency: 'daily', priority: 1 },
  { address: addresses.about, changeFrequency: 'weekly', priority: 0.8 },
  { address: addresses.features, changeFrequency: 'monthly', priority: 0.7 },
  { address: addresses.product, changeFrequency: 'weekly', priority: 0.9 },
  { address: addresses.privacy, changeFrequency: 'yearly', priority: 0.5 },
]

/** The rows as a sitemap (sitemaps.org, protocol 0.9). */
export function sitemapText(base: URL, rows: readonly SitemapRow[]): string {
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
  const urls = rows.map(({ address, changeFrequency, priority }) =>
    element(
      'url',
      {},
      element('loc', {}, escaped(new URL(address, base).href)),
      element('changefreq', {}, changeFrequency),
      element('priority', {}, priority.toFixed(1)),
    ),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('urlset', { xmlns: namespace }, ...urls)}\n`
}
