import { addresses } from '../site.ts'

/** Nobody's business but their people's, or nothing to read. */
const closed = [addresses.list(''), '/api/']

/** What robots may read, and where the lists of pages are. */
export function robotsText(base: URL): string {
  const sitemaps = [addresses.sitemap, addresses.sitemapIndex]
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    ...sitemaps.map((path) => `Sitemap: ${new URL(path, base).href}`),
    '',
  ].join('\n')
}
