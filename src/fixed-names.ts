/** What the script of every page needs of `site.ts`, and no more: pages of text are spared the rest. */

/** Where the service worker is. */
export const serviceWorkerAddress = '/sw.js'

/** What the names of all settings in the browser's storage begin with. */
export const settingPrefix = 'lista-noastra:'

/** Behind that, who is signed in. */
export const sessionSetting = 'session'

/** And the lists that the home page begins with. */
export const listsSetting = 'my-lists'

/** What the JSON of either holds where there is anybody, or any list. */
export const tokenSign = '"token"'

/** And, behind that, those of the marks of what waits (`src/sync/storage/waiting-mark.ts`). */
export const waitingPrefix = 'waiting:'
