import type { ReadableAtom } from 'nanostores'
import { makeId } from '../device/make-id.ts'
import type { Change, Wish } from '../domain/item/change.ts'
import type { Item } from '../domain/item/item.ts'
import { isOfItem } from '../domain/item/kinds.ts'
import { undoOf } from '../domain/item/undo.ts'
import type { OpenList, Replica } from '../sync/open-list.ts'
import { offerUndo } from './actions/undo.ts'
import type { Doing } from './add/adding.ts'
import { inPortions } from './in-portions.ts'
import { giveFeedback } from './messages/feedback.ts'
import { tellFailure } from './messages/tell-failure.ts'
import { feedbackOfWishes, isTick } from './messages/wish-feedback.ts'
import { noteTick } from './who-ticked.ts'

interface Shown {
  $items: ReadableAtom<ReadonlyMap<string, Item>>
  $name: ReadableAtom<string>
}

/**
 * Sends wishes, gives feedback for them, and offers to undo them.
 *
 * @returns that function, and one that resolves once the device has stored the wishes so far
 */
export function makeEnact(
  { $items, $name }: Shown,
  opened: Promise<OpenList>,
): [enact: (wishes: readonly Wish[], doing: Doing) => void, whenStored: () => Promise<unknown>] {
  let storing: Promise<unknown> = Promise.resolve()
  const send = async (wishes: readonly Wish[]) =>
    sendTo((await opened.catch(() => undefined))?.replica, wishes)
  const enact = (
    wishes: readonly Wish[],
    { called, feedback, isSeen, undoneWith, undoing = undoAll(wishes, $items.get(), $name.get()) }: Doing,
  ) => {
    const kind = feedback ?? feedbackOfWishes(wishes, $items.get())
    // Within the event itself: later, some browsers would block the sound.
    if (kind) giveFeedback(kind)
    for (const wish of wishes) if (isTick(wish)) noteTick(wish.itemId, '')
    const offer = () => offerUndo({ text: called, run: () => void send(undoing), isSeen, undoneWith })
    const sent = send(wishes)
    storing = storing.then(() => sent)
    void sent.then((isKept) => isKept && undoing.length > 0 && offer())
  }
  return [enact, () => storing]
}

/**
 * @param replica undefined if the list could not be opened
 * @returns true if the device could store all of them
 */
async function sendTo(replica: Replica | undefined, wishes: readonly Wish[]): Promise<boolean> {
  if (!replica) tellFailure(({ tellNotKept }) => tellNotKept(wishes))
  const list = replica?.list
  if (!list || list.isReadOnly || wishes.length === 0) return false
  const changes = wishes.map((wish): Change => ({ ...wish, id: makeId(), listId: list.id }))
  return inPortions(changes, async (portion) => {
    const isKept = await replica.enqueue(portion)
    if (!isKept) tellFailure(({ tellNotKept }) => tellNotKept(portion))
    return isKept
  })
}

/** Returns the wishes that undo others, the last one first. */
function undoAll(wishes: readonly Wish[], items: ReadonlyMap<string, Item>, name: string): Wish[] {
  return wishes
    .flatMap((wish): Wish[] => {
      if (wish.kind === 'rename') return [{ kind: 'rename', name }]
      if (!isOfItem(wish)) return []
      return [undoOf(items.get(wish.itemId), wish)].filter((undoing) => undoing !== undefined)
    })
    .reverse()
}
