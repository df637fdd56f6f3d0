import { atom, computed, type ReadableAtom } from 'nanostores'

interface Undoing {
  text: string
  run: () => void
}

/** At hand for longer than the 6 s that are promised: long enough to read, and to reach with one hand. */
const shownMs = 7_000

const $stack = atom<readonly Undoing[]>([])
let timer: ReturnType<typeof setTimeout> | undefined

/** What was done last, and how many things can be taken back one after the other; undefined when nothing can. */
export const $undo: ReadableAtom<{ text: string; count: number } | undefined> = computed($stack, (stack) => {
  const last = stack.at(-1)
  return last && { text: last.text, count: stack.length }
})

/** Says what was done and offers to take it back; what was done before stays at hand behind it. */
export function offerUndo(text: string, run: () => void): void {
  $stack.set([...$stack.get(), { text, run }])
  releaseUndo()
}

/** Takes back what was done last. */
export function undoLast(): void {
  const stack = $stack.get()
  $stack.set(stack.slice(0, -1))
  releaseUndo()
  stack.at(-1)?.run()
}

export function dismissUndo(): void {
  $stack.set([])
}

/** Keeps the offer while somebody points at it or has it in focus. */
export function holdUndo(): void {
  clearTimeout(timer)
}

/** Lets the offer go 7 s from now. */
export function releaseUndo(): void {
  clearTimeout(timer)
  timer = setTimeout(dismissUndo, shownMs)
}
