import type { ClipboardEvent, FormEvent, KeyboardEvent, ReactNode, RefObject } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { suggestionId, suggestionsId } from './Suggestions.tsx'
import { addTexts, suggestionTexts } from './texts.ts'
import type { Choosing } from './use-chosen.ts'
import { useGrowing } from './use-growing.ts'

interface Props {
  field: RefObject<HTMLTextAreaElement | null>
  onFocus: () => void
  /** False until the field handles its own keys: before that its button can be pressed, which the early script handles. */
  isReady: boolean
  text: string
  type: (text: string) => void
  add: () => void
  /** @returns true if pasted text is previewed before it is added, and so must not be inserted into the field */
  pasteLines: (pasted: string) => boolean
  choosing: Choosing
  suggested: number
  /** Further buttons before that which adds. */
  children?: ReactNode
}

/** The field and its button. Enter adds the typed text, or takes the suggestion that the arrows have selected. */
export function AddForm({
  field,
  onFocus,
  isReady,
  text,
  type,
  add,
  pasteLines,
  choosing,
  suggested,
  children,
}: Props) {
  useGrowing(field, text)
  const isBlank = text.trim() === ''
  const addTyped = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (!isBlank) add()
  }
  return (
    <form className="add-bar" onSubmit={addTyped}>
      <div className="add-entry">
        <textarea
          ref={field}
          className="field add-field"
          rows={1}
          value={text}
          aria-label={addTexts.label}
          placeholder={addTexts.placeholder}
          enterKeyHint="done"
          autoComplete="off"
          onFocus={onFocus}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => handleKey(event, choosing, addTyped)}
          onPaste={(event) => handlePaste(event, pasteLines)}
          {...suggestionAttributes(choosing, suggested)}
        />
      </div>
      {children}
      <button type="submit" className="add-submit" disabled={isReady && isBlank}>
        <Icon name="plus" />
        <span className="add-submit-word visually-hidden">{addTexts.submit}</span>
      </button>
      <p className="visually-hidden" role="status">
        {!isBlank && suggestionTexts.found(suggested)}
      </p>
    </form>
  )
}

function handleKey(
  event: KeyboardEvent<HTMLTextAreaElement>,
  { onKey }: Choosing,
  addTyped: (event: KeyboardEvent) => void,
): void {
  if (event.nativeEvent.isComposing) return
  if (onKey(event)) event.preventDefault()
  else if (event.key === 'Enter' && !event.shiftKey) addTyped(event)
}

function handlePaste(event: ClipboardEvent, pasteLines: Props['pasteLines']): void {
  if (pasteLines(event.clipboardData.getData('text/plain'))) event.preventDefault()
}

/**
 * A multi-line text field may not be a combobox, so it stays a text box with ARIA attributes for its suggestions: the list
 * that it controls and the selected option.
 */
function suggestionAttributes({ isClosed, index }: Choosing, suggested: number) {
  return {
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-controls': isClosed || suggested === 0 ? undefined : suggestionsId,
    'aria-activedescendant': index === undefined ? undefined : suggestionId(index),
  } as const
}
