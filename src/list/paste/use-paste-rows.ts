import { useCallback, useEffect, useState } from 'react'
import { type ImportRow, rowsOfImport } from '../../domain/import/import-rows.ts'
import type { Imported, ImportFormat } from '../../domain/import/imported.ts'
import { itemsPerList } from '../../domain/lib/reading-limits.ts'
import { atHomeBy } from '../../domain/recipe/at-home.ts'
import { habitsOf } from '../../domain/shop/habits.ts'
import { dayOf, historyToLearnFrom } from '../history/list-history.ts'
import type { ListStore } from '../list.ts'
import { ownStoresOf } from '../shopping/own-stores.ts'
import { $vocabulary } from '../vocabulary/loaded-vocabulary.ts'
import { correctRow, type PasteRow, type ReadBy, readRows } from './paste-rows.ts'

/** Few enough for a slow phone to read and render them between two touches. */
const linesAtATime = 30

interface Reading {
  lines: readonly ImportRow[]
  /** Number of lines that have been read. */
  read: number
  rows: readonly PasteRow[]
  known: KnownOfList
}

export interface PasteRows {
  rows: readonly PasteRow[]
  /** True while some lines have not been read. */
  isReading: boolean
  setWanted: (id: number, isWanted: boolean) => void
  correct: (id: number, text: string) => void
}

/** Data of a list that reading a pasted text needs. */
export type KnownOfList = Pick<ReadBy, 'ownStores' | 'sinceBought' | 'areIngredients'>

/** The rows of an import. Their number grows until all of it is read, or the maximum of a list is reached. */
export function usePasteRows(imported: Imported, known: KnownOfList): PasteRows {
  const [reading, setReading] = useState(() => {
    const lines = rowsOfImport($vocabulary.get(), imported, known.ownStores)
    return readMore({ lines, read: 0, rows: [], known })
  })
  const { read, lines } = reading
  useEffect(() => {
    if (read >= lines.length) return
    // After a frame, so that the present rows are rendered and touches are handled in between.
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
    (id: number, text: string) => change(id, (row, nextId) => correctRow(by(known), row, text, nextId)),
    [change, known],
  )
  return { rows: reading.rows, isReading: read < lines.length, setWanted, correct }
}

function readMore({ lines, read, rows, known }: Reading): Reading {
  const next = read + linesAtATime
  const all = [...rows, ...readRows(by(known), lines.slice(read, next), nextIdOf(rows))]
  return {
    lines,
    read: all.length < itemsPerList ? next : lines.length,
    known,
    rows: all.slice(0, itemsPerList),
  }
}

function by(known: KnownOfList): ReadBy {
  return { vocabulary: $vocabulary.get(), ...known }
}

function nextIdOf(rows: readonly PasteRow[]): number {
  return rows.reduce((greatest, { id }) => Math.max(greatest, id), 0) + 1
}

/** Maximum wait before the preview is shown. */
const mostWaitMs = 1_000

/** Data of a list that reading a pasted text needs: its stores, and for a recipe the items that are probably at home. */
export async function knownOfList(store: ListStore, format: ImportFormat): Promise<KnownOfList> {
  const ownStores = await ownStoresOf(store)
  if (format !== 'recipe') return { ownStores }
  const nothing = new Promise<[]>((resolve) => setTimeout(() => resolve([]), mostWaitMs))
  const bought = await Promise.race([historyToLearnFrom(store), nothing])
  const words = $vocabulary.get()
  return {
    ownStores,
    areIngredients: true,
    sinceBought: atHomeBy(words, habitsOf(words, dayOf(Date.now()), dayOf, bought)),
  }
}
