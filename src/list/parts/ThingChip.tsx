import type { ItemFields } from '../../domain/item/fields.ts'
import { amountText } from '../../i18n/amount.ts'
import { Icon } from '../../ui/Icon.tsx'
import { historyTexts } from '../history/texts.ts'

interface Props {
  thing: Pick<ItemFields, 'name' | 'quantity' | 'unit'>
  isChosen: boolean
  /** True if it is on the list and still to buy, so that it cannot be selected. */
  isPresent?: boolean
  /** Chooses it, or not any more. */
  choose: () => void
}

/** A thing with its amount, to be chosen among others. */
export function ThingChip({ thing, isChosen, isPresent = false, choose }: Props) {
  const amount = isPresent ? `· ${historyTexts.present}` : amountText(thing)
  return (
    <button
      type="button"
      className="chip chip-thing"
      aria-pressed={isChosen}
      disabled={isPresent}
      onClick={choose}
    >
      {isChosen && <Icon name="check" />}
      <span>
        {thing.name} <span className="chip-thing-amount">{amount}</span>
      </span>
    </button>
  )
}
