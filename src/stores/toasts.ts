import { atom, type ReadableAtom } from 'nanostores'

export interface Toast {
  id: number
  tone: 'info' | 'error'
  title?: string
  text: string
  action?: { label: string; run: () => void }
}

/** Long enough to read, and to undo with one hand. */
const shownMs = 7_000
const mostShown = 3

const $shown = atom<Toast[]>([])
let lastId = 0

/** Messages on the screen, oldest first. */
export const $toasts: ReadableAtom<Toast[]> = $shown

/** Shows a message; the oldest gives way to a fourth. @returns its id, to dismiss it by */
export function showToast(toast: Omit<Toast, 'id'>, forMs = shownMs): number {
  lastId += 1
  const id = lastId
  $shown.set([...$shown.get(), { ...toast, id }].slice(-mostShown))
  setTimeout(() => dismissToast(id), forMs)
  return id
}

export function dismissToast(id: number): void {
  $shown.set($shown.get().filter((toast) => toast.id !== id))
}
