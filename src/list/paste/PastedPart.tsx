import type { CategoryKey } from '../../domain/item/fields.ts'
import { differs } from '../../domain/item/item.ts'
import type { NameProblem } from '../../domain/lib/check.ts'
import type { AddingPlan } from '../../domain/merge/plan-adding.ts'
import type { ParsedItem } from '../../domain/text/parse.ts'
import { amountText } from '../../i18n/amount.ts'
import { categoryLabels } from '../../i18n/category-labels.ts'
import { nameProblemTexts } from '../../i18n/errors.ts'
import { Icon } from '../../ui/Icon.tsx'
import { pasteTexts } from '../add/added-texts.ts'
import { importTexts } from '../import/texts.ts'
import { pictureAddress } from '../rows/pictures.ts'

interface Props {
  item: ParsedItem
  category: CategoryKey
  /** Effect of adding it to the list. */
  plan: AddingPlan
  /** Days since its purchase, if it is probably still at home. */
  sinceDays: number | undefined
  isWanted: boolean
  setWanted: (isWanted: boolean) => void
}

/** Recognized item of a pasted text, with a checkbox that includes it. */
export function PastedItem({ item, category, plan, sinceDays, isWanted, setWanted }: Props) {
  const amount = amountText(item)
  const note = sinceDays === undefined ? noteOf(plan) : importTexts.atHome(sinceDays)
  return (
    <label className="pasted-face">
      <input
        type="checkbox"
        className="pasted-check"
        checked={isWanted}
        onChange={(event) => setWanted(event.target.checked)}
      />
      <img src={pictureAddress(item.name, category)} alt="" width="28" height="28" loading="lazy" />
      <span className="pasted-text">
        <span className="pasted-name">{item.name}</span>{' '}
        {amount && <span className="pasted-amount">{amount}</span>}{' '}
        {item.note && <span className="pasted-said">{item.note}</span>}{' '}
        {note ? (
          <span className="pasted-note">{note}</span>
        ) : (
          <span className="pasted-said">{categoryLabels[category]}</span>
        )}
      </span>
    </label>
  )
}

/** Text that is no valid item, and the reason. */
export function RefusedPart({ text, problem }: { text: string; problem: NameProblem }) {
  return (
    <p className="pasted-face">
      <Icon name="x" />
      <span className="pasted-text">
        {text} <span className="pasted-note">{nameProblemTexts[problem]}</span>
      </span>
    </p>
  )
}

function noteOf({ addUp, bringBack }: AddingPlan): string | undefined {
  const [same] = addUp
  if (bringBack.length > 0) return pasteTexts.bought
  if (!same) return undefined
  const { present, sum } = same
  return pasteTexts.present(amountText(present), differs(present, sum) ? amountText(sum) : undefined)
}
