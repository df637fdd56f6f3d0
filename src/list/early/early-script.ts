import { type EarlyActions, type FieldEntry, readEarly, takeEarly, writeEarly } from './early-actions.ts'
import { drawEntering } from './entering-rows.ts'

declare global {
  /** Returns the text of all early entries of the page's list, and removes its early actions; undefined without this script. */
  var giveUpEarly: (() => string[]) | undefined
}

/*
 * Ticks and adds on a list's page until the page's other scripts have loaded. The script is inline in the page's head, so
 * that a tap on the first row counts while the browser is still receiving the last row. Every action is stored on the
 * device at once, and shown again if the page is reloaded, until the screen takes it over (`take-early-ticks.ts`, and
 * `typing.ts` for entries).
 *
 * - A tap on the circle of a row ticks it, another one unticks it.
 * - Enter in the field for new items, a tap on the button beside the field and a tap on a suggestion each become an
 *   entry, which is drawn as a row. Enter and the button also empty the field, so that the next keys begin a new text.
 * - A press on the microphone sets an attribute of its button to `down`, then `up`. `VoiceButton.tsx` reads it when it
 *   loads, and begins to listen. A page that is hidden gives the press up.
 */
const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector)

const listId = () => find('[data-list]')?.dataset.list ?? ''
const read = <Kind extends keyof EarlyActions>(kind: Kind) => readEarly(listId(), kind)

const hear = (type: string, act: (target: Element, event: KeyboardEvent) => void) =>
  // In the capture phase, before the screen's own listeners, which must ignore an event that becomes an entry here.
  document.addEventListener(type, (event) => act(event.target as Element, event as KeyboardEvent), true)

/** Returns the field for new items; null once the screen's own script handles it. */
const fieldHere = () =>
  find('[data-field-at-hand]') ? null : find<HTMLTextAreaElement>('[data-list] .add-field')

const mark = (row: Element | null, isTicked: boolean) => {
  row?.classList.toggle('item-completed', isTicked)
  row?.toggleAttribute('data-early-tick', isTicked)
}

const toggle = (row: HTMLElement) => {
  const { item = '', earlyTick } = row.dataset
  const others = read('ticks').filter((id) => id !== item)
  writeEarly(listId(), 'ticks', earlyTick === undefined ? [...others, item] : others)
  mark(row, earlyTick === undefined)
}

const drawEntries = () => drawEntering(find('.list-entering'), read('entries'))

const enter = (entry: FieldEntry) => {
  writeEarly(listId(), 'entries', [...read('entries'), entry])
  drawEntries()
}

const take = (event: Event) => {
  const field = fieldHere()
  if (!field) return
  event.preventDefault()
  if (field.value.trim()) enter({ text: field.value })
  field.value = ''
  field.focus()
}

hear('click', (target) => {
  const row = target.closest('[data-control=check]')?.closest<HTMLElement>('[data-item]')
  // Without the attribute, a bought row of the page itself.
  if (row && !find('[data-rows-at-hand]') && row.matches('[data-early-tick], :not(.item-completed)'))
    toggle(row)
  const suggestion = target.closest('[role=option]')?.textContent
  if (fieldHere() && suggestion && !read('entries').some((entry) => entry.suggestion === suggestion))
    enter({ text: '', suggestion })
})

hear('submit', (_, event) => take(event))

hear('keydown', (target, event) => {
  const { key, shiftKey, isComposing } = event
  if (key === 'Enter' && !shiftKey && !isComposing && target === fieldHere()) take(event)
})

for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
  hear(type, (target) => {
    const microphone = find('.voice-button')
    const isDown = type === 'pointerdown'
    if (microphone && (isDown ? microphone.contains(target) : microphone.dataset.press))
      microphone.dataset.press = isDown ? 'down' : 'up'
  })

hear('visibilitychange', () => find('.voice-button')?.removeAttribute('data-press'))

// Actions of a page that was left before its scripts ran, and entries made before the browser had received the rows. Unlike
// `DOMContentLoaded`, the event does not wait for scripts.
hear('readystatechange', () => {
  if (!find('[data-rows-at-hand]'))
    for (const id of read('ticks')) mark(find(`[data-item="${CSS.escape(id)}"]`), true)
  if (fieldHere()) drawEntries()
})

globalThis.giveUpEarly = () => {
  takeEarly(listId(), 'ticks')
  return takeEarly(listId(), 'entries').map(({ text, suggestion }) => suggestion ?? text)
}
