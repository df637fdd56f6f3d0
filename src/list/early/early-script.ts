import type { FieldEntry } from '../add/typing.ts'

declare global {
  /** Entries that this script has taken; undefined without it, and once the screen has taken them over. */
  var earlyEntries: FieldEntry[] | undefined
}

/** Set by the build: beginning of the sentence that names the pending entries. */
declare const ADDING: string

/*
 * Records taps and keys on a list's page until the page's other scripts have loaded. The script is inline in the page's
 * head, so that a tap on the first row counts while the browser is still receiving the last row.
 *
 * - A tap on the circle of a row sets an attribute of the row, which the style sheet shows as a tick. `early-ticks.ts`
 *   ticks the item later.
 * - Enter in the field for new items, a tap on the button beside the field and a tap on a suggestion each become an
 *   entry at once. Enter and the button also empty the field, so that the next keys begin a new text. The placeholder
 *   shows the entries, and `use-typing.ts` adds them to the list later.
 * - A press on the microphone sets an attribute of its button to `down`, then `up`. `VoiceButton.tsx` reads it when it
 *   loads, and begins to listen.
 */
const entries: FieldEntry[] = []
globalThis.earlyEntries = entries

const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector)

const hear = (type: string, act: (target: Element, event: KeyboardEvent) => void) =>
  // In the capture phase, before the screen's own listeners, which must ignore an event that becomes an entry here.
  document.addEventListener(type, (event) => act(event.target as Element, event as KeyboardEvent), true)

/** Returns the field for new items; null once the screen's own script handles it. */
const fieldHere = () => (globalThis.earlyEntries ? find<HTMLTextAreaElement>('.add-field') : null)

const enter = (entry: FieldEntry, field: HTMLTextAreaElement) => {
  entries.push(entry)
  field.placeholder = ADDING + entries.map(({ text, suggestion }) => suggestion ?? text).join(', ')
}

const take = (event: Event) => {
  const field = fieldHere()
  if (!field) return
  event.preventDefault()
  if (field.value.trim()) enter({ text: field.value }, field)
  field.value = ''
  field.focus()
}

hear('click', (target) => {
  if (!find('[data-rows-at-hand]') && target.closest('[data-control=check]'))
    target.closest('[data-item]')?.toggleAttribute('data-early-tick')
  const field = fieldHere()
  const suggestion = target.closest('[role=option]')?.textContent
  if (field && suggestion && !entries.some((entry) => entry.suggestion === suggestion))
    enter({ text: '', suggestion }, field)
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
