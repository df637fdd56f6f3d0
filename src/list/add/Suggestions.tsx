import { memo, type PointerEvent, useEffect, useRef } from 'react'
import { ChipFace } from './Chip.tsx'
import type { FieldSuggestion } from './suggester.ts'
import { suggestionTexts } from './texts.ts'

export const suggestionsId = 'suggestions'
export const suggestionId = (index: number) => `suggestion-${index}`

interface Props {
  suggestions: readonly FieldSuggestion[]
  /** Index of the suggestion that the keyboard has selected. */
  chosen: number | undefined
  take: (name: string) => void
}

/** Suggestions to add by one tap; arrow keys in the field select them. */
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
      {suggestions.map(({ name, category, listed }, index) => (
        <SuggestionChip
          key={name}
          name={name}
          category={category}
          listed={listed}
          index={index}
          isChosen={index === chosen}
          take={take}
        />
      ))}
    </div>
  )
}

interface ChipProps extends FieldSuggestion, Pick<Props, 'take'> {
  index: number
  isChosen: boolean
}

const SuggestionChip = memo(function SuggestionChip({
  index,
  isChosen,
  take,
  listed,
  ...suggestion
}: ChipProps) {
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
      {listed && <span className="chip-listed">{listed}</span>}
    </button>
  )
})

/** Keeps the focus in the field, and with it the phone's keyboard. */
function keepFocus(event: PointerEvent) {
  event.preventDefault()
}
