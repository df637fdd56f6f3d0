/** Functions and name rules of a list's panel of keys. */
export { keyNameLength, type ListKey, readKeyName } from '../../protocol/list-keys.ts'
export { keysOf, makeKey, takeBackKey } from '../../sync/calls/list-keys.ts'
