import { Icon } from '../../ui/Icon.tsx'
import { toastTexts } from '../../ui/toast-texts.ts'
import { $undo, dismissUndo, holdUndo, releaseUndo, undoLast } from '../actions/undo.ts'
import { undoTexts } from '../texts.ts'

interface Props {
  undo: { text: string; count: number }
  /** Takes the focus when the last action was undone and the button disappears. */
  focusAfter: () => void
}

/** In characters; a longer text does not fit beside the buttons on a phone. */
const longText = 48

/** While a person types, the focus stays in the field and the keyboard stays open. */
const isTyping = () => document.activeElement?.matches('input, textarea') ?? false

/** The last action and its undo; it stays while a pointer is on it. */
export function UndoToast({ undo, focusAfter }: Props) {
  const takeBack = () => {
    undoLast()
    if (!$undo.get() && !isTyping()) focusAfter()
  }
  const close = () => {
    dismissUndo()
    if (!isTyping()) focusAfter()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only keeps it open; its buttons are the controls
    <div
      className="toast toast-info"
      data-long={undo.text.length > longText || undefined}
      onPointerEnter={holdUndo}
      onPointerLeave={releaseUndo}
      onFocus={holdUndo}
      onBlur={releaseUndo}
    >
      <p className="toast-text">{undo.text}</p>
      <button
        type="button"
        className="toast-action"
        aria-label={undoTexts.undoOf(undo.text)}
        data-count={undo.count > 1 ? undo.count : undefined}
        onClick={takeBack}
      >
        {undoTexts.undo}
      </button>
      <button type="button" className="icon-button" aria-label={toastTexts.dismiss} onClick={close}>
        <Icon name="x" />
      </button>
    </div>
  )
}
