/**
 * Where a list lives when there are several nodes: one of 4,096 slots, the first three hex digits of its share token. All
 * keys of a list begin with those of its first one; what follows keeps 110 random bits.
 */
const slotLength = 3

export const slotShape = /^[\da-f]{3}$/

/** Of the address of an event stream, which cannot send a header: the slot alone tells nothing of the key. */
export const slotParameter = 'slot'

/** Names the slot where the router knows of a key that it begins otherwise, as keys made before there were slots may. */
export const slotHeader = 'X-List-Slot'

/** Which version of the map of slots the router followed, for this one. Only the router sets it; none stands before one node alone. */
export const slotEpochHeader = 'X-Slot-Epoch'

/** @param token in lower case */
export function slotOf(token: string): string {
  return token.slice(0, slotLength)
}

/** A new key for the list that another key opens. @param uuid a random one */
export function keyLike(token: string, uuid: string): string {
  return slotOf(token) + uuid.slice(slotLength)
}
