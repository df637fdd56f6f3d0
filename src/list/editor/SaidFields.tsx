import { useStore } from '@nanostores/react'
import { type ReactNode, useId } from 'react'
import { storedAmount } from '../../domain/item/amount.ts'
import { isMeasure } from '../../domain/item/measures.ts'
import { noteMaxLength, storeMaxLength } from '../../domain/lib/check.ts'
import { leiText } from '../../domain/money/lei-text.ts'
import { storesToName } from '../../domain/shop/stores-of-list.ts'
import { amountText } from '../../i18n/amount.ts'
import type { ListStore } from '../list.ts'
import { LastPriceChip } from '../money/LastPriceChip.tsx'
import { useLastPrice } from '../money/use-last-price.ts'
import { editTexts } from './field-texts.ts'
import { type FieldsProps, TextField } from './TextField.tsx'

interface PriceProps extends FieldsProps {
  store: ListStore
  /** The next control, beside the last price. */
  children: ReactNode
}

/**
 * The price of an item, and its last price as long as it has none. That arrives late, in the line of the next control, so
 * that nothing of the sheet moves.
 */
export function PriceField({ store, children, ...fields }: PriceProps) {
  const { draft, setDraft } = fields
  const last = useLastPrice(store)({ ...draft, ...storedAmount(draft.quantity, draft.unit) })
  return (
    <>
      <TextField
        {...fields}
        name="price"
        label={priceLabel(fields)}
        placeholder={editTexts.priceExample}
        inputMode="decimal"
      />
      <div className="item-sheet-next">
        {children}
        <LastPriceChip
          last={last}
          isWanted={draft.price === ''}
          take={(price) => setDraft({ price: leiText(price) })}
        />
      </div>
    </>
  )
}

/** Note and store of an item. */
export function SaidFields({ store, ...fields }: FieldsProps & { store: ListStore }) {
  const storesId = useId()
  const items = useStore(store.$items)
  return (
    <>
      <TextField
        {...fields}
        name="note"
        label={editTexts.note}
        placeholder={editTexts.noteExample}
        maxLength={noteMaxLength}
      />
      <TextField
        {...fields}
        name="store"
        label={editTexts.store}
        placeholder={editTexts.storeExample}
        maxLength={storeMaxLength}
        list={storesId}
      />
      <datalist id={storesId}>
        {storesToName(items.values()).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}

/** Names the unit of the price, because for several pieces it is the price of one. */
function priceLabel({ draft }: Pick<FieldsProps, 'draft'>): string {
  const amount = storedAmount(draft.quantity, draft.unit)
  return isMeasure(amount.unit) ? editTexts.priceOf(amountText(amount) ?? '') : editTexts.price
}
