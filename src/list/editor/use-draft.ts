import { useId, useState } from 'react'
import type { ChangeProblem } from '../../domain/item/change-problem.ts'
import { readFields } from '../../domain/item/field-checks.ts'
import type { Item } from '../../domain/item/item.ts'
import type { ListStore } from '../list.ts'
import { type Draft, draftOf, fieldsOf } from './draft.ts'

interface EditedDraft {
  draft: Draft
  setDraft(fields: Partial<Draft>): void
  /** Changes the item at once; all such changes of one editor are undone together. */
  apply(fields: Partial<Draft>): void
  /** Saves the typed fields. @returns true if they are valid */
  save(): boolean
  /** True if there is something to save. */
  isChanged: boolean
  problem: ChangeProblem | undefined
}

/**
 * The fields of an item while it is edited.
 *
 * @param before the item as it was when editing began
 * @param item the item as it is now
 */
export function useDraft(before: Item, item: Item, store: ListStore): EditedDraft {
  const [saved, setSaved] = useState(() => draftOf(before))
  const [draft, setWhole] = useState(saved)
  const [problem, setProblem] = useState<ChangeProblem>()
  const undoneWith = useId()
  const setDraft = (fields: Partial<Draft>) => setWhole((typed) => ({ ...typed, ...fields }))
  return {
    draft,
    setDraft,
    problem,
    isChanged: Object.keys(fieldsOf(draft, saved)).length > 0,
    apply(fields) {
      setDraft(fields)
      const read = readFields(fieldsOf({ ...saved, ...fields }, saved))
      if (item.deleted || typeof read === 'string') return
      setSaved({ ...saved, ...fields })
      store.edit(item.id, read, undoneWith)
    },
    save() {
      const fields = readFields(fieldsOf(draft, saved))
      setProblem(typeof fields === 'string' ? fields : undefined)
      if (typeof fields === 'string') return false
      store.edit(item.id, fields)
      if (item.deleted) store.restore([item.id])
      return true
    },
  }
}
