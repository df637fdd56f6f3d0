import { atom, computed, type ReadableAtom } from 'nanostores'
import { makeItemIds } from '../device/make-id.ts'
import type { Item } from '../domain/item/item.ts'
import { isOfItem } from '../domain/item/kinds.ts'
import { unpackItems } from '../domain/item/packed-items.ts'
import type { PersonColor } from '../domain/list/person.ts'
import type { Suggestion } from '../domain/suggest/suggest.ts'
import { cacheOnLeaving } from '../my-lists/cache-on-leaving.ts'
import type { ListAnswer } from '../protocol/calls.ts'
import type { StreamEnding } from '../protocol/live.ts'
import type { HistorySource, ListHistory } from '../sync/list-history.ts'
import { type ListEvents, type OpenList, openList } from '../sync/open-list.ts'
import type { StoredList } from '../sync/ports.ts'
import { showToast } from '../ui/toasts.ts'
import { type ListActions, makeListActions } from './actions/list-actions.ts'
import { type CallableActions, makeCallableActions } from './actions/load-actions.ts'
import { forgetUndo } from './actions/undo.ts'
import type { AddingNeeds } from './add/adding.ts'
import { makeTyping, type Typing } from './add/typing.ts'
import { makeEnact } from './enact.ts'
import {
  type Connection,
  connectionOf,
  countsOf,
  deletedOf,
  initialState,
  itemsOf,
  type ListPhase,
  type ListState,
  makeSectionsOf,
  nameOf,
  phaseOf,
  type Sections,
  stateOf,
} from './list-state.ts'
import { tellFailure, tellRefusedLater } from './messages/tell-failure.ts'
import { newsBetween } from './news/news.ts'
import { makeReader } from './news/read-news.ts'
import { makePresenceStore, type PeopleHere } from './people/presence.ts'
import { makeHighlight } from './rows/highlight.ts'
import { $person, authorOf } from './settings/device-settings.ts'
import { $shelving, loadWords, rememberCategories } from './vocabulary/shelving.ts'
import { makeWhoDid } from './who-did.ts'
import { noteTick } from './who-ticked.ts'

export type { Connection, ListPhase, Sections }

/** A person by nickname, with their colour while they are on the list. */
export interface Somebody {
  name: string
  color: PersonColor | ''
}

/** The data from which the server rendered a page. */
export interface RenderedList extends Omit<ListAnswer, 'items'> {
  /** In the format of `packItems`. */
  items: string
  /** The category of each item, in the format of `categoryLetters`. */
  categories: string
  /** Suggestions of items to add. */
  suggestions: readonly Suggestion[]
}

/** State and actions of the list screen. */
export interface ListStore extends ListActions, Omit<CallableActions, 'addText' | 'addSuggested'>, Typing {
  /**
   * Begins with the device's copy, the network and the live channel; to be called after hydration of the server-rendered
   * screen.
   *
   * @returns a function that ends it
   */
  open(): () => void
  /** Returns the suggestions of the rendered page, if it was rendered with exactly these items. */
  renderedSuggestions(items: ReadonlyMap<string, Item>): readonly Suggestion[] | undefined
  $phase: ReadableAtom<ListPhase>
  $name: ReadableAtom<string>
  /** The list as stored on this device. */
  $list: ReadableAtom<StoredList | undefined>
  /** True if the server has the list, so that its link works on other devices too. */
  $hasArrived: ReadableAtom<boolean>
  /** True if the link is read-only. */
  $isReadOnly: ReadableAtom<boolean>
  /** The reason for which the list was closed by the server while it was open, if it was. */
  $ending: ReadableAtom<StreamEnding | undefined>
  /** All items as the person sees them, deleted ones included. */
  $items: ReadableAtom<ReadonlyMap<string, Item>>
  $sections: ReadableAtom<Sections>
  $counts: ReadableAtom<{ remaining: number; completed: number }>
  /** Deleted items, which can be restored, the latest first. */
  $deleted: ReadableAtom<Item[]>
  /** Recent changes by others, as a sentence; at most one in 2 s, '' after a while. */
  $news: ReadableAtom<string>
  /** Ids of items that others have added while the screen was open. */
  $arrived: ReadableAtom<ReadonlySet<string>>
  /** Returns the person who ticked an item while the screen was open, if it was another one with a nickname. */
  tickedBy(item: Item): Somebody | undefined
  /** Ids of items added here a moment ago, the latest last. */
  $highlighted: ReadableAtom<ReadonlySet<string>>
  /** Number of changes that the server has not acknowledged yet. */
  $waiting: ReadableAtom<number>
  $connection: ReadableAtom<Connection>
  $presence: ReadableAtom<PeopleHere>
  /** Nickname of the person who types, '' if they have none; undefined if nobody else types. */
  $typing: ReadableAtom<string | undefined>
  /** Resolves once the device has stored the actions so far. */
  whenStored(): Promise<unknown>
  /** Reports to the others that something is being typed for this list. */
  typed(): void
  /** Returns the purchases of the last year. */
  history(from: HistorySource): Promise<ListHistory>
  /** To be called after the list was deleted from here. */
  deleted(): void
  /** Retries the connection now, and updates the presence. */
  reconnect(): void
}

/**
 * Makes the store of one list for one screen. Making it has no side effects.
 *
 * @param rendered the data from which the server rendered the page
 */
export function makeListStore(token: string, rendered?: RenderedList): ListStore {
  const first = rendered && takeUp(rendered)
  const $state = atom(initialState(token, first))
  const [opened, begin] = makeOpening()
  const shown = derived($state)
  const { $items } = shown
  const { company, ...presence } = makePresenceStore()
  const $ending = atom<StreamEnding | undefined>()
  const ended = (ending: StreamEnding) => $ending.set(ending)
  const { tellNews, heard, ...news } = makeNews(presence.$presence)
  const events = { company, refused: tellRefusedLater, wasDue: tellWasDue, unstored, ended, heard }
  const wake = () => void opened.then((list) => list.wake())
  const [enact, whenStored] = makeEnact(shown, opened)
  const { $highlighted, highlight } = makeHighlight()
  const items = () => $items.get()
  const history = makeHistory($state)
  const late = { items, author: authorOf, newItemId: makeItemIds(), enact, highlight, say, history }
  const [adding, followTyping] = makeAdding(late, () => $state.get().list?.id, whenStored)

  return {
    ...makeListActions({ items, name: () => shown.$name.get(), enact }),
    ...adding,
    ...presence,
    ...news,
    open() {
      const leaving = new AbortController()
      followTyping(leaving.signal)
      void loadWords()
      const opening = openUntil(leaving.signal, token, first, events, (opened) => {
        const before = $items.get()
        const isKnown = $state.get().list?.snapshot !== undefined
        $state.set(stateOf(opened))
        if (isKnown) tellNews(before, $items.get(), opened)
      })
      begin(opening)
      return () => leaving.abort()
    },
    renderedSuggestions: (items) => (holdsJust(items, first?.items) ? rendered?.suggestions : undefined),
    ...shown,
    whenStored,
    $highlighted,
    $ending,
    typed: () => void (presence.$presence.get().count > 1 && opened.then((list) => list.typed())),
    deleted: () => {
      ended('deleted')
      wake()
    },
    history,
    reconnect: wake,
  }
}

/** Creates a promise of the opened list, on which actions wait that a person takes before opening begins. */
function makeOpening(): [opened: Promise<OpenList>, begin: (opening: Promise<OpenList>) => void] {
  let begin: (opening: Promise<OpenList>) => void = () => undefined
  const opened = new Promise<OpenList>((resolve) => {
    begin = resolve
  })
  return [opened, begin]
}

/** The field for new items, with the actions that add to the list. */
function makeAdding(
  needs: AddingNeeds,
  listId: () => string | undefined,
  whenStored: () => Promise<unknown>,
): [
  actions: Omit<CallableActions, 'addText' | 'addSuggested'> & Typing,
  follow: (leaving: AbortSignal) => void,
] {
  const { addText, addSuggested, ...actions } = makeCallableActions(needs)
  const [typing, follow] = makeTyping(listId, { addText, addSuggested }, whenStored)
  return [{ ...actions, ...typing }, follow]
}

/** Stores derived from the state and from the order of categories. */
function derived($state: ReadableAtom<ListState>) {
  const $items = computed($state, itemsOf)
  const $sections = computed([$items, $shelving], makeSectionsOf())
  return {
    $items,
    $sections,
    $counts: computed($sections, countsOf),
    $deleted: computed($items, deletedOf),
    $phase: computed($state, phaseOf),
    $name: computed($state, nameOf),
    $list: computed($state, ({ list }) => list),
    $isReadOnly: computed($state, ({ list }) => list?.isReadOnly === true),
    $hasArrived: computed($state, ({ list }) => list?.hasArrived !== false),
    $waiting: computed($state, ({ list }) => (list?.outbox.length ?? 0) + Number(list?.hasArrived === false)),
    $connection: computed($state, connectionOf),
  }
}

/** Returns the list of a rendered page, and caches the categories that the server found for its items. */
function takeUp({ items, categories, suggestions: _, ...list }: RenderedList): ListAnswer {
  const unpacked = unpackItems(items)
  rememberCategories(unpacked, categories)
  return { ...list, items: unpacked }
}

function say(text: string): void {
  showToast({ tone: 'info', text })
}

/** True if these are exactly the expected items, unchanged. */
function holdsJust(items: ReadonlyMap<string, Item>, expected: readonly Item[] = []): boolean {
  return items.size === expected.length && expected.every((item) => items.get(item.id) === item)
}

/** Loads the code on demand, because most people do not open the history. */
function makeHistory($state: ReadableAtom<ListState>): ListStore['history'] {
  return async (from) => (await import('../sync/list-history.ts')).historyOf($state.get().list, from)
}

function unstored(): void {
  tellFailure((code) => code.tellUnstored())
}

/** Loads the texts on demand, because they are seldom needed. */
function tellWasDue(atMs: number): void {
  void import('./news/tell-was-due.ts').then((code) => code.tellWasDue(atMs)).catch(() => undefined)
}

type Items = ReadonlyMap<string, Item>

/** Announces changes by others, and collects those that arrived while the screen was open. */
function makeNews($presence: ReadableAtom<PeopleHere>) {
  const [$news, read] = makeReader()
  const whoDid = makeWhoDid()
  const $arrived = atom<ReadonlySet<string>>(new Set())
  // Keyed by the item object as it arrived: a later change makes another object, which is no longer their tick.
  const tickers = new WeakMap<Item, Somebody>()
  const colorOf = (wanted: string) => $presence.get().people.find(({ name }) => name === wanted)?.color ?? ''
  const tellNews = (before: Items, after: Items, opened: OpenList) => {
    const news = newsBetween(before, after, waitedFor(opened), whoDid.of)
    const added = news.filter(({ kind }) => kind === 'added')
    if (added.length > 0) $arrived.set(new Set([...$arrived.get(), ...added.map(({ item }) => item.id)]))
    for (const { kind, item, by } of news)
      if (kind === 'completed') {
        noteTick(item.id, by || undefined)
        if (by) tickers.set(item, { name: by, color: colorOf(by) })
      }
    read(news)
  }
  return { $news, $arrived, tickedBy: (item: Item) => tickers.get(item), tellNews, heard: whoDid.hear }
}

/** Returns the ids of items with unsent changes of this device. */
function waitedFor({ replica: { list } }: OpenList): Set<string> {
  return new Set(list?.outbox.flatMap(({ change }) => (isOfItem(change) ? [change.itemId] : [])))
}

/** Opens the list and reports each of its states, until the screen is closed. */
async function openUntil(
  leaving: AbortSignal,
  token: string,
  first: ListAnswer | undefined,
  events: Omit<ListEvents, 'changed'>,
  report: (opened: OpenList) => void,
): Promise<OpenList> {
  if (first?.wasDue) tellWasDue(first.wasDue)
  const changed = () => opened && !leaving.aborted && report(opened)
  let opened: OpenList | undefined
  opened = await openList(token, { ...events, changed }, first)
  const close = opened.close.bind(opened)
  if (leaving.aborted) close()
  leaving.addEventListener('abort', close)
  // An action on this list must not be undone from another list.
  leaving.addEventListener('abort', forgetUndo)
  leaving.addEventListener(
    'abort',
    $person.listen(() => opened?.introduce()),
  )
  opened.replica.start().catch(() => opened?.wake())
  cacheOnLeaving(() => (opened.replica.isMissing ? undefined : opened.replica.list), leaving)
  return opened
}
