import type { Item } from '../../../domain/item/item.ts'
import type { Bill } from '../../../domain/money/bill.ts'
import { moneyTexts } from '../../../i18n/shop/money.ts'
import { Sheet } from '../../Sheet.tsx'
import type { PanelProps } from '../parts/panel-props.ts'
import { Containers } from './Containers.tsx'
import { Prices } from './Prices.tsx'
import { useBills } from './use-bill.ts'

/** What the list costs: in the basket and whole, with what is not known yet, to be filled in here. */
export function MoneySheet({ store, close }: Pick<PanelProps, 'store' | 'close'>) {
  const bills = useBills(store)
  return (
    <Sheet title={moneyTexts.title} close={close}>
      {bills === 'failed' && <p role="status">{moneyTexts.unknown}</p>}
      {bills && bills !== 'failed' && (
        <>
          <Total title={moneyTexts.inBasket} bill={bills.basket} />
          <Total title={moneyTexts.whole} bill={bills.whole} />
          <p className="money-caution">{moneyTexts.caution}</p>
          <Containers items={bills.whole.asking} store={store} />
          <Prices items={bills.whole.unpriced} store={store} />
        </>
      )}
    </Sheet>
  )
}

function Total({ title, bill }: { title: string; bill: Bill<Item> }) {
  const { bani, food, deposit, containers, unpriced } = bill
  return (
    <section className="money-total">
      <h3 className="recap-title">{title}</h3>
      <p className="money-sum">{moneyTexts.sum(bani)}</p>
      <ul className="money-parts">
        {unpriced.length > 0 && <li>{moneyTexts.partial(unpriced.length)}</li>}
        {deposit > 0 && <li>{moneyTexts.deposit(deposit, containers)}</li>}
        {food > 0 && <li>{moneyTexts.split(food, bani - food)}</li>}
      </ul>
    </section>
  )
}
