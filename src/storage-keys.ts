/** The names that the script of every page needs, apart from `site.ts`, so that pages of text do not load the rest. */

/** The address of the service worker. */
export const serviceWorkerAddress = '/sw.js'

/** The prefix of all settings in the browser's storage. */
export const settingPrefix = 'lista-noastra:'

/** Behind the prefix: the session. */
export const sessionSetting = 'session'

/** Behind the prefix: the lists that the home page shows first. */
export const listsSetting = 'my-lists'

/** A text that the JSON of either contains if there is a session or a list. */
export const tokenSign = '"token"'

/** Behind the prefix: the beginning of marks of waiting changes (`src/sync/storage/waiting-mark.ts`). */
export const waitingPrefix = 'waiting:'
