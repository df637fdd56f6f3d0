import { dropCachedList, readCachedLists } from '../../device/cached-lists.ts'
import type { StreamEnding } from '../../protocol/live.ts'
import { forgetCopy, newLinkOf } from './link-control.ts'
import { endedTexts } from './link-texts.ts'

/** The result for a list that its link does not open: its new token, or texts with the reason. */
export type Whereabouts = { token: string } | { texts: { title: string; text: string } }

/** @returns undefined if nothing else is known */
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

/** Removes a list that this device has lost, because this link cannot restore it. */
function dropLost(token: string): void {
  const lost = readCachedLists().find((list) => list.token === token && list.isLost)
  if (lost) dropCachedList(lost.id)
}
