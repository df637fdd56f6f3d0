import { undoLast } from '../actions/undo.ts'
import type { ListStore } from '../list.ts'
import type { ShowPanel } from '../panels/panel-props.ts'
import { focusedRow, focusNeighbour, focusRow } from '../parts/focus.ts'

const rowKeys: Readonly<Record<string, 'next' | 'previous'>> = { ArrowDown: 'next', ArrowUp: 'previous' }

/** Performs the action of a key on the list's screen. @returns true if the key has an action */
export function answerKey(event: KeyboardEvent, store: ListStore, show: ShowPanel): boolean {
  if (event.defaultPrevented || event.altKey || document.querySelector('dialog[open]')) return false
  if (event.ctrlKey || event.metaKey) return isChordAnswered(event)
  if (isTyping(event)) return false
  const walk = rowKeys[event.key]
  if (walk) return focusRow(walk)
  switch (event.key) {
    case '/':
      return focusField()
    case '?':
      show('keys')
      return true
    case 'Delete':
      return removeFocused(store)
    default:
      return false
  }
}

function isChordAnswered(event: KeyboardEvent): boolean {
  switch (event.key.toLowerCase()) {
    case 'k':
      return focusField()
    case 'z':
      if (isTyping(event) || event.shiftKey) return false
      undoLast()
      return true
    default:
      return false
  }
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.matches('input, textarea, select')
}

function focusField(): boolean {
  const field = document.querySelector<HTMLElement>('.add-field')
  field?.focus()
  return field !== null
}

function removeFocused(store: ListStore): boolean {
  const from = document.activeElement
  const row = focusedRow(from)
  if (!from || !row) return false
  focusNeighbour(from, row.control ?? 'check')
  store.remove(row.itemId)
  return true
}
