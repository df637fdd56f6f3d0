import { listsSetting, sessionSetting, settingPrefix, tokenSign } from '../fixed-names.ts'

/** What the lists of the home page are kept under in the browser's storage. */
export const keptListsKey = settingPrefix + listsSetting

/** Marks the page of who is signed in (`data-account`) while it is parsed, so that its head never changes before their eyes. */
export const signedInScript = marking(settingPrefix + sessionSetting, 'account')

/** Marks the page of who has lists (`data-lists`) while it is parsed, so that nothing moves when they come. */
export const hasListsScript = marking(keptListsKey, 'lists')

function marking(key: string, mark: string): string {
  return `try{if(localStorage.getItem('${key}')?.includes('${tokenSign}'))document.documentElement.dataset.${mark}=''}catch{}`
}
