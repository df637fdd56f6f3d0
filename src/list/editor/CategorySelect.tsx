import { categoryKeys } from '../../domain/item/fields.ts'
import { categoryLabels } from '../../i18n/category-labels.ts'
import { effectiveCategory } from '../vocabulary/shelving.ts'
import type { Draft } from './draft.ts'
import { editorTexts } from './texts.ts'

interface Props {
  draft: Draft
  setDraft: (fields: Partial<Draft>) => void
}

/** Category of the item: derived from its name until a person chooses one. */
export function CategorySelect({ draft, setDraft }: Props) {
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
    <label className="item-sheet-field">
      {editorTexts.category}
      <select className="field" value={draft.category} onChange={choose}>
        {choices.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
