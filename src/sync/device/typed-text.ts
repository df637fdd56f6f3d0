import { forgetSetting, readSetting, writeSetting } from './device-settings.ts'

/** In characters: more than anybody types into a field, and little storage. */
const mostKept = 4_000

const settingOf = (listId: string) => `typed:${listId}`

/** Returns the text that was typed for a list on this device and not added; '' for none. */
export function readTyped(listId: string): string {
  const kept = readSetting(settingOf(listId))
  return typeof kept === 'string' ? kept : ''
}

/** Stores the text, or its beginning if it is very long; a blank text is removed. */
export function keepTyped(listId: string, text: string): void {
  if (text.trim() === '') forgetSetting(settingOf(listId))
  else writeSetting(settingOf(listId), text.slice(0, mostKept))
}
