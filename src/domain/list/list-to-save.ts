import { fieldsOf } from '../lib/fields-of.ts'
import { isUuid } from '../lib/uuid.ts'
import { readListName } from './list-name.ts'

/** A list that its visitor wants in an account and is not signed in for. */
export interface ListToSave {
  token: string
  /** As the list was called when the person asked to save it. */
  name: string
}

/** Long enough for a mail that confirms an address. */
const waitsMs = 24 * 3_600_000

/** The list as it waits. */
export function waitingList({ token, name }: ListToSave, nowMs: number): object {
  return { token, name, askedAt: nowMs }
}

/** @param kept anything at all; undefined when it is no such list, or one that waited for longer than a day */
export function listWaiting(kept: unknown, nowMs: number): ListToSave | undefined {
  const { token, name: keptName, askedAt } = fieldsOf(kept)
  const name = readListName(keptName)
  return isUuid(token) && name !== undefined && isRecent(askedAt, nowMs) ? { token, name } : undefined
}

function isRecent(askedAt: unknown, nowMs: number): boolean {
  return typeof askedAt === 'number' && askedAt <= nowMs && nowMs - askedAt < waitsMs
}
