import { v4 } from 'uuid'
import { fieldsOf } from '../domain/lib/fields-of.ts'
import { isUuid } from '../domain/lib/uuid.ts'
import { readNoticeDevice } from '../domain/notices/subscription.ts'
import { forgetSetting, readSetting, writeSetting } from './setting-storage.ts'

/** In characters: more than anybody types into a field, and little storage. */
const mostKept = 4_000

const typedSetting = (listId: string) => `typed:${listId}`

/** Returns the text that was typed for a list on this device and not added; '' for none. */
export function readTyped(listId: string): string {
  const kept = readSetting(typedSetting(listId))
  return typeof kept === 'string' ? kept : ''
}

/** Stores the text, or its beginning if it is very long; a blank text is removed. */
export function keepTyped(listId: string, text: string): void {
  if (text.trim() === '') forgetSetting(typedSetting(listId))
  else writeSetting(typedSetting(listId), text.slice(0, mostKept))
}

const metSetting = (listId: string) => `met:${listId}`

/** Returns true if this device has seen another person on the list. */
export function readMet(listId: string): boolean {
  return readSetting(metSetting(listId)) === true
}

export function keepMet(listId: string): void {
  writeSetting(metSetting(listId), true)
}

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

/** Returns the name of the setting with this device's subscription to a list. */
export function noticeMark(listId: string): string {
  return `notices:${listId}`
}

/** Returns this device's id on a list with a subscription; '' without one. */
export function noticeDeviceOf(listId: string): string {
  return readNoticeDevice(fieldsOf(readSetting(noticeMark(listId))).device)
}
