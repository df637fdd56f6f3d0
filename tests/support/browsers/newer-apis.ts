import { below, compat, isNewer } from './minimums.ts'

/** An API as its owner and its name; the owner of a global is ''. */
export type Api = readonly [owner: string, name: string]

/**
 * Returns the APIs that browsers have gained since the oldest supported versions, and those that one of the supported
 * browsers never had. Any browser without these APIs resembles the oldest supported ones.
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
