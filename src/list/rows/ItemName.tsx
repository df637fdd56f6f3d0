/** The name of a row's item, and its details below it. */
export function ItemName({ name, said }: { name: string; said: string }) {
  if (!said) return <span className="item-name">{name}</span>
  return (
    <span className="item-name">
      <span>{name}</span> <small className="item-said">{said}</small>
    </span>
  )
}

/** Maximum length of an amount beside the name, in characters; longer ones, such as "24 de role", may be below it. */
const longestBeside = 7

/** The amount of a row's item, at its end. */
export function AmountLabel({ amount }: { amount: string | undefined }) {
  return (
    amount && (
      <span className={`item-amount${amount.length > longestBeside ? ' item-amount-long' : ''}`}>
        {amount}
      </span>
    )
  )
}
