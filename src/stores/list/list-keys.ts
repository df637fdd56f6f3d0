/** What a list's panel of keys does, and what may be one's name. */
export { keyNameLength, type ListKey, readKeyName } from '../../protocol/list-keys.ts'
export { keysOf, makeKey, takeBackKey } from '../../sync/calls/list-keys.ts'
