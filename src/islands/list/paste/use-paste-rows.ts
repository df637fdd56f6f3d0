import { useCallback, useEffect, useState } from 'react'
import { linesWithStores } from '../../../domain/text/line-stores.ts'
import { $vocabulary } from '../../../stores/words/vocabulary.ts'
import { correctRow, type PasteRow, type ReadBy, readRows } from './paste-rows.ts'

/** So few that a slow phone reads and draws them between two touches. */
const linesAtATime = 30

interface Reading {
  lines: readonly string[]
  /** How many of the lines are read. */
  read: number
  rows: readonly PasteRow[]
  ownStores: readonly string[]
}

export interface PasteRows {
  rows: readonly PasteRow[]
  /** There are lines that are not read yet. */
  isReading: boolean
  setWanted: (id: number, isWanted: boolean) => void
  correct: (id: number, text: string) => void
}

/**
 * The rows of a pasted text, which grow in number until all of it is read, however long it is.
 *
 * @param ownStores the list's own stores
 */
export function usePasteRows(pasted: string, ownStores: readonly string[]): PasteRows {
  const [reading, setReading] = useState(() =>
    readMore({ lines: linesWithStores($vocabulary.get(), pasted, ownStores), read: 0, rows: [], ownStores }),
  )
  const { read, lines } = reading
  useEffect(() => {
    if (read >= lines.length) return
    // After a frame, so that what is there is drawn and touches are heard in between.
    const frame = requestAnimationFrame(() => setTimeout(() => setReading(readMore)))
    return () => cancelAnimationFrame(frame)
  }, [read, lines])
  const change = useCallback((id: number, changed: (row: PasteRow, nextId: number) => PasteRow[]) => {
    setReading((before) => ({
      ...before,
      rows: before.rows.flatMap((row) => (row.id === id ? changed(row, nextIdOf(before.rows)) : [row])),
    }))
  }, [])
  const setWanted = useCallback(
    (id: number, isWanted: boolean) => change(id, (row) => [{ ...row, isWanted }]),
    [change],
  )
  const correct = useCallback(
    (id: number, text: string) => change(id, (row, nextId) => correctRow(by(ownStores), row, text, nextId)),
    [change, ownStores],
  )
  return { rows: reading.rows, isReading: read < lines.length, setWanted, correct }
}

function readMore({ lines, read, rows, ownStores }: Reading): Reading {
  const next = read + linesAtATime
  return {
    lines,
    read: next,
    ownStores,
    rows: [...rows, ...readRows(by(ownStores), lines.slice(read, next), nextIdOf(rows))],
  }
}

function by(ownStores: readonly string[]): ReadBy {
  return { vocabulary: $vocabulary.get(), ownStores }
}

function nextIdOf(rows: readonly PasteRow[]): number {
  return rows.reduce((greatest, { id }) => Math.max(greatest, id), 0) + 1
}
