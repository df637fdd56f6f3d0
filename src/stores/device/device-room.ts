import { roomTexts } from '../../i18n/list/settings.ts'
import { readRoom } from '../../sync/storage/persistence.ts'

/** What the browser does with this device's lists, and how full it is, in sentences; none where it does not tell. */
export async function tellRoom(): Promise<string[]> {
  const room = await readRoom().catch(() => undefined)
  if (!room) return []
  const { isPersistent, taken, limit } = room
  const answer = isPersistent ? roomTexts.persistent : roomTexts.passing
  return taken !== undefined && limit ? [answer, roomTexts.taken(taken, limit)] : [answer]
}
