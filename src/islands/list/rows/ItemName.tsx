/** The name of a row's item, and below it what else is said of it. */
export function ItemName({ name, said }: { name: string; said: string }) {
  if (!said) return <span className="item-name">{name}</span>
  return (
    <span className="item-name">
      <span>{name}</span> <small className="item-said">{said}</small>
    </span>
  )
}
