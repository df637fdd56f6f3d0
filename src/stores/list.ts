import { atom, computed, type ReadableAtom } from 'nanostores'
import type { Change, ChangeProblem } from '../domain/change.ts'
import type { Item, ItemFields } from '../domain/item.ts'
import type { RefusedText } from '../domain/parse.ts'
import { parseItems } from '../domain/parse.ts'
import { readFields } from '../domain/read-change.ts'
import { makeId } from '../sync/make-id.ts'
import { type OpenList, openList } from '../sync/open-list.ts'
import type { ListRead } from '../sync/ports.ts'
import type { Connection, ListPhase, Sections } from './list-state.ts'
import { connectionOf, initialState, itemsOf, phaseOf, sectionsOf, stateOf } from './list-state.ts'
import { tellNotKept, tellRefused, tellRefusedTexts, tellRemoved } from './list-toasts.ts'

export type { Connection, ListPhase, ListRead, Sections }

/** What the list screen reads and does. */
export interface ListStore {
  /**
   * Begins with the device's copy, the network and the live channel; not before the screen stands as the server
   * rendered it. @returns the way to end it
   */
  open(): () => void
  $phase: ReadableAtom<ListPhase>
  $name: ReadableAtom<string>
  $sections: ReadableAtom<Sections>
  $counts: ReadableAtom<{ remaining: number; completed: number }>
  /** Changes that the server has not acknowledged yet. */
  $waiting: ReadableAtom<number>
  $connection: ReadableAtom<Connection>
  /** Adds every item of a text; what is refused is told and given back, to stay in the field. */
  addText(text: string): { added: number; refused: RefusedText[] }
  /** Sends the wanted value, never its negation: ticking twice at once ticks. */
  setCompleted(itemId: string, completed: boolean): void
  /** Changes what differs. @returns the first problem; nothing has changed then */
  edit(itemId: string, fields: EditedFields): ChangeProblem | undefined
  /** Removes an item and offers to undo it. */
  remove(itemId: string): void
  /** Tries the connection again now. */
  reconnect(): void
}

export type EditedFields = Partial<Pick<ItemFields, 'name' | 'quantity' | 'unit'>>

/** What a verb wants done; ids are added here. */
type Wanted = { itemId?: string } & (
  | { kind: 'add'; fields: Pick<ItemFields, 'name' | 'quantity' | 'unit'> }
  | { kind: 'set'; fields: Partial<ItemFields> }
  | { kind: 'remove' | 'restore' }
)

/**
 * One list for one screen. Making it has no effect outside.
 *
 * @param first what the server rendered the page from
 */
export function makeListStore(token: string, first?: ListRead): ListStore {
  const $state = atom(initialState(token, first))
  let opening: Promise<OpenList> | undefined
  const $items = computed($state, itemsOf)
  const $sections = computed($items, sectionsOf)

  const enact = async (wanted: readonly Wanted[]) => {
    const replica = (await opening)?.replica
    const listId = replica?.list?.id
    if (!listId) return
    const changes = wanted.map((one) => ({ itemId: makeId(), ...one, id: makeId(), listId }) as Change)
    const isKept = await replica.enqueue(changes)
    if (!isKept) tellNotKept(changes)
  }
  const actOn = (itemId: string, wanted: Wanted) => void enact([{ ...wanted, itemId }])

  return {
    open() {
      const leaving = new AbortController()
      opening = openUntil(leaving.signal, token, first, (opened) => $state.set(stateOf(opened)))
      return () => leaving.abort()
    },
    $phase: computed($state, phaseOf),
    $name: computed($state, ({ list }) => list?.name ?? ''),
    $sections,
    $counts: computed($sections, countsOf),
    $waiting: computed($state, ({ list }) => (list?.outbox.length ?? 0) + Number(list?.hasArrived === false)),
    $connection: computed($state, connectionOf),
    addText(text) {
      const { items, refused } = parseItems(text)
      if (items.length > 0) void enact(items.map((fields) => ({ kind: 'add', fields })))
      tellRefusedTexts(refused)
      return { added: items.length, refused }
    },
    setCompleted: (itemId, completed) => actOn(itemId, { kind: 'set', fields: { completed } }),
    edit(itemId, edited) {
      const fields = readFields(edited)
      if (typeof fields === 'string') return fields
      const before = $items.get().get(itemId)
      if (before && differs(before, fields)) actOn(itemId, { kind: 'set', fields })
      return undefined
    },
    remove(itemId) {
      const item = $items.get().get(itemId)
      actOn(itemId, { kind: 'remove' })
      if (item) tellRemoved(item.name, () => actOn(itemId, { kind: 'restore' }))
    },
    reconnect: () => void opening?.then((opened) => opened.wake()),
  }
}

/** Opens the list and reports each of its states, until the screen is left. */
async function openUntil(
  leaving: AbortSignal,
  token: string,
  first: ListRead | undefined,
  report: (opened: OpenList) => void,
): Promise<OpenList> {
  const events = {
    changed: () => opened && !leaving.aborted && report(opened),
    refused: tellRefused,
  }
  let opened: OpenList | undefined
  opened = await openList(token, events, first)
  const close = opened.close.bind(opened)
  if (leaving.aborted) close()
  leaving.addEventListener('abort', close)
  opened.replica.start().catch(() => opened?.wake())
  return opened
}

function countsOf({ pending, completed }: Sections) {
  const remaining = pending.reduce((sum, { items }) => sum + items.length, 0)
  return { remaining, completed: completed.length }
}

function differs(item: Item, fields: Partial<ItemFields>): boolean {
  return (['name', 'quantity', 'unit'] as const).some(
    (key) => fields[key] !== undefined && fields[key] !== item[key],
  )
}
