import { fieldsOf } from '../lib/fields-of.ts'
import { isUuid } from '../lib/uuid.ts'
import { readListName } from './list-name.ts'

/** A list that a visitor wants to save in an account before signing in. */
export interface ListToSave {
  token: string
  /** Name of the list when the person asked to save it. */
  name: string
}

/** Long enough for a mail that confirms an address. */
const waitsMs = 24 * 3_600_000

/** The list as it is stored while it waits. */
export function waitingList({ token, name }: ListToSave, nowMs: number): object {
  return { token, name, askedAt: nowMs }
}

/**
 * @param kept any value
 * @returns undefined if the value is no such list, or if it has waited for longer than a day
 */
export function listWaiting(kept: unknown, nowMs: number): ListToSave | undefined {
  const { token, name: keptName, askedAt } = fieldsOf(kept)
  const name = readListName(keptName)
  return isUuid(token) && name !== undefined && isRecent(askedAt, nowMs) ? { token, name } : undefined
}

function isRecent(askedAt: unknown, nowMs: number): boolean {
  return typeof askedAt === 'number' && askedAt <= nowMs && nowMs - askedAt < waitsMs
}
