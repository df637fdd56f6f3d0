import { fold } from '../../domain/lib/fold.ts'
import { addresses, guideAddresses, swedishAddresses } from '../../site.ts'
import { unescaped } from '../limits/unescaped.ts'

/** Alternative addresses of the site's pages; each redirects permanently. */
const aliases: Readonly<Record<string, string>> = {
  [swedishAddresses.about]: addresses.about,
  [swedishAddresses.features]: addresses.features,
  '/functionalitati': addresses.features,
  [swedishAddresses.product]: addresses.product,
  [swedishAddresses.privacy]: addresses.privacy,
  [swedishAddresses.siteMap]: addresses.siteMap,
}

interface RequestedAddress {
  /** As in the request, with its port. */
  host: string | undefined
  pathname: string
  /** With its question mark, or ''. */
  search: string
}

const www = /^www\./i
const htmlFile = /(?:^index)?\.html$/i
const oneLetter = /^\p{L}$/u

/**
 * The right address of the page that an address means: without 'www.', in lower case, without diacritics, by its Romanian
 * name, with the right slashes. The query stays.
 *
 * @param isPage whether an address is that of a page
 * @param foodCalled the slug of the food with another name, by the name as in addresses
 * @returns undefined for an address that is right or means no page
 */
export function rightAddress(
  { host = '', pathname, search }: RequestedAddress,
  isPage: (address: string) => boolean,
  foodCalled: (name: string) => string | undefined = () => undefined,
): string | undefined {
  const meant = isPage(pathname) ? pathname : meantBy(partsOf(pathname), foodCalled)
  const right = isPage(meant) ? meant : pathname
  const origin = www.test(host) ? `//${host.replace(www, '')}` : ''
  return origin === '' && right === pathname ? undefined : origin + right + search
}

type FoodCalled = (name: string) => string | undefined

function meantBy(parts: readonly string[], foodCalled: FoodCalled): string {
  const [first, ...rest] = parts
  if (first === 'alimente') return meantInGuide(rest, foodCalled)
  if (first === 'list' && rest[0]) return addresses.list(rest[0])
  const path = `/${parts.map(encodeURIComponent).join('/')}`
  return aliases[path] ?? path
}

/**
 * The meant address in the guide, also for letters without their folder, folders without a page, and other names of
 * foods.
 */
function meantInGuide(parts: readonly string[], foodCalled: FoodCalled): string {
  const [first = '', second] = parts
  const food = second === undefined ? foodCalled(first.replaceAll(' ', '-')) : undefined
  if (food) return addresses.food(food)
  if (parts.length === 1 && oneLetter.test(first)) return guideAddresses.foodLetter(first)
  if (first === 'litera' && second === undefined) return guideAddresses.foodLetter('a')
  if ((first === 'categorie' || first === 'sezon') && second === undefined) return addresses.guide
  return `${addresses.guide}${parts.map((part) => `${encodeURIComponent(part)}/`).join('')}`
}

/** The parts of a path, folded, without the name of a file. */
function partsOf(pathname: string): string[] {
  return unescaped(pathname)
    .split('/')
    .map((part) => fold(part).replace(htmlFile, ''))
    .filter((part) => part !== '')
}
