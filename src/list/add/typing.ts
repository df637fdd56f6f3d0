import { atom, type ReadableAtom } from 'nanostores'
import { keepTyped, readTyped } from '../../device/list-settings.ts'
import { whenLeft } from '../../my-lists/when-left.ts'
import type { CallableActions } from '../actions/load-actions.ts'
import { takeEarly } from '../early/early-actions.ts'

/** Milliseconds without a key after which the draft is written to the device. */
const pauseMs = 500

/** A text to add, or a suggestion and the text that it was chosen for. */
export interface FieldEntry {
  text: string
  suggestion?: string | undefined
}

/** The field for new items: its text, and the entries that have left it and are not on the list yet. */
export interface Typing {
  /** Text in the field. It outlives the page: a later visit on this device begins with it. */
  $typed: ReadableAtom<string>
  /** Entries that are not on the list yet, the oldest first. */
  $entering: ReadableAtom<readonly FieldEntry[]>
  /**
   * Fills the field when it is drawn: with the draft that was kept, and below it what was typed before this script ran.
   * Adds the entries that the early script has stored.
   */
  beginTyping(typed: string): void
  type(text: string): void
  /** Puts lines below the text in the field. */
  putBack(lines: readonly string[]): void
  /**
   * Empties the field at once and adds its text, or the suggestion chosen for it, after the entries before it. A text
   * that stays to be corrected, such as a refused part, is put in front of the text that was typed since.
   */
  enter(suggestion?: string): void
}

/**
 * @param listId id of the list, once it is known
 * @param whenStored resolves once the device has stored the actions so far
 * @returns the field, and the function that has the draft written when the list is left, however that happens
 */
export function makeTyping(
  listId: () => string | undefined,
  actions: Pick<CallableActions, 'addText' | 'addSuggested'>,
  whenStored: () => Promise<unknown>,
): [typing: Typing, follow: (leaving: AbortSignal) => void] {
  const $typed = atom('')
  const [keep, write] = makeDraft(listId)
  const keepDraft = () => keep(joinLines([...$entering.get().map(draftOf), $typed.get()]))
  const type = (text: string) => {
    $typed.set(text)
    keepDraft()
  }
  const left = (text: string) => {
    // A line break separates it from the text behind it, which may be empty.
    if (text !== '') $typed.set((text + $typed.get()).replace(/\n$/, ''))
  }
  const { $entering, add } = makeQueue({ actions, left, whenStored, changed: keepDraft })
  let isBegun = false
  const typing: Typing = {
    $typed,
    $entering,
    beginTyping(typed) {
      const before = isBegun ? $typed.get() : readTyped(listId() ?? '')
      isBegun = true
      const entries = takeEarly(listId() ?? '', 'entries')
      add(...entries)
      type(joinLines(typed === before ? [before] : [before, typed]))
      // They are stored as early entries no longer.
      if (entries.length > 0) write()
    },
    type,
    putBack: (lines) => type(joinLines([$typed.get(), ...lines])),
    enter(suggestion) {
      const text = $typed.get()
      if (suggestion === undefined && text.trim() === '') return
      $typed.set('')
      add({ text, suggestion })
    },
  }
  return [typing, (leaving) => whenLeft(write, leaving)]
}

interface Queued {
  actions: Pick<CallableActions, 'addText' | 'addSuggested'>
  /** Called with the text of an entry that was not added. */
  left: (text: string) => void
  whenStored: () => Promise<unknown>
  changed: () => void
}

/**
 * Entries are added one after another, in the order in which they were made. Each stays until its items are stored, which
 * is when the list shows them.
 */
function makeQueue({ actions, left, whenStored, changed }: Queued): {
  $entering: ReadableAtom<readonly FieldEntry[]>
  add: (...entries: FieldEntry[]) => void
} {
  const $entering = atom<readonly FieldEntry[]>([])
  let isRunning = false
  const set = (entries: readonly FieldEntry[]) => {
    $entering.set(entries)
    changed()
  }
  const run = async () => {
    isRunning = true
    for (let [entry] = $entering.get(); entry; [entry] = $entering.get()) {
      const rest = await addEntry(actions, entry)
      await whenStored()
      // Without the code none of them can be added, so that all go back to the field.
      const [done, waiting] = rest === undefined ? [$entering.get(), []] : [[], $entering.get().slice(1)]
      left(rest ?? done.map((one) => `${draftOf(one)}\n`).join(''))
      set(waiting)
    }
    isRunning = false
  }
  const add = (...entries: FieldEntry[]) => {
    set([...$entering.get(), ...entries])
    if (!isRunning) void run()
  }
  return { $entering, add }
}

/** @returns the text that stays in the field; undefined when the code that adds could not be fetched */
async function addEntry(
  actions: Pick<CallableActions, 'addText' | 'addSuggested'>,
  { text, suggestion }: FieldEntry,
): Promise<string | undefined> {
  if (suggestion !== undefined) return actions.addSuggested(text, suggestion)
  return (await actions.addText(text))?.refused.map((part) => `${part.text}\n`).join('')
}

function draftOf({ text, suggestion = '' }: FieldEntry): string {
  return text.trim() === '' ? suggestion : text.trimEnd()
}

/** A draft on the device: written when typing pauses, and at once when nothing is left of it. */
function makeDraft(listId: () => string | undefined): [keep: (text: string) => void, write: () => void] {
  let draft = ''
  let isWritten = true
  let pause: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    const id = listId()
    if (id && !isWritten) keepTyped(id, draft)
    isWritten = true
  }
  const keep = (text: string) => {
    if (text === draft) return
    draft = text
    isWritten = false
    clearTimeout(pause)
    if (text === '') write()
    else pause = setTimeout(write, pauseMs)
  }
  return [keep, write]
}

function joinLines(lines: readonly string[]): string {
  return lines.filter((line) => line.trim() !== '').join('\n')
}
