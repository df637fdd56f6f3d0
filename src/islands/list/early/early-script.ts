import type { FieldEntry } from '../../../stores/list/typing.ts'

declare global {
  /** Entries that this script has taken; undefined without it, and once the screen has taken them over. */
  var earlyEntries: FieldEntry[] | undefined
}

/** Set by the build: begins the sentence that says what is being added. */
declare const ADDING: string

/*
 * Hears what is done on a list's page before its other scripts have arrived. It stands in the head of the page, so that it
 * hears a tap on the first row while the last one is still on its way.
 *
 * - A tap on the circle of a row is marked on the row, where the style sheet shows it; `early-ticks.ts` ticks it.
 * - An Enter in the field for new items, a tap on the button beside it and a tap on a suggestion become entries at once,
 *   and the field is emptied, so that the next keys begin a text of their own. The placeholder shows the entries;
 *   `use-typing.ts` has them added.
 * - A press on the microphone is marked on its button as `down`, then `up`; `VoiceButton.tsx` listens then.
 */
const entries: FieldEntry[] = []
globalThis.earlyEntries = entries

const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector)

const hear = (type: string, act: (target: Element, event: KeyboardEvent) => void) =>
  // Captured, so that the screen's own listeners do not hear what becomes an entry here.
  document.addEventListener(type, (event) => act(event.target as Element, event as KeyboardEvent), true)

/** The field, until the screen hears it itself. */
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
