import { below, compat, isNewer } from './minimums.ts'

/** What a name belongs to, '' for the page itself, and the name. */
export type Api = readonly [owner: string, name: string]

/**
 * All that browsers have learned since the oldest that the site runs in, and all that one of these has never had: without
 * them any browser is about like those.
 */
export function newerApis(): Api[] {
  return [...below(compat.api), ...below(compat.javascript.builtins)].flatMap(([owner, node]): Api[] => {
    const isOwnerNewer = node.__compat !== undefined && isNewer([node.__compat])
    const members = below(node).filter(
      ([, { __compat }]) => isOwnerNewer || (__compat && isNewer([__compat])),
    )
    const apis = members.map(
      ([name]) => [owner === 'Window' ? '' : owner, name.replace(/_static$/, '')] as const,
    )
    return isOwnerNewer ? [...apis, ['', owner]] : apis
  })
}
