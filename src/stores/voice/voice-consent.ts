import type { ReadableAtom } from 'nanostores'
import { settingAtom } from '../device/setting-atom.ts'

const $kept = settingAtom('browser-speech', (kept) => kept === true)

/** Whether the person of this device agreed that the browser, and so its maker, listens. */
export const $mayBrowserHear: ReadableAtom<boolean> = $kept

export function letBrowserHear(mayHear: boolean): void {
  $kept.set(mayHear)
}
