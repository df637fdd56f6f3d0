import { atom, computed, type ReadableAtom } from 'nanostores'
import { lastOf } from '../domain/lib/last-of.ts'

export interface Toast {
  id: number
  tone: 'info' | 'error'
  title?: string
  text: string
  action?: { label: string; run: () => void }
}

/** Long enough to read, and to press its button with one hand. */
const shownMs = 7_000
const mostKept = 3

const $shown = atom<Toast[]>([])
let lastId = 0

/** All messages whose time is not over, oldest first. */
export const $toasts: ReadableAtom<Toast[]> = $shown

/** The toast that is shown, one at a time. An error has priority over other toasts. */
export const $toast: ReadableAtom<Toast | undefined> = computed(
  $shown,
  (shown) => shown.filter(({ tone }) => tone === 'error').pop() ?? lastOf(shown),
)

/** The open sheets; the messages are shown in the first, which is above all others. */
export const $openSheets = atom<readonly HTMLElement[]>([])

/**
 * Shows a toast. It removes all earlier ones except errors, which are shown first; of these, at most the last two.
 *
 * @returns its id, for `dismissToast`
 */
export function showToast(toast: Omit<Toast, 'id'>, forMs = shownMs): number {
  lastId += 1
  const id = lastId
  const errors = $shown.get().filter(({ tone }) => tone === 'error')
  $shown.set([...errors, { ...toast, id }].slice(-mostKept))
  setTimeout(() => dismissToast(id), forMs)
  return id
}

export function dismissToast(id: number): void {
  $shown.set($shown.get().filter((toast) => toast.id !== id))
}
