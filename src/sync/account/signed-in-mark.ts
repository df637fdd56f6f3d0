import { sessionSetting, tokenSign } from '../../fixed-names.ts'
import { readSetting } from '../device/device-settings.ts'

/** Whether somebody may be signed in: told without the code of accounts, which others are spared. */
export function mayBeSignedIn(): boolean {
  return JSON.stringify(readSetting(sessionSetting) ?? '').includes(tokenSign)
}
