import type { App } from '../pocketbase.d.ts'

/**
 * Values in memory by list. A fixed number of slots is shared by all lists, so that the store never grows and no key ever
 * has to be removed (the store cannot check and remove a key in one step). The slot is taken from the end of the list's id,
 * which is random: ids begin with the time, so all lists would share one.
 */
const slotDigits = 3

export class Slots<Value> {
  readonly #prefix: string

  /** @param prefix of the keys in PocketBase's store, this purpose's own */
  constructor(prefix: string) {
    this.#prefix = prefix
  }

  /**
   * Changes the value of one list in one atomic step; undefined deletes it.
   *
   * @param update must neither throw nor call the store
   */
  update(app: App, listId: string, update: (value: Value | undefined) => Value | undefined): void {
    app.store().setFunc(this.#keyOf(listId.slice(-slotDigits)), (text) => {
      const { [listId]: value, ...others } = readSlot<Value>(text)
      const after = update(value)
      return JSON.stringify(after === undefined ? others : { ...others, [listId]: after })
    })
  }

  read(app: App, listId: string): Value | undefined {
    return readSlot<Value>(app.store().get(this.#keyOf(listId.slice(-slotDigits))))[listId]
  }

  /** Every list that has something. */
  all(app: App): [listId: string, value: Value][] {
    return Object.entries(app.store().getAll())
      .filter(([key]) => key.startsWith(`${this.#prefix}:`))
      .flatMap(([, text]) => Object.entries(readSlot<Value>(text)))
  }

  #keyOf(digits: string): string {
    return `${this.#prefix}:${digits}`
  }
}

function readSlot<Value>(text: string | null | undefined): Readonly<Record<string, Value>> {
  return text ? JSON.parse(text) : {}
}
