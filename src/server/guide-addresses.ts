import { fold } from '../domain/fold.ts'
import { addresses } from '../site.ts'

const inGuide = /^\/+alimente(?:\/|$)/i
const file = /\.\w+$/
const oneLetter = /^\p{L}$/u

/**
 * Where a page of the guide really is, for an address that means it: letters without their folder, in capitals or with
 * diacritics, folders without a page of their own, a missing last slash. Undefined for an address that is right or
 * means nothing.
 */
export function guideAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | undefined {
  if (!inGuide.test(pathname) || file.test(pathname)) return undefined
  const parts = decoded(pathname)
    .split('/')
    .filter((part) => part !== '')
  const meant = meantBy(parts.slice(1).map(fold))
  return meant === pathname ? undefined : meant + search
}

function meantBy(parts: readonly string[]): string {
  const [first = '', second] = parts
  if (parts.length === 1 && oneLetter.test(first)) return addresses.foodLetter(first)
  if (first === 'litera' && second === undefined) return addresses.foodLetter('a')
  if ((first === 'categorie' || first === 'sezon') && second === undefined) return addresses.guide
  return `${addresses.guide}${parts.map((part) => `${encodeURIComponent(part)}/`).join('')}`
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
