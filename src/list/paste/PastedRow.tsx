import { memo, useState } from 'react'
import type { Shelving } from '../../domain/category/arrange.ts'
import type { makePlanner } from '../../domain/merge/plan-adding.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useFocusBack } from '../../ui/use-focus-back.ts'
import { pasteTexts } from '../add/added-texts.ts'
import { PastedItem, RefusedPart } from './PastedPart.tsx'
import { PastedRowEditor } from './PastedRowEditor.tsx'
import type { PasteRow } from './paste-rows.ts'
import type { PasteRows } from './use-paste-rows.ts'

interface Props extends Pick<PasteRows, 'setWanted' | 'correct'> {
  row: PasteRow
  /** Plans the effect of adding items to this list. */
  plan: ReturnType<typeof makePlanner>
  shelving: Shelving
}

/** One part of the pasted text: its checkbox includes it, and its text can be corrected. */
export const PastedRow = memo(function PastedRow({ row, plan, shelving, setWanted, correct }: Props) {
  const [isEditing, setIsEditing] = useState(false)
  const editButton = useFocusBack(isEditing)
  if (isEditing) return <PastedRowEditor row={row} correct={correct} close={() => setIsEditing(false)} />
  const { text, read } = row
  const isRefused = read.kind === 'refused'
  const category = isRefused ? 'altele' : shelving.categoryOf({ category: '', ...read.item })
  return (
    <li className={`pasted ${isRefused ? 'pasted-refused' : ''}`} data-category={category}>
      {isRefused ? (
        <RefusedPart text={text} problem={read.problem} />
      ) : (
        <PastedItem
          item={read.item}
          category={category}
          plan={plan([read.item])}
          sinceDays={row.sinceDays}
          isWanted={row.isWanted}
          setWanted={(isWanted) => setWanted(row.id, isWanted)}
        />
      )}
      <button
        ref={editButton}
        type="button"
        className="icon-button"
        aria-label={pasteTexts.edit(text)}
        onClick={() => setIsEditing(true)}
      >
        <Icon name="pencil" />
      </button>
    </li>
  )
})
