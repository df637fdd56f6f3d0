import { memo, type PointerEvent, useEffect, useRef } from 'react'
import type { Suggestion } from '../../../domain/suggest/suggest.ts'
import { suggestionTexts } from '../../../i18n/list/add.ts'
import { ChipFace } from './Chip.tsx'

export const suggestionsId = 'suggestions'
export const suggestionId = (index: number) => `suggestion-${index}`

interface Props {
  suggestions: readonly Suggestion[]
  /** Which of them the keyboard is on. */
  chosen: number | undefined
  take: (name: string) => void
}

/** What might be added next, one tap each; the keyboard reaches them from the field by its arrows. */
export function Suggestions({ suggestions, chosen, take }: Props) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const option = chosen === undefined ? undefined : row.current?.children[chosen]
    option?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen])
  return (
    <div
      ref={row}
      className="suggestions"
      id={suggestionsId}
      role="listbox"
      aria-label={suggestionTexts.title}
      aria-orientation="horizontal"
    >
      {suggestions.map(({ name, category }, index) => (
        <SuggestionChip
          key={name}
          name={name}
          category={category}
          index={index}
          isChosen={index === chosen}
          take={take}
        />
      ))}
    </div>
  )
}

interface ChipProps extends Suggestion, Pick<Props, 'take'> {
  index: number
  isChosen: boolean
}

const SuggestionChip = memo(function SuggestionChip({ index, isChosen, take, ...suggestion }: ChipProps) {
  return (
    <button
      type="button"
      className="chip"
      id={suggestionId(index)}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      onPointerDown={keepFocus}
      onClick={() => take(suggestion.name)}
    >
      <ChipFace {...suggestion} />
    </button>
  )
})

/** The field keeps the focus, and the phone its keyboard, in whatever state they are. */
function keepFocus(event: PointerEvent) {
  event.preventDefault()
}
