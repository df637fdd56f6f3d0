import type { MyList } from '../device/cached-lists.ts'
import type { RecentList } from './recent-list.ts'

const here = { isHere: true, isSaved: false } as const

/**
 * Returns a list as this device knows it. Its last event is the change that the server reported, or the last opening here if
 * there is none or a change still waits to be sent.
 */
export function listHere({
  id,
  token,
  name,
  remaining,
  total,
  waiting,
  endsAt,
  openedAt,
  changedAt,
  changedBy,
}: RecentList): MyList {
  const isUpToDate = changedAt !== undefined && waiting === 0
  const last = isUpToDate ? { seenAt: changedAt, changedBy } : { seenAt: openedAt }
  return { id, token, name, remaining, total, waiting, endsAt, usedAt: openedAt, ...last, ...here }
}
