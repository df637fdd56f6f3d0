/** What a kind of answer may load and do in a browser (Content Security Policy, level 3). */
const nothing = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
} as const

/** Of pages, without their scripts and styles. */
const ofPages = {
  ...nothing,
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  'form-action': ["'self'"],
  // Drawings that stand in style sheets.
  'img-src': ["'self'", 'data:'],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
} as const

/** `sha256-…` of each script and style that stands in a page itself. */
export interface InlineHashes {
  scripts: readonly string[]
  styles: readonly string[]
}

type Directives = Readonly<Record<string, readonly string[]>>

/** For everything but pages: files, problems and redirects. */
export const filePolicy = written(nothing)

/** The service worker asks for the site's files and pages. */
export const workerPolicy = written({ ...nothing, 'connect-src': ["'self'"], 'script-src': ["'self'"] })

/**
 * Of a page.
 * @param counterOrigin where page views are counted, when that is not here
 */
export function pagePolicy({ scripts, styles }: InlineHashes, counterOrigin?: string): string {
  return written({
    ...withCounter(counterOrigin),
    'script-src': ["'self'", ...scripts.map(quoted)],
    'style-src': ["'self'", ...styles.map(quoted)],
  })
}

/** Of pages made on demand; the renderer adds their scripts and styles itself. */
export function renderedPolicy(counterOrigin?: string): string[] {
  return lines(withCounter(counterOrigin))
}

function withCounter(origin: string | undefined): Directives {
  return { ...ofPages, 'connect-src': [...ofPages['connect-src'], ...(origin ? [origin] : [])] }
}

function quoted(hash: string): string {
  return `'${hash}'`
}

function written(directives: Directives): string {
  return lines(directives).join('; ')
}

function lines(directives: Directives): string[] {
  return Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`)
}
