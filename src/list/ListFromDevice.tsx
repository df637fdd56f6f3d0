import { isUuid } from '../domain/lib/uuid.ts'
import { addresses } from '../site.ts'
import { ListScreen } from './ListScreen.tsx'
import { ListMissing } from './ListStates.tsx'

/** The list that the address names, of which the page itself knows nothing: the device's copy, then the server's. */
export function ListFromDevice() {
  const token = addresses.listToken(location.pathname)?.toLowerCase()
  return isUuid(token) ? <ListScreen token={token} isPage /> : <ListMissing />
}
