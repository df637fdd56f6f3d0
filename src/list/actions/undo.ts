import { atom, computed, type ReadableAtom } from 'nanostores'
import { lastOf } from '../../domain/lib/last-of.ts'
import { dismissNews } from '../../ui/toasts.ts'

interface Undoing {
  /** Text of the action. */
  text: string
  run: () => void
}

/** Longer than the 6 s that are promised: enough to read, and to reach with one hand. */
const shownMs = 7_000

const $stack = atom<readonly Undoing[]>([])
/** Number of actions on the stack that the message does not cover; undefined if there is no message. */
const $untold = atom<number | undefined>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Texts of the actions that can be undone, the last one at the end. */
export const $allDone: ReadableAtom<readonly string[]> = computed($stack, (stack) =>
  stack.map(({ text }) => text),
)

/** Text of the last action that can be undone. */
export const $lastDone: ReadableAtom<string | undefined> = computed($allDone, lastOf)

/** Text of the message about the last action, and the number of actions that it can undo one after the other. */
export const $undo: ReadableAtom<{ text: string; count: number } | undefined> = computed(
  [$stack, $untold],
  (stack, untold) => {
    const count = untold === undefined ? 0 : stack.length - untold
    const last = lastOf(stack)
    return last && count > 0 ? { text: last.text, count } : undefined
  },
)

/**
 * Offers to undo an action; earlier actions can be undone after it.
 *
 * @param isSeen true if it is visible in place, so that no message is needed
 */
export function offerUndo({ isSeen = false, ...undoing }: Undoing & { isSeen?: boolean | undefined }): void {
  const before = $stack.get()
  $stack.set([...before, undoing])
  if (isSeen) return
  dismissNews()
  if (!$undo.get()) $untold.set(before.length)
  releaseUndo()
}

/** Undoes the last action. */
export function undoLast(): void {
  const stack = $stack.get()
  $stack.set(stack.slice(0, -1))
  releaseUndo()
  lastOf(stack)?.run()
}

/** Hides the message; its actions can still be undone. */
export function dismissUndo(): void {
  $untold.set(undefined)
}

/** Clears all earlier actions. */
export function forgetUndo(): void {
  dismissUndo()
  $stack.set([])
}

/** Keeps the message while the pointer or the focus is on it. */
export function holdUndo(): void {
  clearTimeout(timer)
}

/** Hides the message 7 s from now. */
export function releaseUndo(): void {
  clearTimeout(timer)
  timer = setTimeout(dismissUndo, shownMs)
}
