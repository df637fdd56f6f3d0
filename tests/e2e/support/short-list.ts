import type { Person } from './person.ts'

export const longName =
  'mâncare umedă pentru pisici sterilizate cu somon și ton în sos fără cereale 12 plicuri'

/** Brings a person's page into a state. */
export type State = (person: Person) => Promise<unknown>

/** A list of three items, one of them bought. */
export const short: State = (person) =>
  person.openNewList('Cină', `lapte 2 l\npâine\n${longName}`, { pâine: { completed: true } })

/** The panel of an entry of the list's menu, over a short list. */
export const panel =
  (entry?: string): State =>
  async (person) => {
    await short(person)
    await person.openMenu(entry)
  }
