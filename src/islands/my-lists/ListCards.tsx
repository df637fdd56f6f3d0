import { recentTexts } from '../../i18n/list/recent.ts'
import type { MyList } from '../../stores/lists/my-lists.ts'
import { ListCard } from './ListCard.tsx'

/** The others are shown when asked for. */
export const shownAtFirst = 5

interface Props {
  lists: readonly MyList[]
  /** Of all there are. */
  count: number
  isEditing?: boolean
  open?: (token: string) => void
  edit?: () => void
  move?: () => void
  showAll?: () => void
  forget?: (list: MyList) => void
}

/** Draws lists. The page has it once as a template as well, for the script that draws them before this one is there. */
export function ListCards({ lists, count, isEditing = false, open, edit, move, showAll, forget }: Props) {
  return (
    <div className="my-lists-part">
      <div className="my-lists-head">
        <h2 id="my-lists-title">{recentTexts.title}</h2>
        <button type="button" className="my-lists-edit my-lists-move" onClick={move}>
          {recentTexts.move} <span>{recentTexts.moveWhat}</span>
        </button>
        <button
          type="button"
          className="my-lists-edit"
          aria-label={isEditing ? undefined : recentTexts.editName}
          onClick={edit}
        >
          {isEditing ? recentTexts.endEdit : recentTexts.edit}
        </button>
      </div>
      <ul className="list-cards">
        {lists.map((list) => (
          <ListCard key={list.id} list={list} open={open} forget={isEditing ? forget : undefined} />
        ))}
      </ul>
      {count > lists.length && (
        <button type="button" className="my-lists-all" onClick={showAll}>
          {recentTexts.all(count)}
        </button>
      )}
    </div>
  )
}
