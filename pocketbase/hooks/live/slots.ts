import type { App } from '../pocketbase.d.ts'

/**
 * Texts in memory by list. A fixed number of slots is shared by all lists, so that the store never grows and no key ever
 * has to be removed (the store cannot check and remove a key in one step). The slot is taken from the end of the list's id,
 * which is random: ids begin with the time, so all lists would share one.
 */
const slotDigits = 3

/**
 * A slot has a line for each list: its id, a space and its text, which has no line break. JSON of a whole slot would take
 * the engine a tenth of the time of a change.
 */
export class Slots {
  readonly #prefix: string

  /** @param prefix of the keys in PocketBase's store, this purpose's own */
  constructor(prefix: string) {
    this.#prefix = prefix
  }

  /**
   * Changes the text of one list in one atomic step; undefined deletes it.
   *
   * @param update must neither throw nor call the store
   */
  update(app: App, listId: string, update: (text: string | undefined) => string | undefined): void {
    app.store().setFunc(this.#keyOf(listId), (slot) => {
      const lines = linesOf(slot)
      const at = lines.findIndex((line) => line.startsWith(listId))
      const after = update(textIn(lines[at]))
      const others = at < 0 ? lines : lines.filter((_, index) => index !== at)
      return (after === undefined ? others : [...others, `${listId} ${after}`]).join('\n')
    })
  }

  read(app: App, listId: string): string | undefined {
    return textIn(linesOf(app.store().get(this.#keyOf(listId))).find((line) => line.startsWith(listId)))
  }

  /** Every list that has something. */
  all(app: App): [listId: string, text: string][] {
    return Object.entries(app.store().getAll())
      .filter(([key]) => key.startsWith(`${this.#prefix}:`))
      .flatMap(([, slot]) => linesOf(slot))
      .map((line) => [line.slice(0, line.indexOf(' ')), textIn(line) ?? ''])
  }

  #keyOf(listId: string): string {
    return `${this.#prefix}:${listId.slice(-slotDigits)}`
  }
}

function linesOf(slot: string | null | undefined): string[] {
  return slot ? slot.split('\n') : []
}

function textIn(line: string | undefined): string | undefined {
  return line?.slice(line.indexOf(' ') + 1)
}
