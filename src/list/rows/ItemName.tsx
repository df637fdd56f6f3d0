import { classOfAmount } from './row-details.ts'

/** The name of a row's item, and its details below it. */
export function ItemName({ name, said }: { name: string; said: string }) {
  if (!said) return <span className="item-name">{name}</span>
  return (
    <span className="item-name">
      <span>{name}</span> <small className="item-said">{said}</small>
    </span>
  )
}

/** The amount of a row's item, at its end. */
export function AmountLabel({ amount }: { amount: string | undefined }) {
  return amount && <span className={classOfAmount(amount)}>{amount}</span>
}
