import { site } from '../site.ts'

/** The address of the page in one language; the page's own language is one of them. */
interface Alternate {
  language: 'ro' | 'sv'
  address: URL
}

/** The metadata of a page. */
export interface PageHead {
  /** The page's own title; the site's name is added. Absent on the home page. */
  title?: string
  /** True when the site's name is not added to the title. */
  hasOwnTitle?: boolean
  description: string
  /** The page's public address; absent for private pages. */
  canonical?: URL
  /** The picture of a shared link, 1200 by 630 pixels. */
  picture?: URL
  /** Absent or empty when the page has no other language. */
  alternates?: readonly Alternate[]
  /** True when search engines and the Referer header of its links omit the page. */
  isPrivate?: boolean
  /** True when nobody shares the page's address, so that it needs no preview. */
  isUnshared?: boolean
}

export type HeadTag =
  | { tag: 'meta'; attributes: { name: string; content: string } | { property: string; content: string } }
  | { tag: 'link'; attributes: { rel: string; href: string; hreflang?: string } }

/** 'Cumpărături de weekend – Lista Noastră' */
export function documentTitle({ title, hasOwnTitle }: Pick<PageHead, 'title' | 'hasOwnTitle'> = {}): string {
  if (title && hasOwnTitle) return title
  return title ? `${title} – ${site.name}` : `${site.name} – ${site.tagline}`
}

/** The tags of the page's head: descriptions, share preview, and rules for robots. */
export function headTags(head: PageHead): HeadTag[] {
  const { description, canonical, picture, alternates = [], isPrivate = false, isUnshared = false } = head
  return [
    named('description', description),
    ...(isUnshared ? [] : previewTags(head)),
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

function previewTags({ title, description }: PageHead): HeadTag[] {
  return [
    property('og:site_name', site.name),
    property('og:locale', site.locale),
    property('og:type', 'website'),
    property('og:title', title ?? documentTitle()),
    property('og:description', description),
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
