import { fold } from '../../domain/lib/fold.ts'
import { addresses, aliases } from '../../site.ts'

interface RequestedAddress {
  /** As the request named it, with its port. */
  host: string | undefined
  pathname: string
  /** With its question mark, or empty. */
  search: string
}

const www = /^www\./i
const htmlFile = /(?:^index)?\.html$/i
const oneLetter = /^\p{L}$/u

/**
 * Where a page really is, for an address that means it: without 'www.', in lower case, without diacritics, by its
 * Romanian name, with the slashes that it should have. Queries are kept.
 *
 * @param isPage whether an address is that of a page
 * @param foodCalled the slug of the food that has another name, by the name as addresses have it
 * @returns undefined for an address that is right or means nothing
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

/** Letters without their folder, folders without a page of their own, and other names of foods, too. */
function meantInGuide(parts: readonly string[], foodCalled: FoodCalled): string {
  const [first = '', second] = parts
  const food = second === undefined ? foodCalled(first.replaceAll(' ', '-')) : undefined
  if (food) return addresses.food(food)
  if (parts.length === 1 && oneLetter.test(first)) return addresses.foodLetter(first)
  if (first === 'litera' && second === undefined) return addresses.foodLetter('a')
  if ((first === 'categorie' || first === 'sezon') && second === undefined) return addresses.guide
  return `${addresses.guide}${parts.map((part) => `${encodeURIComponent(part)}/`).join('')}`
}

/** Between its slashes, compared as rules compare, without the name of a file. */
function partsOf(pathname: string): string[] {
  return decoded(pathname)
    .split('/')
    .map((part) => fold(part).replace(htmlFile, ''))
    .filter((part) => part !== '')
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
