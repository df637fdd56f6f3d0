import type { PlacedSlot, SlotState } from './cluster.ts'

/** Returns the state of each slot on a node: `here` for a slot without a row, and for every slot of a single node. */
export function slotStates(placed: readonly PlacedSlot[]): (slot: string) => SlotState {
  const states = new Map(placed.map(([slot, state]) => [slot, state]))
  return (slot) => states.get(slot) ?? 'here'
}
