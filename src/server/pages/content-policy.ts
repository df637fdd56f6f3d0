/** Content Security Policy (level 3) of answers other than pages: they may load and run nothing. */
const nothing = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
} as const

/** The policy of pages, without their scripts and styles. */
const ofPages = {
  ...nothing,
  'connect-src': ["'self'"],
  'font-src': ["'self'"],
  'form-action': ["'self'"],
  // Style sheets contain drawings.
  'img-src': ["'self'", 'data:'],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
} as const

/** `sha256-…` of each inline script and style of a page. */
export interface InlineHashes {
  scripts: readonly string[]
  styles: readonly string[]
}

type Directives = Readonly<Record<string, readonly string[]>>

/** The policy of everything but pages: files, problems and redirects. */
export const filePolicy = written(nothing)

/** The policy of the service worker, which fetches the site's files and pages. */
export const workerPolicy = written({ ...nothing, 'connect-src': ["'self'"], 'script-src': ["'self'"] })

/**
 * The policy of a page.
 * @param counterOrigin of the service that counts page views, if there is one
 */
export function pagePolicy({ scripts, styles }: InlineHashes, counterOrigin?: string): string {
  return written({
    ...withCounter(counterOrigin),
    'script-src': ["'self'", ...scripts.map(quoted)],
    'style-src': ["'self'", ...styles.map(quoted)],
  })
}

/** The policy of pages made on demand; the renderer adds their scripts and styles. */
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
