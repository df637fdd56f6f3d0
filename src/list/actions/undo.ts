import { atom, computed, type ReadableAtom } from 'nanostores'
import { lastOf } from '../../domain/lib/last-of.ts'

interface Undoing {
  /** Text of the action. */
  text: string
  run: () => void
  /** Consecutive actions with the same name are undone together. */
  undoneWith?: string | undefined
}

/** Enough to notice a mistake, and to reach the button with one hand. */
const shownMs = 10_000

const $stack = atom<readonly Undoing[]>([])
/** Number of actions on the stack that are not offered; undefined if no action is offered. */
const $untold = atom<number | undefined>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Texts of the actions that can be undone, the last one at the end. */
export const $allDone: ReadableAtom<readonly string[]> = computed($stack, (stack) =>
  stack.map(({ text }) => text),
)

/** Text of the last action that can be undone. */
export const $lastDone: ReadableAtom<string | undefined> = computed($allDone, lastOf)

/** Text of the last action, as long as it is offered to be undone. */
export const $undo: ReadableAtom<string | undefined> = computed([$stack, $untold], (stack, untold) => {
  const isOffered = untold !== undefined && stack.length > untold
  return isOffered ? lastOf(stack)?.text : undefined
})

/**
 * Offers to undo an action; earlier actions can be undone after it.
 *
 * @param isSeen true if it is visible in place, where a press reverts it
 */
export function offerUndo({ isSeen = false, ...undoing }: Undoing & { isSeen?: boolean | undefined }): void {
  const stack = $stack.get()
  const last = lastOf(stack)
  const isOneWithLast = undoing.undoneWith !== undefined && undoing.undoneWith === last?.undoneWith
  const before = isOneWithLast ? stack.slice(0, -1) : stack
  $stack.set([...before, isOneWithLast ? { ...undoing, run: last.run } : undoing])
  if (isSeen) return
  if ($undo.get() === undefined) $untold.set(before.length)
  releaseUndo()
}

/** Undoes the last action. */
export function undoLast(): void {
  const stack = $stack.get()
  $stack.set(stack.slice(0, -1))
  releaseUndo()
  lastOf(stack)?.run()
}

/** Ends the offer; its actions can still be undone. */
function dismissUndo(): void {
  $untold.set(undefined)
}

/** Clears all earlier actions. */
export function forgetUndo(): void {
  dismissUndo()
  $stack.set([])
}

/** Keeps the offer while the pointer or the focus is on it. */
export function holdUndo(): void {
  clearTimeout(timer)
}

/** Ends the offer 10 s from now. */
export function releaseUndo(): void {
  clearTimeout(timer)
  timer = setTimeout(dismissUndo, shownMs)
}
