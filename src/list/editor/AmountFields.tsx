import { useId, useState } from 'react'
import { type CategoryKey, itemDefaults } from '../../domain/item/fields.ts'
import { unitLabel } from '../../domain/item/shown-amount.ts'
import { storedUnit } from '../../domain/item/units.ts'
import { unitRows } from '../../domain/words/units.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { Draft } from './draft.ts'
import { editTexts } from './field-texts.ts'
import { stepQuantity } from './step-quantity.ts'
import { editorTexts } from './texts.ts'
import { unitChoices } from './unit-choices.ts'

interface DraftProps {
  draft: Draft
  setDraft: (fields: Partial<Draft>) => void
}

interface Props extends DraftProps {
  /** Changes the item at once, by a press on a button. */
  apply: (fields: Partial<Draft>) => void
  /** Category that determines the offered units. */
  category: CategoryKey
  /** Invalid field, and the id of the element with the error message. */
  wrong: keyof Draft | undefined
  problemId: string
}

/** Amount: stepped up and down, or typed; the usual units as buttons, any other by its name. */
export function AmountFields({ draft, setDraft, apply, category, wrong, problemId }: Props) {
  const id = useId()
  return (
    <>
      <div className="item-sheet-steps">
        <StepButton draft={draft} apply={apply} direction={-1} />
        <input
          className="field"
          name="quantity"
          aria-label={editTexts.quantity}
          value={draft.quantity}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          aria-invalid={wrong === 'quantity'}
          aria-describedby={problemId}
          onChange={(event) => setDraft({ quantity: event.target.value })}
        />
        <StepButton draft={draft} apply={apply} direction={1} />
      </div>
      <Units {...{ draft, setDraft, apply, category, wrong, problemId }} listId={`${id}-units`} />
    </>
  )
}

interface UnitsProps extends Props {
  /** Id of the element that lists all units. */
  listId: string
}

function Units({ draft, setDraft, apply, category, wrong, problemId, listId }: UnitsProps) {
  const [first] = useState(draft.unit)
  const [isOther, setIsOther] = useState(false)
  const unit = storedUnit(draft.unit.trim()) ?? (draft.unit.trim() || itemDefaults.unit)
  const choose = (chosen: string) => {
    setIsOther(false)
    apply({ unit: chosen === itemDefaults.unit ? '' : chosen })
  }
  return (
    <>
      <fieldset className="item-sheet-units">
        <legend className="visually-hidden">{editTexts.unit}</legend>
        {unitChoices(category, first).map((choice) => (
          <button
            key={choice}
            type="button"
            className="chip"
            aria-pressed={!isOther && choice === unit}
            onClick={() => choose(choice)}
          >
            {unitLabel(choice)}
          </button>
        ))}
        <button type="button" className="chip" aria-expanded={isOther} onClick={() => setIsOther(!isOther)}>
          {editorTexts.otherUnit}
        </button>
      </fieldset>
      {isOther && <OtherUnit {...{ draft, setDraft, wrong, problemId, listId }} />}
      <datalist id={listId}>
        {unitRows.map((row) => (
          <option key={row.unit} value={row.unit} />
        ))}
      </datalist>
    </>
  )
}

/** Any unit, typed by its name. */
function OtherUnit({ draft, setDraft, wrong, problemId, listId }: Omit<UnitsProps, 'category' | 'apply'>) {
  return (
    <label className="item-sheet-field">
      {editTexts.unit}
      <input
        className="field"
        name="unit"
        value={draft.unit}
        list={listId}
        placeholder={unitLabel(itemDefaults.unit)}
        autoCapitalize="none"
        autoComplete="off"
        enterKeyHint="done"
        aria-invalid={wrong === 'unit'}
        aria-describedby={problemId}
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to type another unit
        autoFocus
        onChange={(event) => setDraft({ unit: event.target.value })}
      />
    </label>
  )
}

function StepButton({ draft, apply, direction }: Pick<Props, 'draft' | 'apply'> & { direction: 1 | -1 }) {
  const quantity = stepQuantity(draft.quantity, draft.unit, direction)
  const isMore = direction > 0
  return (
    <button
      type="button"
      className="item-sheet-step"
      aria-label={isMore ? editorTexts.more : editorTexts.less}
      aria-disabled={quantity === undefined}
      onClick={() => quantity && apply({ quantity })}
    >
      <Icon name={isMore ? 'plus' : 'minus'} />
    </button>
  )
}
