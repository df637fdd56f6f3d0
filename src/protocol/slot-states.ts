import type { PlacedSlot, SlotState } from './cluster.ts'

/** What a node says of each slot: `here` of one that it has no row for, as a node alone says of all. */
export function slotStates(placed: readonly PlacedSlot[]): (slot: string) => SlotState {
  const states = new Map(placed.map(([slot, state]) => [slot, state]))
  return (slot) => states.get(slot) ?? 'here'
}
