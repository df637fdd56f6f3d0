import { expect, test } from 'vitest'
import { robotsText } from '../../../src/seo/robots.ts'
import { publicPages, sitemapText } from '../../../src/seo/sitemap.ts'

const base = new URL('https://lista.example/')

test('the sitemap has the five public pages, with the specification’s frequencies and priorities', () => {
  const rows = publicPages.map(({ address, changeFrequency, priority }) => [
    address,
    changeFrequency,
    priority,
  ])
  expect(rows).toEqual([
    ['/', 'daily', 1.0],
    ['/despre', 'weekly', 0.8],
    ['/functii', 'monthly', 0.7],
    ['/lista-de-cumparaturi', 'weekly', 0.9],
    ['/confidentialitate', 'yearly', 0.5],
  ])
})

test('a page is a whole address, how often it changes, and how much it matters', () => {
  const text = sitemapText(base, [{ address: '/a&b', changeFrequency: 'daily', priority: 1 }])
  expect(text).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\//,
  )
  expect(text).toContain(
    '<url><loc>https://lista.example/a&amp;b</loc><changefreq>daily</changefreq><priority>1.0</priority></url>',
  )
})

test('robots are shown the sitemap of all pages, and no list', () => {
  expect(robotsText(base).split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /list/',
    'Disallow: /api/',
    '',
    'Sitemap: https://lista.example/sitemap-index.xml',
    '',
  ])
})
