import { readStorageQuota } from '../../device/persistence.ts'
import { roomTexts } from './texts.ts'

/**
 * Returns sentences about the persistence and the quota of this device's storage; none if the browser does not report them.
 */
export async function describeStorage(): Promise<string[]> {
  const room = await readStorageQuota().catch(() => undefined)
  if (!room) return []
  const { isPersistent, taken, limit } = room
  const answer = isPersistent ? roomTexts.persistent : roomTexts.passing
  return taken !== undefined && limit ? [answer, roomTexts.taken(taken, limit)] : [answer]
}
