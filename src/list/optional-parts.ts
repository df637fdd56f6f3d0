import { computed, type ReadableAtom } from 'nanostores'
import { $canListen } from './voice/can-listen.ts' // part: voice

const listeners: ReadableAtom<boolean>[] = [
  $canListen, // part: voice
]

/** True if items can be spoken here. */
export const $canSpeak = computed(listeners, (...can) => can.some(Boolean))
