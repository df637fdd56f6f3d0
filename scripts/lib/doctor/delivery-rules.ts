import type { DeliveredKind } from '../../../src/protocol/operator.ts'
import { of, type Rule } from './rule.ts'

const minuteMs = 60_000
/** Equal to the time for which a failed notice is retried. */
const mostMinutes = 15
const reachInternet =
  'Let this machine ask its DNS servers (/etc/resolv.conf) and reach the internet by HTTPS, port 443.'

/** Rules for messages to machines of third parties: push services and webhooks. */
export const deliveryRules: readonly Rule[] = [
  ruleOf(
    'notices',
    'Notices reach the push services of browsers',
    'With a status of 401 or 403, set its clock right. A notice that is taken sets this right.',
  ),
  ruleOf('webhooks', 'Webhooks reach the machines of programs', 'A message that is taken sets this right.'), // part: integrations
]

function ruleOf(kind: DeliveredKind, name: string, remedy: string): Rule {
  return { name, fault: undeliveredFault(kind), remedy: `${reachInternet} ${remedy}` }
}

function undeliveredFault(kind: DeliveredKind): Rule['fault'] {
  return of('undelivered', ({ [kind]: undelivered }, { nowMs }) => {
    if (!undelivered) return undefined
    const minutes = Math.floor((nowMs - undelivered.sinceMs) / minuteMs)
    if (minutes < mostMinutes) return undefined
    const { tries, reason } = undelivered
    return `nothing has been delivered for ${minutes} minutes, and ${tries} tries have failed, the last one by ${reason}`
  })
}
