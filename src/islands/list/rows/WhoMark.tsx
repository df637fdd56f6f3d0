import type { Taker } from '../../../stores/list/list.ts'

/** Whose doing a row is: their initial, in their colour where it is known. */
export function WhoMark({ name, color, title }: Taker & { title: string }) {
  const [initial = ''] = name
  return (
    <span
      className="item-author"
      data-person={color}
      data-initial={initial.toLocaleUpperCase('ro')}
      title={title}
    />
  )
}
