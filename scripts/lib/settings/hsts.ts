import { defaultHsts } from '../../../src/server/pages/headers.ts'
import { Problem } from '../problem.ts'

/** RFC 6797, 6.1, as far as browsers know its words. */
const grammar = /^max-age=\d+(?:\s*;\s*(?:includeSubDomains|preload))*$/i

/**
 * What browsers are told of TLS (Strict-Transport-Security): HSTS, else two years for this name alone; '' for nothing.
 *
 * @throws Problem when it is not of that header's grammar
 */
export function wantedHsts(given = process.env.HSTS): string {
  if (given === 'off') return ''
  const wanted = given || defaultHsts
  if (grammar.test(wanted)) return wanted
  throw new Problem(
    `HSTS is '${given}': set it to off, or to max-age=SECONDS, which '; includeSubDomains' and '; preload' may follow, or leave it out.`,
  )
}
