import { useStore } from '@nanostores/react'
import type { Item } from '../../domain/item/item.ts'
import type { Bill } from '../../domain/money/bill.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { optionsOf } from '../options.ts'
import type { PanelProps } from '../panels/panel-props.ts'
import { BudgetBar, Limits } from './Budget.tsx'
import { Containers } from './Containers.tsx'
import { Prices } from './Prices.tsx'
import { moneyTexts } from './texts.ts'
import { useBills } from './use-bill.ts'
import { Vouchers } from './Vouchers.tsx'
import { YearButton } from './YearButton.tsx'

/** Costs of the list: of the basket and in total, with fields for missing prices, and the costs of a year. */
export function MoneySheet({ store, close }: Pick<PanelProps, 'store' | 'close'>) {
  const bills = useBills(store)
  const options = useStore(optionsOf(store))
  const budget = Number(options.get('budget'))
  const voucherDay = Number(options.get('voucherDay')) || Number.POSITIVE_INFINITY
  return (
    <Sheet title={moneyTexts.title} close={close}>
      {bills === 'failed' && <p role="status">{moneyTexts.unknown}</p>}
      {bills && bills !== 'failed' && (
        <>
          <Total title={moneyTexts.inBasket} bill={bills.basket} voucherDay={voucherDay} />
          <Total title={moneyTexts.whole} bill={bills.whole} voucherDay={voucherDay} />
          {budget > 0 && <BudgetBar bills={bills} budget={budget} />}
          <p className="money-caution">{moneyTexts.caution}</p>
          <Vouchers store={store} isFood={bills.isFood} />
        </>
      )}
      {bills && <YearButton store={store} />}
      {bills && bills !== 'failed' && (
        <>
          <Containers items={bills.whole.asking} store={store} />
          <Prices items={bills.whole.unpriced} store={store} />
          <Limits store={store} />
        </>
      )}
    </Sheet>
  )
}

interface TotalProps {
  title: string
  bill: Bill<Item>
  /** Amount that meal vouchers may pay in a day, in bani. */
  voucherDay: number
}

function Total({ title, bill, voucherDay }: TotalProps) {
  const { bani, food, deposit, containers, unpriced, returned } = bill
  const byVouchers = Math.min(food, voucherDay)
  return (
    <section className="money-total">
      <h3 className="recap-title">{title}</h3>
      <p className="money-sum">{moneyTexts.sum(bani)}</p>
      <ul className="money-parts">
        {unpriced.length > 0 && <li>{moneyTexts.partial(unpriced.length)}</li>}
        {deposit > 0 && <li>{moneyTexts.deposit(deposit, containers)}</li>}
        {food > 0 && <li>{moneyTexts.split(byVouchers, bani - byVouchers)}</li>}
        {returned.containers > 0 && <li>{moneyTexts.returned(returned.bani, returned.containers)}</li>}
      </ul>
    </section>
  )
}
