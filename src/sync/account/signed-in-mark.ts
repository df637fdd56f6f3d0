import { readSetting, settingKey } from '../device/device-settings.ts'

const name = 'session'
const sign = '"token"'

/** Marks the page of who is signed in (`data-account`) while it is parsed, so that its head never changes before their eyes. */
export const signedInScript = `try{if(localStorage.getItem('${settingKey(name)}')?.includes('${sign}'))document.documentElement.dataset.account=''}catch{}`

/** Whether somebody may be signed in: told without the code of accounts, which others are spared. */
export function mayBeSignedIn(): boolean {
  return JSON.stringify(readSetting(name) ?? '').includes(sign)
}
