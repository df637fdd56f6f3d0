import { useId } from 'react'
import { categoryKeys, itemDefaults } from '../../domain/item.ts'
import { unitLabel } from '../../domain/units.ts'
import { unitRows } from '../../domain/words/units.ts'
import { categoryLabels } from '../../i18n/categories.ts'
import { editTexts } from '../../i18n/list.ts'
import { editorTexts } from '../../i18n/rows.ts'
import { effectiveCategory } from '../../stores/categories.ts'
import { Icon } from '../Icon.tsx'
import type { Draft } from './draft.ts'
import { stepQuantity } from './step-quantity.ts'

interface Props {
  draft: Draft
  setDraft: (fields: Partial<Draft>) => void
  /** The field that cannot stay as it is, and the id of what says why. */
  wrong: keyof Draft | undefined
  problemId: string
  /** Nobody has typed anything yet. */
  isNew: boolean
}

/** Everything of an item that can be typed or chosen. */
export function EditorFields({ draft, setDraft, wrong, problemId, isNew }: Props) {
  const id = useId()
  const input = (field: 'name' | 'quantity' | 'unit') => ({
    className: 'field',
    name: field,
    value: draft[field],
    autoComplete: 'off',
    enterKeyHint: 'done' as const,
    'data-control': `edit-${field}`,
    'aria-invalid': wrong === field,
    'aria-describedby': problemId,
    onChange: (event: { target: HTMLInputElement }) => setDraft({ [field]: event.target.value }),
  })
  return (
    <>
      <label className="item-editor-field item-editor-wide">
        {editTexts.name}
        {/* biome-ignore lint/a11y/noAutofocus: the person has just asked to change this item */}
        <input {...input('name')} autoFocus={isNew} />
      </label>
      <div className="item-editor-field">
        <label htmlFor={`${id}-quantity`}>{editTexts.quantity}</label>
        <div className="item-editor-steps">
          <StepButton draft={draft} setDraft={setDraft} direction={-1} />
          <input {...input('quantity')} id={`${id}-quantity`} inputMode="decimal" />
          <StepButton draft={draft} setDraft={setDraft} direction={1} />
        </div>
      </div>
      <label className="item-editor-field">
        {editTexts.unit}
        <input
          {...input('unit')}
          list={`${id}-units`}
          placeholder={unitLabel(itemDefaults.unit)}
          autoCapitalize="none"
        />
      </label>
      <datalist id={`${id}-units`}>
        {unitRows.map(({ unit }) => (
          <option key={unit} value={unit} />
        ))}
      </datalist>
      <CategorySelect draft={draft} setDraft={setDraft} />
    </>
  )
}

type DraftProps = Pick<Props, 'draft' | 'setDraft'>

function StepButton({ draft, setDraft, direction }: DraftProps & { direction: 1 | -1 }) {
  const quantity = stepQuantity(draft.quantity, draft.unit, direction)
  const isMore = direction > 0
  return (
    <button
      type="button"
      className="icon-button"
      data-control={isMore ? 'edit-more' : 'edit-less'}
      aria-label={isMore ? editorTexts.more : editorTexts.less}
      aria-disabled={quantity === undefined}
      onClick={() => quantity && setDraft({ quantity })}
    >
      <Icon name={isMore ? 'plus' : 'minus'} />
    </button>
  )
}

function CategorySelect({ draft, setDraft }: DraftProps) {
  const detected = effectiveCategory({ name: draft.name, category: '' })
  const choices = [
    { key: '' as const, label: editorTexts.automatic(categoryLabels[detected]) },
    ...categoryKeys.map((key) => ({ key, label: categoryLabels[key] })),
  ]
  const choose = (event: { target: HTMLSelectElement }) => {
    const chosen = choices.find(({ key }) => key === event.target.value)
    if (chosen) setDraft({ category: chosen.key })
  }
  return (
    <label className="item-editor-field item-editor-wide item-editor-category">
      {editorTexts.category}
      <select className="field" data-control="edit-category" value={draft.category} onChange={choose}>
        {choices.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
