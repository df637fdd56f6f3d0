import { atom, computed, type ReadableAtom } from 'nanostores'
import { lastOf } from '../../../domain/lib/last-of.ts'
import { dismissNews } from '../../device/toasts.ts'

interface Undoing {
  /** What was done. */
  text: string
  run: () => void
}

/** At hand for longer than the 6 s that are promised: long enough to read, and to reach with one hand. */
const shownMs = 7_000

const $stack = atom<readonly Undoing[]>([])
/** Of how many the message says nothing; undefined while there is no message. */
const $untold = atom<number | undefined>()
let timer: ReturnType<typeof setTimeout> | undefined

/** What was done last, for as long as it can be taken back. */
export const $lastDone: ReadableAtom<string | undefined> = computed($stack, (stack) => lastOf(stack)?.text)

/** What the message says was done last, and how many things it takes back one after the other. */
export const $undo: ReadableAtom<{ text: string; count: number } | undefined> = computed(
  [$stack, $untold],
  (stack, untold) => {
    const count = untold === undefined ? 0 : stack.length - untold
    const last = lastOf(stack)
    return last && count > 0 ? { text: last.text, count } : undefined
  },
)

/**
 * Offers to take back what was done; what was done before stays at hand behind it.
 *
 * @param isSeen it shows where it was done: no message is wanted
 */
export function offerUndo({ isSeen = false, ...undoing }: Undoing & { isSeen?: boolean | undefined }): void {
  const before = $stack.get()
  $stack.set([...before, undoing])
  if (isSeen) return
  dismissNews()
  if (!$undo.get()) $untold.set(before.length)
  releaseUndo()
}

/** Takes back what was done last. */
export function undoLast(): void {
  const stack = $stack.get()
  $stack.set(stack.slice(0, -1))
  releaseUndo()
  lastOf(stack)?.run()
}

/** Takes the message away; what it offered stays possible. */
export function dismissUndo(): void {
  $untold.set(undefined)
}

/** Nothing of before can be taken back any more. */
export function forgetUndo(): void {
  dismissUndo()
  $stack.set([])
}

/** Keeps the message while somebody points at it or has it in focus. */
export function holdUndo(): void {
  clearTimeout(timer)
}

/** Lets the message go 7 s from now. */
export function releaseUndo(): void {
  clearTimeout(timer)
  timer = setTimeout(dismissUndo, shownMs)
}
