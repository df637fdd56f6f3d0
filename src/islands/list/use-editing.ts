import { useMemo, useRef, useState } from 'react'
import type { Item } from '../../domain/item.ts'
import type { Draft } from './draft.ts'

/** The items that a person is changing. */
export interface Editing {
  /** Each as it was when they began, by id. */
  open: ReadonlyMap<string, Item>
  verbs: EditingVerbs
}

/** Always the same object: rows that are not being changed need not be drawn again. */
export interface EditingVerbs {
  begin(item: Item): void
  end(itemId: string): void
  /** What has been typed so far, by item: it outlives the row, which is drawn anew when it moves. */
  drafts: Map<string, Draft>
}

export function useEditing(): Editing {
  const [open, setOpen] = useState<ReadonlyMap<string, Item>>(new Map())
  const { current: drafts } = useRef(new Map<string, Draft>())
  const verbs = useMemo<EditingVerbs>(
    () => ({
      drafts,
      begin: (item) => setOpen((items) => new Map(items).set(item.id, item)),
      end(itemId) {
        drafts.delete(itemId)
        setOpen((items) => new Map([...items].filter(([id]) => id !== itemId)))
      },
    }),
    [drafts],
  )
  return { open, verbs }
}
