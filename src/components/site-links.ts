import { pageNames } from '../i18n/site.ts'
import { addresses } from '../site.ts'

export interface SiteLink {
  label: string
  address: string
}

const link = (page: keyof typeof pageNames): SiteLink => ({
  label: pageNames[page],
  address: addresses[page],
})

/** The way to the pages from the head of each of them (specification, section 2). */
export const headerLinks: readonly SiteLink[] = [
  link('about'),
  link('features'),
  link('product'),
  link('guide'),
  link('privacy'),
]

/** Those links, and which of two of one name is shown to whom, as far as the device knows: who has lists is led to them. */
export const menuLinks: readonly (SiteLink & { kind?: 'for-new' | 'for-returning' })[] = headerLinks.flatMap(
  (way) =>
    way.address === addresses.product
      ? [
          { ...way, kind: 'for-new' as const },
          { ...way, address: addresses.recentLists, kind: 'for-returning' as const },
        ]
      : [way],
)

/** All public pages. */
export const footerLinks: readonly SiteLink[] = [link('home'), ...headerLinks, link('siteMap')]

/**
 * How a link says that it leads to where one is: 'page' for the page itself, 'true' for what the page is a part of.
 *
 * @param path of the page, as built or as served: '/despre.html' is '/despre'
 */
export function currentMark(path: string, address: string): 'page' | 'true' | undefined {
  const canonical = path.replace(/(?:index)?\.html$/, '')
  if (canonical === address) return 'page'
  return address.length > 1 && address.endsWith('/') && canonical.startsWith(address) ? 'true' : undefined
}
