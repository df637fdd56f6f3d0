import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Item } from '../../domain/item/item.ts'
import type { Bill } from '../../domain/money/bill.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { MenuEntry } from '../menu/MenuEntry.tsx'
import { optionsOf } from '../options.ts'
import type { PanelProps } from '../panels/panel-props.ts'
import { BudgetBar, LimitField } from './Budget.tsx'
import { type MoneyPart, MoneyPartSheet } from './MoneyPartSheet.tsx'
import { spendingTexts } from './spending-texts.ts'
import { moneyTexts } from './texts.ts'
import { type Bills, useBills } from './use-bill.ts'

/** Costs of the list: the total, the budget and the number of missing prices; everything else is one press deeper. */
export function MoneySheet({ store, close }: Pick<PanelProps, 'store' | 'close'>) {
  const bills = useBills(store)
  const [part, setPart] = useState<MoneyPart>()
  const goBack = () => setPart(undefined)
  if (part) return <MoneyPartSheet {...{ store, close, part, bills, goBack }} />
  return <Overview {...{ store, close, bills }} open={setPart} />
}

interface OverviewProps extends Pick<PanelProps, 'store' | 'close'> {
  bills: ReturnType<typeof useBills>
  open: (part: MoneyPart) => void
}

function Overview({ store, close, bills, open }: OverviewProps) {
  const budget = Number(useStore(optionsOf(store)).get('budget'))
  const known = bills === 'failed' ? undefined : bills
  return (
    <Sheet title={moneyTexts.title} close={close}>
      {bills === 'failed' && <p role="status">{moneyTexts.unknown}</p>}
      {known && (
        <>
          <Total bills={known} />
          {budget > 0 && <BudgetBar bills={known} budget={budget} />}
          <LimitField store={store} option="budget" />
        </>
      )}
      {bills && (
        <ul className="menu">
          {known && <KnownParts bills={known} open={open} />}
          <MenuEntry icon="rotate-ccw-clock" label={spendingTexts.open} run={() => open('year')} />
        </ul>
      )}
    </Sheet>
  )
}

function KnownParts({ bills: { whole }, open }: { bills: Bills; open: OverviewProps['open'] }) {
  const { unpriced, deposit, asking, returned } = whole
  return (
    <>
      {unpriced.length > 0 && (
        <MenuEntry
          icon="pencil"
          label={moneyTexts.prices}
          note={unpriced.length}
          run={() => open('prices')}
        />
      )}
      {deposit + asking.length + returned.containers > 0 && (
        <MenuEntry icon="refresh-cw" label={moneyTexts.packaging} run={() => open('packaging')} />
      )}
      <MenuEntry icon="wallet" label={moneyTexts.vouchers} run={() => open('vouchers')} />
    </>
  )
}

/** The total in large type, unless no item has a price: deposits alone are no total. */
function Total({ bills: { basket, whole } }: { bills: Bills }) {
  const isPriced = hasPrice(whole)
  return (
    <section className="money-total">
      <h3 className="recap-title">{moneyTexts.whole}</h3>
      {isPriced ? <p className="money-sum">{moneyTexts.sum(whole.bani)}</p> : <p>{moneyTexts.noPrices}</p>}
      {isPriced && (
        <ul className="money-parts">
          {hasPrice(basket) && <li>{moneyTexts.ofWhichInBasket(basket.bani)}</li>}
          {whole.unpriced.length > 0 && <li>{moneyTexts.partial(whole.unpriced.length)}</li>}
        </ul>
      )}
    </section>
  )
}

function hasPrice({ bani, deposit }: Bill<Item>): boolean {
  return bani > deposit
}
