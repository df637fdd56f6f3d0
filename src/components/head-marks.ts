import { listsSetting, sessionSetting, settingPrefix, tokenSign } from '../storage-keys.ts'

/** Marks the page of a signed-in visitor (`data-account`) while it is parsed, so that its head does not change visibly. */
const signedInScript = marking(settingPrefix + sessionSetting, 'account')

/**
 * Marks the page of a visitor with lists (`data-lists`) while it is parsed, so that nothing moves when the lists are
 * drawn.
 */
const hasListsScript = marking(settingPrefix + listsSetting, 'lists')

/** Both marks, for the head of every page. */
export const headMarksScript = `${signedInScript};${hasListsScript}`

function marking(key: string, mark: string): string {
  return `try{if(localStorage.getItem('${key}')?.includes('${tokenSign}'))document.documentElement.dataset.${mark}=''}catch{}`
}
