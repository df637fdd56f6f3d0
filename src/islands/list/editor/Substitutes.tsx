import type { Item } from '../../../domain/item/item.ts'
import type { ListStore } from '../../../stores/list/list.ts'
import { Fetched } from '../parts/Fetched.tsx'

interface Props {
  /** What was not found. */
  item: Item
  store: ListStore
}

const fetchChips = async () => (await import('./SubstituteChips.tsx')).SubstituteChips

/** What may take an item's place. */
export function Substitutes(props: Props) {
  return <Fetched fetch={fetchChips} props={props} />
}
