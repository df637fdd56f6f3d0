import { readSetting } from './device-settings.ts'

/** What the list is kept under that waits for its visitor to sign in. */
export const listToSaveName = 'list-to-save'

/** Whether one may wait: told without the code that reads it, which the page of a list is spared. */
export function hasListToSave(): boolean {
  return readSetting(listToSaveName) !== undefined
}
