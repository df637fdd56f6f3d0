import { ListScreen, type ListScreenProps } from '../ListScreen.tsx'
import { ReadOnlyList } from './ReadOnlyList.tsx'

/** The page of a read-only link, with all that it draws: it has no need to fetch it first. */
export function ReadOnlyScreen(props: ListScreenProps) {
  return <ListScreen {...props} ReadOnly={ReadOnlyList} />
}
