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

/** The links in the head of every page (specification, section 2). */
export const headerLinks: readonly SiteLink[] = [
  link('about'),
  link('features'),
  link('product'),
  link('guide'),
  link('privacy'),
]

/**
 * The links of the menu. Two of them have one name: `for-returning` is shown to visitors with lists and leads to these,
 * `for-new` to others.
 */
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
export const footerLinks: readonly SiteLink[] = [
  link('home'),
  ...headerLinks,
  link('licences'),
  link('siteMap'),
]

/**
 * The `aria-current` of a link: 'page' for the current page, 'true' for a section that contains it.
 *
 * @param path of the page, as built or as served: '/despre.html' is '/despre'
 */
export function currentMark(path: string, address: string): 'page' | 'true' | undefined {
  const canonical = path.replace(/(?:index)?\.html$/, '')
  if (canonical === address) return 'page'
  return address.length > 1 && address.endsWith('/') && canonical.startsWith(address) ? 'true' : undefined
}
