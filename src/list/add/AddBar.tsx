import { type RefObject, useEffect, useRef } from 'react'
import { takeShared } from '../../my-lists/create/shared-text.ts'
import { askToOpen } from '../../ui/ask-to-open.ts'
import { fetchActions } from '../actions/load-actions.ts'
import type { ListStore } from '../list.ts'
import { UndoButton } from '../messages/UndoButton.tsx'
import { usePastePreview } from '../paste/use-paste-preview.tsx'
import { VoiceButton } from '../voice/VoiceButton.tsx' // part: voice
import { AddForm } from './AddForm.tsx'
import { IdeasButton } from './IdeasButton.tsx'
import { Suggestions } from './Suggestions.tsx'
import { useChosen } from './use-chosen.ts'
import { useSuggestions } from './use-suggestions.ts'
import { useTyping } from './use-typing.ts'

interface Props {
  store: ListStore
  /** True when the field was opened by a press. */
  isWanted?: boolean
}

/** The field for new items, with its helpers visually above it. Refused text stays in it. */
export function AddBar({ store, isWanted = false }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const { text, isReady, isUntouched, touch } = useTyping(store, field)
  const type = (typed: string) => {
    askToOpen()
    store.type(typed)
    store.typed()
  }
  const [preview, pasteLines] = usePastePreview(store, store.putBack)
  useSharedWith((shared) => pasteLines(shared) || store.putBack([shared]))

  const { suggestions: found, take, prepare } = useSuggestions(store, isUntouched ? '' : text)
  const suggestions = isUntouched ? [] : found
  const choosing = useChosen(text, suggestions.length, (index) => take(suggestions[index]?.name ?? ''))
  const add = () => {
    field.current?.focus()
    store.enter()
  }
  const getReady = () => {
    touch()
    prepare()
    fetchActions()
  }
  useFirstFocus(field, isWanted, getReady)
  return (
    <>
      <AddForm
        field={field}
        onFocus={getReady}
        isReady={isReady}
        text={text}
        type={type}
        add={add}
        pasteLines={pasteLines}
        choosing={choosing}
        suggested={suggestions.length}
      >
        <VoiceButton store={store} /* part: voice */ />
        {!isWanted && <UndoButton />}
      </AddForm>
      <div className="add-helpers">
        {text.trim() === '' && <IdeasButton store={store} />}
        {!choosing.isClosed && <Suggestions suggestions={suggestions} chosen={choosing.index} take={take} />}
      </div>
      {preview}
    </>
  )
}

/** Focuses the field if it is wanted, and prepares one that had the focus before this script ran. */
function useFirstFocus(field: RefObject<HTMLElement | null>, isWanted: boolean, prepare: () => void) {
  useEffect(() => {
    if (isWanted) field.current?.focus()
  }, [field, isWanted])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the beginning
  useEffect(() => {
    if (document.activeElement === field.current) prepare()
  }, [])
}

/** Handles a text that was shared with the app and meant for this list like a pasted one. */
function useSharedWith(take: (shared: string) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is taken once, when the list has opened
  useEffect(() => {
    const shared = takeShared()
    if (shared) take(shared)
  }, [])
}
