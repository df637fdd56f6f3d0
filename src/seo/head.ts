import { site } from '../site.ts'

/** What a page says of itself. */
export interface PageHead {
  /** The page's own title; the site's name is added. Absent on the home page. */
  title?: string
  description: string
  /** The page's public address; absent for pages that are nobody else's business. */
  canonical?: URL
  /** Kept out of search engines, and out of the Referer header of what it links to. */
  isPrivate?: boolean
}

export type HeadTag =
  | { tag: 'meta'; attributes: { name: string; content: string } | { property: string; content: string } }
  | { tag: 'link'; attributes: { rel: string; href: string } }

/** 'Cumpărături de weekend – Lista Noastră' */
export function documentTitle(title?: string): string {
  return title ? `${title} – ${site.name}` : `${site.name} – ${site.tagline}`
}

/** The page's head as data: descriptions, share preview, and what robots may do. */
export function headTags({ title, description, canonical, isPrivate = false }: PageHead): HeadTag[] {
  return [
    named('description', description),
    property('og:site_name', site.name),
    property('og:locale', site.locale),
    property('og:type', 'website'),
    property('og:title', title ?? documentTitle()),
    property('og:description', description),
    ...(canonical ? [property('og:url', canonical.href), link('canonical', canonical.href)] : []),
    ...(isPrivate ? [named('robots', 'noindex'), named('referrer', 'no-referrer')] : []),
  ]
}

function named(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } }
}

function property(key: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property: key, content } }
}

function link(rel: string, href: string): HeadTag {
  return { tag: 'link', attributes: { rel, href } }
}
