import { readFileSync } from 'node:fs'
import type { AstroIntegration } from 'astro'
import { readPublished } from '../../../../src/published/read.ts'
import { addresses } from '../../../../src/site.ts'
import { readFoods } from '../../guide/read-files.ts'

interface SitemapEntry {
  url: string
  lastmod?: string
}

type Days = ReadonlyMap<string, string>

/** The folder of the built pages, and the day on which each food was last changed, by its address; '' if unknown. */
let built: { folder: URL; days: Days } | undefined

/** Reads what the sitemap's entries need; it comes before the sitemap. */
export function changedDays(): AstroIntegration {
  return {
    name: 'changed-days',
    hooks: {
      'astro:build:done': ({ dir }) => {
        built = { folder: dir, days: daysOfFoods() }
      },
    },
  }
}

/**
 * The sitemap's entry of a page. Pages of the guide are folders, whose addresses end with a slash. A food's page was changed
 * when an editor last reviewed its file, or when an admin last changed it; the page of a dish or a list, when the last of its
 * foods was.
 */
export function sitemapEntry<Entry extends SitemapEntry>(entry: Entry): Entry {
  if (!entry.url.includes('/alimente')) return entry
  const url = `${entry.url}/`
  const lastmod = built && dayOf(new URL(url).pathname, built.folder, built.days)
  return { ...entry, url, ...(lastmod && { lastmod }) }
}

function dayOf(address: string, folder: URL, days: Days): string | undefined {
  return days.get(address) ?? newestDay(readFileSync(new URL(`.${address}index.html`, folder), 'utf8'), days)
}

/** The newest day of the foods to which the main part of a page leads. */
export function newestDay(page: string, days: Days): string | undefined {
  const main = page.slice(page.indexOf('<main'), page.lastIndexOf('</main>'))
  const linked = [...main.matchAll(/href="(\/alimente\/[a-z0-9-]+\/)"/g)]
  return linked
    .flatMap(([, address = '']) => days.get(address) ?? [])
    .sort()
    .at(-1)
}

function daysOfFoods(): Days {
  const { foods: published } = readPublished()
  const edited = new Map(published.map(({ slug, edited = '' }) => [slug, edited]))
  const days = readFoods(published).map(({ slug, head }) => {
    const { reviewed = '' } = head as { reviewed?: string }
    const last = [reviewed, edited.get(slug) ?? ''].sort().at(-1) ?? ''
    return [addresses.food(slug), last] as const
  })
  return new Map(days)
}
