import { randomUUID } from 'node:crypto'
import type { Visitor } from '../../../src/domain/list/presence.ts'

/** Returns a new person with a new device, without a nickname unless one is given. */
export function newVisitor(look: Partial<Visitor> = {}): Visitor {
  return { session: randomUUID(), device: 'Android', name: '', color: 'green', ...look }
}
