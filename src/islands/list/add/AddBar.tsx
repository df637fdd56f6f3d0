import { useCallback, useEffect, useRef } from 'react'
import { takeShared } from '../../../stores/device/shared-text.ts'
import type { ListStore } from '../../../stores/list/list.ts'
import { areLateVerbsHere, fetchLateVerbs } from '../../../stores/list/verbs/verbs-to-come.ts'
import { useChosen } from '../parts/use-chosen.ts'
import { usePastePreview } from '../paste/use-paste-preview.tsx'
import { AddForm } from './AddForm.tsx'
import { IdeasButton } from './IdeasButton.tsx'
import { Suggestions } from './Suggestions.tsx'
import { useSuggestions } from './use-suggestions.ts'
import { useTypedText } from './use-typed-text.ts'

interface Props {
  store: ListStore
  /** Somebody has just asked for the field. */
  isWanted?: boolean
}

/** The field for new items, and above it to the eye all that helps to fill it. What is refused stays in it. */
export function AddBar({ store, isWanted = false }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const { text, setText, replace, putBack, isUntouched, touch } = useTypedText(store, field)
  const type = (typed: string) => {
    setText(typed)
    store.typed()
  }
  const focusField = () => field.current?.focus()
  useEffect(() => {
    if (isWanted) field.current?.focus()
  }, [isWanted])
  const [preview, pasteLines] = usePastePreview(store, putBack)
  useSharedWith((shared) => pasteLines(shared) || putBack([shared]))

  const { suggestions: found, holdPlaces, prepare } = useSuggestions(store, isUntouched ? '' : text)
  const suggestions = isUntouched ? [] : found
  const take = useCallback(
    async (name: string) => {
      holdPlaces()
      const rest = await store.addSuggested(text, name)
      if (rest !== undefined) replace(text, rest)
    },
    [store, text, replace, holdPlaces],
  )
  const choosing = useChosen(text, suggestions.length, (index) => take(suggestions[index]?.name ?? ''))
  const isAdding = useRef(false)
  const add = async () => {
    focusField()
    // What is typed while the code is on its way is a thing of its own.
    if (!areLateVerbsHere()) setText(withLineEnd)
    if (isAdding.current) return
    isAdding.current = true
    const added = await store.addText(() => field.current?.value ?? '')
    isAdding.current = false
    setText((typed) => (added ? added.refused.map((part) => part.text).join('\n') : typed.trimEnd()))
  }
  return (
    <>
      <AddForm
        store={store}
        field={field}
        onFocus={() => {
          touch()
          prepare()
          fetchLateVerbs()
        }}
        text={text}
        setText={type}
        add={add}
        pasteLines={pasteLines}
        choosing={choosing}
        suggested={suggestions.length}
      />
      <div className="add-helpers">
        <IdeasButton store={store} />
        {!choosing.isClosed && <Suggestions suggestions={suggestions} chosen={choosing.index} take={take} />}
      </div>
      {preview}
    </>
  )
}

function withLineEnd(text: string): string {
  return `${text.trimEnd()}\n`
}

/** A text that was shared with the app and meant for this list is looked at like a pasted one. */
function useSharedWith(take: (shared: string) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is taken once, when the list has opened
  useEffect(() => {
    const shared = takeShared()
    if (shared) take(shared)
  }, [])
}
