import type { App } from '../pocketbase.d.ts'
import { emptyRoom, forgetSilent, type Room } from './room.ts'
import { Slots } from './slots.ts'

/** The room of each list, as JSON. */
const slots = new Slots('room')

/** A room before and after one step. */
export interface RoomStep {
  before: Room
  after: Room
}

/** Changes a list's room in one atomic step; an empty room is not stored. */
export function updateRoom(app: App, listId: string, update: (room: Room) => Room): RoomStep {
  const step = { before: emptyRoom, after: emptyRoom }
  slots.update(app, listId, (text) => {
    step.before = roomIn(text)
    step.after = update(step.before)
    return Object.keys(step.after.people).length > 0 ? JSON.stringify(step.after) : undefined
  })
  return step
}

export function readRoom(app: App, listId: string): Room {
  return roomIn(slots.read(app, listId))
}

/** Removes silent persons from lists on which no heartbeat would remove them. */
export function sweepRooms(app: App, nowMs: number): void {
  for (const [listId] of slots.all(app)) updateRoom(app, listId, (room) => forgetSilent(room, nowMs))
}

function roomIn(text: string | undefined): Room {
  return text === undefined ? emptyRoom : JSON.parse(text)
}
