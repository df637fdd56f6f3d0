import { site } from '../site.ts'

/** The same page in a language, this one's own included. */
export interface Alternate {
  language: 'ro' | 'sv'
  address: URL
}

/** What a page says of itself. */
export interface PageHead {
  /** The page's own title; the site's name is added. Absent on the home page. */
  title?: string
  /** The title says enough as it is. */
  hasOwnTitle?: boolean
  description: string
  /** The page's public address; absent for pages that are nobody else's business. */
  canonical?: URL
  /** What a shared link shows, 1200 by 630 pixels. */
  picture?: URL
  /** Absent or empty where the page has no other language. */
  alternates?: readonly Alternate[]
  /** Kept out of search engines, and out of the Referer header of what it links to. */
  isPrivate?: boolean
}

export type HeadTag =
  | { tag: 'meta'; attributes: { name: string; content: string } | { property: string; content: string } }
  | { tag: 'link'; attributes: { rel: string; href: string; hreflang?: string } }

/** 'Cumpărături de weekend – Lista Noastră' */
export function documentTitle({ title, hasOwnTitle }: Pick<PageHead, 'title' | 'hasOwnTitle'> = {}): string {
  if (title && hasOwnTitle) return title
  return title ? `${title} – ${site.name}` : `${site.name} – ${site.tagline}`
}

/** The page's head as data: descriptions, share preview, and what robots may do. */
export function headTags(head: PageHead): HeadTag[] {
  const { title, description, canonical, picture, alternates = [], isPrivate = false } = head
  return [
    named('description', description),
    property('og:site_name', site.name),
    property('og:locale', site.locale),
    property('og:type', 'website'),
    property('og:title', title ?? documentTitle()),
    property('og:description', description),
    ...(canonical ? [property('og:url', canonical.href), link('canonical', canonical.href)] : []),
    ...alternates.map(({ language, address }) => link('alternate', address.href, language)),
    ...(picture
      ? [
          property('og:image', picture.href),
          property('og:image:width', '1200'),
          property('og:image:height', '630'),
          named('twitter:card', 'summary_large_image'),
        ]
      : []),
    ...(isPrivate ? [named('robots', 'noindex'), named('referrer', 'no-referrer')] : []),
  ]
}

function named(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } }
}

function property(key: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property: key, content } }
}

function link(rel: string, href: string, hreflang?: string): HeadTag {
  return { tag: 'link', attributes: { rel, href, ...(hreflang ? { hreflang } : {}) } }
}
