import type { BreadcrumbList, HowTo, Organization, WebApplication, WebSite } from 'schema-dts'
import { pageNames } from '../i18n/site.ts'
import { editedTexts } from '../published/edited-texts.ts'
import { addresses, site } from '../site.ts'
import type { SitePageName } from './page-heads.ts'
import { trailTo } from './structured-data.ts'

/** The id by which the other entries of the home page refer to the organisation. */
export const organizationId = (base: URL) => new URL('#organizatie', base).href

export function organization(base: URL, email: string): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId(base),
    name: site.name,
    url: base.href,
    logo: new URL(addresses.picture('basket'), base).href,
    email,
  }
}

export function webSite(base: URL): WebSite {
  return {
    '@type': 'WebSite',
    name: site.name,
    url: base.href,
    description: editedTexts().heads.home.description,
    inLanguage: site.language,
    publisher: { '@id': organizationId(base) },
  }
}

/** The list as an app: free, and for any browser. */
export function webApplication(base: URL): WebApplication {
  return {
    '@type': 'WebApplication',
    name: site.name,
    url: base.href,
    description: editedTexts().heads.home.description,
    inLanguage: site.language,
    applicationCategory: 'ShoppingApplication',
    operatingSystem: 'Any',
    browserRequirements: 'JavaScript',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'RON' },
    provider: { '@id': organizationId(base) },
  }
}

/** The trail from the home page to another page of the site. */
export function pageTrail(base: URL, page: SitePageName): BreadcrumbList {
  const step = (name: SitePageName) => ({ name: pageNames[name], address: addresses[name] })
  return trailTo(base, [step('home'), step(page)])
}

export function howTo(base: URL, name: string, steps: readonly { title: string; text: string }[]): HowTo {
  return {
    '@type': 'HowTo',
    name,
    inLanguage: site.language,
    image: new URL(addresses.picture('basket'), base).href,
    step: steps.map(({ title, text }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: title,
      text,
    })),
  }
}
