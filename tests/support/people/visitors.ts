import { randomUUID } from 'node:crypto'
import type { Visitor } from '../../../src/domain/list/presence.ts'

/** A new person with an own device, without a nickname unless one is given. */
export function newVisitor(look: Partial<Visitor> = {}): Visitor {
  return { session: randomUUID(), device: 'Android', name: '', color: 'green', ...look }
}
