import type { ReadableAtom } from 'nanostores'
import { settingAtom } from '../../ui/setting-atom.ts'

const $kept = settingAtom('browser-speech', (kept) => kept === true)

/** True if the person of this device has agreed that the browser, and so its maker, receives the sound. */
export const $mayBrowserHear: ReadableAtom<boolean> = $kept

export function letBrowserHear(mayHear: boolean): void {
  $kept.set(mayHear)
}
