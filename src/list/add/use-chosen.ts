import { type KeyboardEvent, useState } from 'react'

interface Chosen {
  /** Index of the suggestion that the keyboard has selected; undefined while it is in the text. */
  index: number | undefined
  /** True after Escape has hidden the suggestions, until the text changes. */
  isClosed: boolean
}

export interface Choosing extends Chosen {
  /** @returns true if the key was for the suggestions */
  onKey: (event: KeyboardEvent<HTMLTextAreaElement>) => boolean
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

const fromText: Chosen = { index: undefined, isClosed: false }

/**
 * Keyboard control of suggestions: arrows select them, Enter takes one, Escape hides them. The focus stays in the field, so
 * that typing can continue at any time.
 *
 * @param text resets the state whenever it changes
 */
export function useChosen(text: string, count: number, take: (index: number) => void): Choosing {
  const [state, setState] = useState({ text, chosen: fromText })
  const chosen = state.text === text ? state.chosen : fromText
  const choose = (next: Partial<Chosen>) => {
    setState({ text, chosen: { ...chosen, ...next } })
    return true
  }
  const index = chosen.index !== undefined && chosen.index < count ? chosen.index : undefined
  const step = (by: number) => choose({ index: nextIndex(index, by, count), isClosed: false })

  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    if (count === 0) return false
    const by = steps[event.key]
    if (by !== undefined) return (index !== undefined || leavesText(event)) && step(by)
    if (event.key === 'Escape') return !chosen.isClosed && choose({ index: undefined, isClosed: true })
    if (event.key !== 'Enter' || event.shiftKey || index === undefined) return false
    take(index)
    return true
  }
  return { index, isClosed: chosen.isClosed, onKey }
}

/** After the last suggestion the keyboard returns to the text. */
function nextIndex(index: number | undefined, by: number, count: number): number | undefined {
  const next = index === undefined ? (by > 0 ? 0 : count - 1) : index + by
  return next >= 0 && next < count ? next : undefined
}

/**
 * In a text of several lines, the up and down arrows move through the lines first; left and right always stay in the text.
 */
function leavesText({ key, currentTarget }: KeyboardEvent<HTMLTextAreaElement>): boolean {
  const { value, selectionStart, selectionEnd } = currentTarget
  if (key === 'ArrowDown') return !value.slice(selectionEnd).includes('\n')
  return key === 'ArrowUp' && !value.slice(0, selectionStart).includes('\n')
}
