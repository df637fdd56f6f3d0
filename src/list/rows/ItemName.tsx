import { classOfAmount, initialOf, type RowPerson } from './said-texts.ts'

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

/** Initial of the person, in their colour if it is known. */
export function WhoMark(who: RowPerson) {
  return (
    <span className="item-author" data-person={who.color} data-initial={initialOf(who)} title={who.title} />
  )
}
