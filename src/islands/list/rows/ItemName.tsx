/** The name of a row's item, and below it what else is said of it. */
export function ItemName({ name, said }: { name: string; said: string }) {
  return (
    <span className="item-name">
      {said ? <span>{name}</span> : name} {said && <small className="item-said">{said}</small>}
    </span>
  )
}
