/** Types for the used part of the Observatory's code, which only has types in its comments. */

declare module '@mdn/mdn-http-observatory/src/retriever/retriever.js' {
  interface Ports {
    httpPort: number
    httpsPort: number
    path: string
  }
  /** All data that the grading uses. */
  interface Retrieved {
    responses: { auto: { status: number } | null }
  }
  export function retrieve(hostname: string, options: Ports): Promise<Retrieved>
}

declare module '@mdn/mdn-http-observatory/src/constants.js' {
  import type { Retrieved } from '@mdn/mdn-http-observatory/src/retriever/retriever.js'
  export const ALL_TESTS: readonly ((retrieved: Retrieved) => { result: string | null })[]
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getScoreModifier(result: string): number
}

declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number
}

declare module '@mdn/mdn-http-observatory/src/analyzer/hsts.js' {
  /** Reads the list of preloaded sites, once. */
  export function hsts(): ReadonlyMap<string, unknown>
}
