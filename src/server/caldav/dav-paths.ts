import { isUuid } from '../../domain/lib/uuid.ts'
import { addresses } from '../../site.ts'

/** Stands in a path for the only list of a list's key, so that the path does not reveal it. */
export const onlyList = 'list'

/** Paths of the calendars of a key, and of the resources that lead to them. */
export const davPaths = {
  wellKnown: '/.well-known/caldav',
  /** Principal that owns the calendars, as CalDAV requires: the key's. */
  principal: addresses.dav,
  home: `${addresses.dav}lists/`,
  /** The only calendar of a list's key. */
  calendar: `${addresses.dav}lists/${onlyList}/`,
  /** @param list id of a list, or `onlyList` */
  calendarOf: (list: string) => `${davPaths.home}${list}/`,
  /** @param name of a task, not escaped */
  task: (name: string, list: string = onlyList) =>
    `${davPaths.calendarOf(list)}${encodeURIComponent(name)}.ics`,
} as const

/** A resource; `list` is the id of a list, or `onlyList`. */
export type DavPlace =
  | { kind: 'principal' | 'home' }
  | { kind: 'calendar'; list: string }
  | { kind: 'task'; list: string; name: string }

/** At least the length of the names that programs choose. */
const longestName = 200

/** True when a path is below CalDAV's, even if nothing is there. */
export function isOfDav(pathname: string): boolean {
  return pathname === davPaths.wellKnown || /^\/dav(?:\/|$)/.test(pathname)
}

/** True when a program looks for its account: at CalDAV's well-known path, or at the bare address that a person has typed. */
export function isLeadIn(pathname: string, method: string | undefined): boolean {
  return pathname === davPaths.wellKnown || (pathname === '/' && method === 'PROPFIND')
}

/** Parses a path; the last slash is optional, because programs omit it. Returns undefined for an unknown path. */
export function placeAt(pathname: string): DavPlace | undefined {
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`
  if (path === davPaths.principal) return { kind: 'principal' }
  if (path === davPaths.home) return { kind: 'home' }
  const [, list = '', file] = /^\/dav\/lists\/([^/]+)(?:\/([^/]+)\.ics|\/?)$/.exec(pathname) ?? []
  if (list !== onlyList && !isUuid(list)) return undefined
  if (file === undefined) return { kind: 'calendar', list }
  const name = unescaped(file)
  const isName = name !== '' && name.length <= longestName && !name.includes('/')
  return isName ? { kind: 'task', list, name } : undefined
}

/** Parses the place in a request, which may be an address or only its path. */
export function placeNamed(href: string): DavPlace | undefined {
  const pathname = URL.parse(href.trim(), 'http://site/')?.pathname
  return pathname === undefined ? undefined : placeAt(pathname)
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
