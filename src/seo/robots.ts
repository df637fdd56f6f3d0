import { addresses } from '../site.ts'

/** Paths that are private, or hold nothing to read. */
const closed = [addresses.list(''), '/api/']

/** The robots.txt: closed paths, and the addresses of the sitemaps. */
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
