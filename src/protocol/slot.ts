/**
 * The place of a list among several nodes: one of 4,096 slots, the first three hex digits of its share token. All keys of a
 * list begin with those of its first one; the other digits keep 110 random bits.
 */
const slotLength = 3

export const slotShape = /^[\da-f]{3}$/

/** Parameter in the address of an event stream, which cannot send a header: the slot alone reveals nothing of the key. */
export const slotParameter = 'slot'

/**
 * Header with the slot of a key that begins with other digits, such as keys made before there were slots. The router sets
 * it.
 */
export const slotHeader = 'X-List-Slot'

/**
 * Header with the version of the slot map that the router used for this slot. Only the router sets it; a single node has no
 * router.
 */
export const slotEpochHeader = 'X-Slot-Epoch'

/** @param token in lower case */
export function slotOf(token: string): string {
  return token.slice(0, slotLength)
}

/** Makes a new key for the list that another key opens. @param uuid a random one */
export function keyLike(token: string, uuid: string): string {
  return slotOf(token) + uuid.slice(slotLength)
}
