import type { ClipboardEvent, FormEvent, KeyboardEvent, RefObject } from 'react'
import { addTexts, suggestionTexts } from '../../../i18n/list/add.ts'
import type { ListStore } from '../../../stores/list/list.ts'
import { Icon } from '../../Icon.tsx'
import type { Choosing } from '../parts/use-chosen.ts'
import { VoiceButton } from '../voice/VoiceButton.tsx'
import { suggestionId, suggestionsId } from './Suggestions.tsx'
import { useGrowing } from './use-growing.ts'

interface Props {
  store: ListStore
  field: RefObject<HTMLTextAreaElement | null>
  onFocus: () => void
  /** False until the field hears its own keys: its button can be pressed before, for the early script to hear. */
  isReady: boolean
  text: string
  type: (text: string) => void
  add: () => void
  /** @returns whether pasted text is looked at before it is added, and so must not land in the field */
  pasteLines: (pasted: string) => boolean
  choosing: Choosing
  suggested: number
}

/** The field and its button. Enter adds what was typed, or takes the suggestion that the arrows have chosen. */
export function AddForm({
  store,
  field,
  onFocus,
  isReady,
  text,
  type,
  add,
  pasteLines,
  choosing,
  suggested,
}: Props) {
  useGrowing(field, text)
  const isBlank = text.trim() === ''
  const addTyped = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (!isBlank) add()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    if (choosing.onKey(event)) event.preventDefault()
    else if (event.key === 'Enter' && !event.shiftKey) addTyped(event)
  }
  const onPaste = (event: ClipboardEvent) => {
    if (pasteLines(event.clipboardData.getData('text/plain'))) event.preventDefault()
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
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          {...suggestionAttributes(choosing, suggested)}
        />
      </div>
      <VoiceButton store={store} />
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

/**
 * A text of several lines may not be a combobox, so the field stays a text box that says what it offers: the list that it
 * controls and the option that the keyboard is on.
 */
function suggestionAttributes({ isClosed, index }: Choosing, suggested: number) {
  return {
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-controls': isClosed || suggested === 0 ? undefined : suggestionsId,
    'aria-activedescendant': index === undefined ? undefined : suggestionId(index),
  } as const
}
