import { addresses } from '../site.ts'

/** Paths that are private, or hold nothing to read. */
const closed = [addresses.list(''), '/api/']

/** The robots.txt: closed paths, and the address of the sitemap of all pages. */
export function robotsText(base: URL): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL(addresses.sitemapIndex, base).href}`,
    '',
  ].join('\n')
}
