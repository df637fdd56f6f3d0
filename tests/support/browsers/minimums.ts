import compat, {
  type CompatStatement,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode'
import { minimumBrowsers } from '../../../src/minimum-browsers.ts'

export { compat }

/** A feature is newer when one of these browsers supports it fully and without a flag only in a later version. */
const minimums = [
  ['safari', minimumBrowsers.safari],
  ['safari_ios', minimumBrowsers.safari],
  ['chrome', minimumBrowsers.chrome],
  ['firefox', minimumBrowsers.firefox],
] as const

export type Browser = (typeof minimums)[number][0]

/**
 * True when a browser lacks, at its minimum version, every feature of a name. Features of the same name count together,
 * because the name alone does not identify one of them.
 */
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

/** Returns the child entries of a node of the data, without the metadata of the node itself. */
export function below(node: object = {}): [name: string, node: { __compat?: CompatStatement }][] {
  return Object.entries(node).filter(([name]) => name !== '__compat' && name !== '__meta')
}
