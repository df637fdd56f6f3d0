import { useStore } from '@nanostores/react'
import type { OptionKey } from '../../domain/list/options.ts'
import type { ListStore } from '../list.ts'
import { optionsOf } from '../options.ts'
import { LeiField } from './LeiField.tsx'
import { moneyTexts } from './texts.ts'
import type { Bills } from './use-bill.ts'

/** Remaining budget of a list, in words and as a bar: the basket's part, and the items still to buy. */
export function BudgetBar({ bills: { basket, whole }, budget }: { bills: Bills; budget: number }) {
  const isPartial = whole.unpriced.length > 0
  const full = Math.max(budget, whole.bani)
  const part = (bani: number) => ({ inlineSize: `${(100 * bani) / full}%` })
  return (
    <section className="money-budget">
      <p>{moneyTexts.budgetLeft(budget, budget - whole.bani, isPartial)}</p>
      <div className="money-bar" aria-hidden="true">
        <span style={part(basket.bani)} />
        <span
          style={part(whole.bani - basket.bani)}
          className={whole.bani > budget ? 'money-over' : undefined}
        />
      </div>
    </section>
  )
}

/** Budget of the list, or daily amount of meal vouchers, for all who have its link. */
export function LimitField({
  store,
  option,
}: {
  store: ListStore
  option: OptionKey & keyof typeof moneyTexts
}) {
  const options = useStore(optionsOf(store))
  if (useStore(store.$isReadOnly)) return null
  const { label, example, said } = moneyTexts[option]
  return (
    <LeiField
      label={label}
      example={example}
      price={options.get(option) ?? ''}
      keep={(value) => void store.setOptions([[option, value]], options, said(value))}
    />
  )
}
