import { addresses } from '../../site.ts'

/** Where the only calendar of a key is, and what leads to it. All addresses are the same for every key. */
export const davPaths = {
  wellKnown: '/.well-known/caldav',
  /** Whose the calendar is, as CalDAV wants it: the key's. */
  principal: addresses.dav,
  home: `${addresses.dav}lists/`,
  calendar: `${addresses.dav}lists/list/`,
  /** @param name of a task, not escaped */
  task: (name: string) => `${davPaths.calendar}${encodeURIComponent(name)}.ics`,
} as const

export type DavPlace = { kind: 'principal' | 'home' | 'calendar' } | { kind: 'task'; name: string }

/** As long as the names that programs choose, and longer. */
const longestName = 200

const collections: Readonly<Record<string, 'principal' | 'home' | 'calendar'>> = {
  [davPaths.principal]: 'principal',
  [davPaths.home]: 'home',
  [davPaths.calendar]: 'calendar',
}

/** Whether an address is below CalDAV's, whatever is there. */
export function isOfDav(pathname: string): boolean {
  return pathname === davPaths.wellKnown || /^\/dav(?:\/|$)/.test(pathname)
}

/** What an address means; programs leave the last slash out. Undefined for nothing. */
export function placeAt(pathname: string): DavPlace | undefined {
  const kind = collections[pathname.endsWith('/') ? pathname : `${pathname}/`]
  if (kind) return { kind }
  const [, escaped = ''] = /^\/dav\/lists\/list\/([^/]+)\.ics$/.exec(pathname) ?? []
  const name = unescaped(escaped)
  return name !== '' && name.length <= longestName && !name.includes('/') ? { kind: 'task', name } : undefined
}

/** A place as a request names it: an address, or only its path. */
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
