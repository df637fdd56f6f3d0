import { v4 } from 'uuid'
import { isUuid } from '../../domain/lib/uuid.ts'
import { readSetting, writeSetting } from './device-settings.ts'

/** For browsers that store nothing: lasts as long as the tab. */
const held = new Map<string, string>()

/**
 * Returns this device's session on one list. All tabs of a browser share it, so its person is counted once; each list has
 * another one, so nobody can follow a device from list to list.
 */
export function sessionOf(listId: string): string {
  const name = `session:${listId}`
  const kept = readSetting(name)
  if (isUuid(kept)) return kept
  const session = held.get(listId) ?? v4()
  held.set(listId, session)
  writeSetting(name, session)
  return session
}
