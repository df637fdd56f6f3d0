import { forgetSetting, readSetting, writeSetting } from './device-settings.ts'

/** In characters: more than anybody types into a field, and nothing to any device. */
const mostKept = 4_000

const settingOf = (listId: string) => `typed:${listId}`

/** What was typed for a list on this device and not added; '' for nothing. */
export function readTyped(listId: string): string {
  const kept = readSetting(settingOf(listId))
  return typeof kept === 'string' ? kept : ''
}

/** Keeps the beginning of it, if it is very long; a blank text leaves nothing. */
export function keepTyped(listId: string, text: string): void {
  if (text.trim() === '') forgetSetting(settingOf(listId))
  else writeSetting(settingOf(listId), text.slice(0, mostKept))
}
