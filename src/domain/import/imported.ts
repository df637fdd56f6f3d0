import type { ItemFields } from '../item/fields.ts'

/** The format of an imported text or file, recognised by its content. */
export type ImportFormat =
  | 'own'
  | 'keep'
  | 'bring'
  | 'kitchenowl'
  | 'mealie'
  | 'tandoor'
  | 'grocy'
  | 'microsoft'
  | 'outlook'
  | 'google-tasks'
  | 'trello'
  | 'home-assistant'
  | 'todoist'
  | 'ticktick'
  | 'recipe'
  | 'ics'
  | 'todo-txt'
  | 'csv'
  | 'checklist'
  | 'text'
  | 'unknown'

/** Fields of an imported item that are given separately from its text; empty if there are none. */
export type GivenFields = Partial<
  Pick<ItemFields, 'name' | 'quantity' | 'unit' | 'category' | 'note' | 'store' | 'price'>
>

/** One record of a file, which is one item. */
export interface ImportedThing {
  /** The name, with an amount where neither `amount` nor `fields` gives one. */
  text: string
  /** Overrides the fields read from the text. */
  fields: GivenFields
  /** Already bought in the source. */
  isTicked: boolean
  /** An amount in words: '2 l', '½ kg'. */
  amount?: string
  /** The heading above it, which may name its store: 'Lidl:'. */
  heading?: string
}

/** A list exported by this app. */
export interface ImportedList {
  name: string
  things: ImportedThing[]
}

export interface Imported {
  format: ImportFormat
  /** The name of the list or the recipe; '' if it has none. */
  name: string
  things: ImportedThing[]
  /** Lines and records that are neither items nor empty. */
  unread?: readonly string[]
  /** The lines of a text that is read like typed text, headings included; undefined for records. */
  lines?: readonly string[]
  /** Complete lists, which can be created again as they were; undefined for files of other programs. */
  lists?: ImportedList[]
  /** Number of people that a recipe is for; undefined for other formats, or if the recipe does not give it. */
  servings?: number
}

/** A text or file that no reader knows. */
export const unknownImport: Imported = { format: 'unknown', name: '', things: [] }

/** Returns an item of which only a text is known. */
export function thingOf(text: string, isTicked = false, fields: GivenFields = {}): ImportedThing {
  return { text, fields, isTicked }
}
