import { sessionSetting, tokenSign } from '../../storage-keys.ts'
import { readSetting } from '../device/device-settings.ts'

/** True if somebody may be signed in, checked without the code of accounts, so that other visitors need not load it. */
export function mayBeSignedIn(): boolean {
  return JSON.stringify(readSetting(sessionSetting) ?? '').includes(tokenSign)
}
