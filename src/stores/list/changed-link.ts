import { endedTexts } from '../../i18n/list/link-control.ts'
import type { StreamEnding } from '../../protocol/live.ts'
import { forgetCopy, newLinkOf } from '../../sync/calls/link-control.ts'
import { dropCachedList, readCachedLists } from '../../sync/storage/cached-lists.ts'

/** What has become of a list that its link does not open: it is elsewhere, or these words say why. */
export type Whereabouts = { token: string } | { texts: { title: string; text: string } }

/** @returns undefined when nothing more is known than that it is not there */
export async function whatBecameOf(
  token: string,
  ending: StreamEnding | undefined,
): Promise<Whereabouts | undefined> {
  if (ending === 'deleted') {
    await forgetCopy(token)
    return { texts: endedTexts.deleted }
  }
  const moved = await newLinkOf(token)
  if (moved) return { token: moved }
  dropLost(token)
  return ending && { texts: endedTexts.link }
}

/** A list that this device has lost does not come back by this link. */
function dropLost(token: string): void {
  const lost = readCachedLists().find((list) => list.token === token && list.isLost)
  if (lost) dropCachedList(lost.id)
}
