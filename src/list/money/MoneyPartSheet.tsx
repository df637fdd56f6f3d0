import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { Sheet } from '../../ui/Sheet.tsx'
import { optionsOf } from '../options.ts'
import type { PanelProps } from '../panels/panel-props.ts'
import { BackInSheet } from '../parts/BackInSheet.tsx'
import { LimitField } from './Budget.tsx'
import { Containers } from './Containers.tsx'
import { Prices } from './Prices.tsx'
import { spendingTexts } from './spending-texts.ts'
import { moneyTexts } from './texts.ts'
import type { Bills, useBills } from './use-bill.ts'
import { Vouchers } from './Vouchers.tsx'
import { YearSpent } from './YearSpent.tsx'

/** One subject about the costs of a list, one press below their overview. */
export type MoneyPart = 'prices' | 'packaging' | 'vouchers' | 'year'

interface Props extends Pick<PanelProps, 'store' | 'close'> {
  part: MoneyPart
  bills: ReturnType<typeof useBills>
  goBack: () => void
}

const titles: Record<MoneyPart, string> = {
  prices: moneyTexts.prices,
  packaging: moneyTexts.packaging,
  vouchers: moneyTexts.vouchers,
  year: spendingTexts.open,
}

export function MoneyPartSheet({ store, close, part, bills, goBack }: Props) {
  return (
    <Sheet title={titles[part]} close={close}>
      <BackInSheet back={goBack}>{moneyTexts.back}</BackInSheet>
      {part === 'year' && <YearSpent store={store} />}
      {part !== 'year' && bills && bills !== 'failed' && <Known {...{ store, part, bills }} />}
    </Sheet>
  )
}

function Known({ store, part, bills }: Pick<Props, 'store' | 'part'> & { bills: Bills }): ReactNode {
  const { whole, isFood } = bills
  if (part === 'packaging') return <Packaging store={store} bills={bills} />
  if (part === 'vouchers')
    return (
      <>
        <VoucherSum store={store} bills={bills} />
        <LimitField store={store} option="voucherDay" />
        <Vouchers store={store} isFood={isFood} />
      </>
    )
  return (
    <>
      <p className="money-parts" role="status">
        {moneyTexts.wholeSum(whole.bani)}
      </p>
      <Prices items={whole.unpriced} store={store} />
    </>
  )
}

function Packaging({ store, bills: { whole } }: Pick<Props, 'store'> & { bills: Bills }) {
  const { deposit, containers, returned, asking } = whole
  return (
    <>
      <ul className="money-parts">
        {deposit > 0 && <li>{moneyTexts.deposit(deposit, containers)}</li>}
        {returned.containers > 0 && <li>{moneyTexts.returned(returned.bani, returned.containers)}</li>}
      </ul>
      <Containers items={asking} store={store} />
    </>
  )
}

/** The part of the whole list that vouchers may pay for. */
function VoucherSum({ store, bills: { whole } }: Pick<Props, 'store'> & { bills: Bills }) {
  const limit = Number(useStore(optionsOf(store)).get('voucherDay')) || Number.POSITIVE_INFINITY
  const byVouchers = Math.min(whole.food, limit)
  return (
    <div className="money-parts">
      {whole.food > 0 && <p>{moneyTexts.split(byVouchers, whole.bani - byVouchers)}</p>}
      <p>{moneyTexts.caution}</p>
    </div>
  )
}
