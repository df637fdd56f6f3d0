import { addresses } from '../../site.ts'

/** Paths of a key's only calendar, and of the resources that lead to it. They are the same for every key. */
export const davPaths = {
  wellKnown: '/.well-known/caldav',
  /** Principal that owns the calendar, as CalDAV requires: the key's. */
  principal: addresses.dav,
  home: `${addresses.dav}lists/`,
  calendar: `${addresses.dav}lists/list/`,
  /** @param name of a task, not escaped */
  task: (name: string) => `${davPaths.calendar}${encodeURIComponent(name)}.ics`,
} as const

export type DavPlace = { kind: 'principal' | 'home' | 'calendar' } | { kind: 'task'; name: string }

/** At least the length of the names that programs choose. */
const longestName = 200

const collections: Readonly<Record<string, 'principal' | 'home' | 'calendar'>> = {
  [davPaths.principal]: 'principal',
  [davPaths.home]: 'home',
  [davPaths.calendar]: 'calendar',
}

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
  const kind = collections[pathname.endsWith('/') ? pathname : `${pathname}/`]
  if (kind) return { kind }
  const [, escaped = ''] = /^\/dav\/lists\/list\/([^/]+)\.ics$/.exec(pathname) ?? []
  const name = unescaped(escaped)
  return name !== '' && name.length <= longestName && !name.includes('/') ? { kind: 'task', name } : undefined
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
