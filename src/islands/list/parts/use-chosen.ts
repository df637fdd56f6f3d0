import { type KeyboardEvent, useState } from 'react'

interface Chosen {
  /** Which of the suggestions the keyboard is on; undefined while it is in the text. */
  index: number | undefined
  /** Escape has put the suggestions away, until something else is typed. */
  isClosed: boolean
}

export interface Choosing extends Chosen {
  /** @returns whether the key was for the suggestions */
  onKey: (event: KeyboardEvent<HTMLTextAreaElement>) => boolean
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

const fromText: Chosen = { index: undefined, isClosed: false }

/**
 * Suggestions under the keyboard: arrows go through them, Enter takes one, Escape puts them away. The focus stays in the
 * field, so that typing goes on at any time.
 *
 * @param text begins anew whenever it changes
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

/** Behind the last one comes the text again. */
function nextIndex(index: number | undefined, by: number, count: number): number | undefined {
  const next = index === undefined ? (by > 0 ? 0 : count - 1) : index + by
  return next >= 0 && next < count ? next : undefined
}

/** In a text of several lines the arrows go through the lines first; those to the sides always stay in the text. */
function leavesText({ key, currentTarget }: KeyboardEvent<HTMLTextAreaElement>): boolean {
  const { value, selectionStart, selectionEnd } = currentTarget
  if (key === 'ArrowDown') return !value.slice(selectionEnd).includes('\n')
  return key === 'ArrowUp' && !value.slice(0, selectionStart).includes('\n')
}
