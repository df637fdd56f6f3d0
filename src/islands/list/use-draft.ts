import { useState } from 'react'
import type { Item } from '../../domain/item.ts'
import { type Draft, draftOf } from './draft.ts'
import type { EditingVerbs } from './use-editing.ts'

/**
 * What somebody types over an item. It is still there when the row is drawn anew elsewhere.
 *
 * @param before the item as it was when they began
 */
export function useDraft(before: Item, { drafts }: EditingVerbs) {
  const [isNew] = useState(() => !drafts.has(before.id))
  const [draft, setShown] = useState(() => drafts.get(before.id) ?? draftOf(before))
  const setDraft = (fields: Partial<Draft>) => {
    const typed = { ...draft, ...fields }
    drafts.set(before.id, typed)
    setShown(typed)
  }
  return { draft, setDraft, isNew }
}
