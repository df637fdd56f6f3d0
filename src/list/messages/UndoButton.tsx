import { useStore } from '@nanostores/react'
import { Icon } from '../../ui/Icon.tsx'
import { $undo, holdUndo, releaseUndo, undoLast } from '../actions/undo.ts'
import { focusHeading } from '../parts/focus.ts'
import { undoTexts } from '../texts.ts'

/** While a person types, the focus stays in the field and the keyboard stays open. */
const isTyping = () => document.activeElement?.matches('input, textarea') ?? false

/** Undoes the last action, for some seconds after it; it stays while a pointer or the focus is on it. */
export function UndoButton() {
  const text = useStore($undo)
  if (text === undefined) return null
  const takeBack = () => {
    undoLast()
    if (!$undo.get() && !isTyping()) focusHeading()
  }
  return (
    <button
      type="button"
      className="icon-button dock-undo"
      aria-label={undoTexts.undoOf(text)}
      title={text}
      // The focus stays in the field, so that the keyboard stays open.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onPointerEnter={holdUndo}
      onPointerLeave={releaseUndo}
      onFocus={holdUndo}
      onBlur={releaseUndo}
      onClick={takeBack}
    >
      <Icon name="undo-2" />
    </button>
  )
}
