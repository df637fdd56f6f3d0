const prefixes: Readonly<Record<string, string>> = {
  'DAV:': 'D',
  'urn:ietf:params:xml:ns:caldav': 'C',
  'http://calendarserver.org/ns/': 'S',
}

/** '{DAV:}prop' of WebDAV. */
export const dav = (local: string) => `{DAV:}${local}`
/** '{urn:ietf:params:xml:ns:caldav}calendar' */
export const caldav = (local: string) => `{urn:ietf:params:xml:ns:caldav}${local}`
/** Name in the namespace of the extensions that all programs support. */
export const extension = (local: string) => `{http://calendarserver.org/ns/}${local}`

/** Characters that no XML may have, and halves of letters. */
const forbidden = /[^\P{Cc}\t\n\r\u0080-\u009f]|[\ufffe\uffff]|\p{Surrogate}/gu

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // Else it would be read as a line feed.
  '\r': '&#13;',
}

/** Returns a text without the characters that no XML may have. */
export function withoutForbidden(text: string): string {
  return text.replace(forbidden, '')
}

export function xmlText(text: string): string {
  return withoutForbidden(text).replace(/[&<>"\r]/g, (sign) => escapes[sign] ?? sign)
}

/** An xmlElement with its content, which is XML already. @param name '{DAV:}prop' */
export function xmlElement(name: string, content = '', attributes = ''): string {
  const end = name.lastIndexOf('}')
  const [uri, local] = [name.slice(1, end), name.slice(end + 1)]
  const prefix = Object.hasOwn(prefixes, uri) ? prefixes[uri] : undefined
  const tag = prefix ? `${prefix}:${local}` : local
  const own = prefix ? attributes : ` xmlns="${xmlText(uri)}"${attributes}`
  return content === '' ? `<${tag}${own}/>` : `<${tag}${own}>${content}</${tag}>`
}

/** A complete document. @param content of its root xmlElement */
export function document(name: string, content: string): string {
  return beginning + xmlElement(name, content, spaces)
}

/** Returns a complete document, in parts. @param contents XML inside its root xmlElement */
export function* longDocument(name: string, contents: Iterable<string>): Generator<string> {
  const [, first = '', last = ''] = /^(.*)!(.*)$/s.exec(xmlElement(name, '!', spaces)) ?? []
  yield beginning + first
  yield* contents
  yield last
}

const beginning = '<?xml version="1.0" encoding="utf-8"?>\n'
const spaces = Object.entries(prefixes)
  .map(([uri, prefix]) => ` xmlns:${prefix}="${uri}"`)
  .join('')
