import type { Item } from '../../domain/item/item.ts'
import type { ListStore } from '../list.ts'
import { Fetched } from '../parts/Fetched.tsx'

interface Props {
  /** Item that was not found. */
  item: Item
  store: ListStore
}

const fetchChips = async () => (await import('./SubstituteChips.tsx')).SubstituteChips

/** Substitutes for an item. */
export function Substitutes(props: Props) {
  return <Fetched fetch={fetchChips} props={props} />
}
