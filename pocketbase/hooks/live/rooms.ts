import type { App } from '../pocketbase.d.ts'
import { emptyRoom, forgetSilent, type Room } from './room.ts'
import { Slots } from './slots.ts'

const slots = new Slots<Room>('room')

/** What one step did to a room. */
export interface RoomStep {
  before: Room
  after: Room
}

/** Changes who is on one list in one atomic step; a list with nobody takes no room. */
export function updateRoom(app: App, listId: string, update: (room: Room) => Room): RoomStep {
  const step = { before: emptyRoom, after: emptyRoom }
  slots.update(app, listId, (room) => {
    step.before = room ?? emptyRoom
    step.after = update(step.before)
    return Object.keys(step.after.people).length > 0 ? step.after : undefined
  })
  return step
}

export function readRoom(app: App, listId: string): Room {
  return slots.read(app, listId) ?? emptyRoom
}

/** Forgets who was not heard of on lists where nobody is left whose heartbeat would do it. */
export function sweepRooms(app: App, nowMs: number): void {
  for (const [listId] of slots.all(app)) updateRoom(app, listId, (room) => forgetSilent(room, nowMs))
}
