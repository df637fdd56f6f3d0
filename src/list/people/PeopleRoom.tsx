import { useStore } from '@nanostores/react'
import type { ListStore } from '../list.ts'
import { Fetched } from '../parts/Fetched.tsx'

const fetchButton = async () => (await import('./PeopleButton.tsx')).PeopleButton

/** Place for the button with the other people, which appears when another person is present. */
export function PeopleRoom({ store, open }: { store: ListStore; open: () => void }) {
  const { count } = useStore(store.$presence)
  return count > 1 && <Fetched fetch={fetchButton} props={{ store, open }} />
}
