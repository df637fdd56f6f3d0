import { settingKey } from './device-settings.ts'

/** Marks the page of who is signed in (`data-account`) while it is parsed, so that its head never changes before their eyes. */
export const signedInScript = `try{if(localStorage.getItem('${settingKey('session')}')?.includes('"token"'))document.documentElement.dataset.account=''}catch{}`
