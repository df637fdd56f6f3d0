import { atom, computed, type ReadableAtom } from 'nanostores'
import { lastOf } from '../../domain/lib/last-of.ts'

export interface Toast {
  id: number
  tone: 'info' | 'error'
  title?: string
  text: string
  action?: { label: string; run: () => void }
}

/** Long enough to read, and to undo with one hand. */
const shownMs = 7_000
const mostKept = 3

const $shown = atom<Toast[]>([])
let lastId = 0

/** All messages whose time is not over, oldest first. */
export const $toasts: ReadableAtom<Toast[]> = $shown

/** The one that is shown: never two over each other. What failed is not pushed away by news. */
export const $toast: ReadableAtom<Toast | undefined> = computed(
  $shown,
  (shown) => shown.filter(({ tone }) => tone === 'error').pop() ?? lastOf(shown),
)

/** Has a message shown; of more than three the oldest is let go. @returns its id, to dismiss it by */
export function showToast(toast: Omit<Toast, 'id'>, forMs = shownMs): number {
  lastId += 1
  const id = lastId
  $shown.set([...$shown.get(), { ...toast, id }].slice(-mostKept))
  setTimeout(() => dismissToast(id), forMs)
  return id
}

export function dismissToast(id: number): void {
  $shown.set($shown.get().filter((toast) => toast.id !== id))
}

/** What was only said makes room for something to be answered. */
export function dismissNews(): void {
  $shown.set($shown.get().filter(({ tone }) => tone === 'error'))
}
