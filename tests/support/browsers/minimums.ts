import compat, {
  type CompatStatement,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode'
import { minimumBrowsers } from '../../../src/minimum-browsers.ts'

export { compat }

/** A feature is newer where one of these browsers had it, whole and without a flag, only in a later version. */
const minimums = [
  ['safari', minimumBrowsers.safari],
  ['safari_ios', minimumBrowsers.safari],
  ['chrome', minimumBrowsers.chrome],
  ['firefox', minimumBrowsers.firefox],
] as const

export type Browser = (typeof minimums)[number][0]

/** Of features that go by the same name, the one that browsers had first counts: a name alone does not tell which is meant. */
export function isNewer(statements: readonly CompatStatement[], browsers?: readonly Browser[]): boolean {
  return minimums
    .filter(([browser]) => !browsers || browsers.includes(browser))
    .some(([browser, least]) => statements.every(({ support }) => !isWithin(support[browser], least)))
}

function isWithin(
  support: SimpleSupportStatement | SimpleSupportStatement[] | undefined,
  least: number,
): boolean {
  return [support ?? []].flat().some((one) => {
    const { version_added: added, version_removed: removed, flags, prefix, alternative_name: other } = one
    if (flags || prefix || other || removed || typeof added !== 'string') return false
    return Number.parseFloat(added.replace('≤', '')) <= least
  })
}

/** What stands in the data below a name, without what the data say of the name itself. */
export function below(node: object = {}): [name: string, node: { __compat?: CompatStatement }][] {
  return Object.entries(node).filter(([name]) => name !== '__compat' && name !== '__meta')
}
