const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
    frac12: '½',
    half: '½',
    frac14: '¼',
    frac34: '¾',
    frac13: '⅓',
    frac23: '⅔',
    frac18: '⅛',
    frac38: '⅜',
    frac58: '⅝',
    frac78: '⅞',
    frasl: '⁄',
    deg: '°',
    times: '×',
    ndash: '–',
    mdash: '—',
    minus: '-',
    hellip: '…',
    bull: '•',
    middot: '·',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    laquo: '«',
    raquo: '»',
    euro: '€',
    szlig: 'ß',
    abreve: 'ă',
    shy: '',
  }),
)

/** The marks of letters in the names of entities: "&acirc;" is â. */
const marks: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  breve: '\u0306',
  uml: '\u0308',
  ring: '\u030a',
  caron: '\u030c',
  comma: '\u0326',
  cedil: '\u0327',
}

const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]\w{1,9}));/gi
const accented = /^([a-z])(grave|acute|circ|tilde|breve|uml|ring|caron|comma|cedil)$/i

/** Returns text without the entities of HTML. */
export function withoutEntities(text: string): string {
  return text.replace(entity, (all, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return named(name) ?? all
    return characterOf(Number.parseInt(decimal ?? hex ?? '', decimal === undefined ? 16 : 10))
  })
}

function named(name: string): string | undefined {
  const [, letter, mark = ''] = accented.exec(name) ?? []
  if (letter !== undefined) return `${letter}${marks[mark.toLowerCase()] ?? ''}`.normalize('NFC')
  return entities.get(name.toLowerCase())
}

function characterOf(point: number): string {
  return point <= 0x10_ff_ff ? String.fromCodePoint(point) : ''
}

/** Returns text without tags and entities, on one line. */
export function plainText(text: string): string {
  return withoutEntities(withTags(text, () => ' '))
    .replace(/\s+/g, ' ')
    .trim()
}

const breaking = /^<\/?(?:br|p|li|ul|ol|div|tr|h\d)\b/i

/** Returns the lines of a text with tags, of which some end a line. */
export function plainLines(text: string): string[] {
  return withTags(text, (tag) => (breaking.test(tag) ? '\n' : ' '))
    .split(/[\r\n]+/)
    .map(plainText)
    .filter((line) => line !== '')
}

/** Replaces each tag. */
function withTags(text: string, replaced: (tag: string) => string): string {
  const written: string[] = []
  let place = 0
  for (;;) {
    const start = text.indexOf('<', place)
    const end = start < 0 ? -1 : text.indexOf('>', start)
    if (end < 0) return written.join('') + text.slice(place)
    written.push(text.slice(place, start), replaced(text.slice(start, Math.min(end + 1, start + 8))))
    place = end + 1
  }
}

const firstTag = /^\s*<(?:[!?]|\/?[a-z][\w:-]{0,30}(?:\s[^<]{0,200})?\/?>)/i
const anyEnd = /<\/[a-z]|\/>|<[!?]/i

/** True if a text is the source of a page or other markup: it begins with a tag, and a tag is closed. */
export function isMarkup(text: string): boolean {
  return firstTag.test(text) && anyEnd.test(text)
}

/** An element of a page that was looked for. */
export interface FoundElement {
  name: string
  attributes: string
  /** The source between its tags. */
  inner: string
}

const tag = /<(\/?)([a-z][a-z\d]{0,20})\b([^<>]{0,1000})>/gi
const empty = /^(?:meta|link|br|img|input|hr)$/i

interface OpenElement {
  name: string
  attributes: string
  start: number
}

/**
 * Returns the elements of a page whose attributes match, in their order. An element ends at the end tag of its own name;
 * elements in a found one are not looked for.
 */
export function elementsIn(html: string, wanted: RegExp): FoundElement[] {
  const found: FoundElement[] = []
  const open: OpenElement[] = []
  for (const { 0: all, 1: slash, 2: written = '', 3: attributes = '', index } of html.matchAll(tag)) {
    const name = written.toLowerCase()
    if (slash === '' && (open[0] ? name === open[0].name : wanted.test(attributes)))
      open.push({ name, attributes, start: index + all.length })
    if (name !== open[0]?.name || (slash === '' && !empty.test(name))) continue
    const ended = open.pop()
    if (ended && open.length === 0)
      found.push({ name, attributes: ended.attributes, inner: html.slice(ended.start, index) })
  }
  return found
}
