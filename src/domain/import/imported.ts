import type { ItemFields } from '../item/fields.ts'

/** The format of an imported text, recognised by its content. */
export type ImportFormat =
  | 'own'
  | 'keep'
  | 'bring'
  | 'kitchenowl'
  | 'todoist'
  | 'recipe'
  | 'ics'
  | 'todo-txt'
  | 'csv'
  | 'text'

/** Fields of an imported item that are given separately from its text; empty if there are none. */
export type GivenFields = Partial<
  Pick<ItemFields, 'name' | 'quantity' | 'unit' | 'category' | 'note' | 'store' | 'price'>
>

export interface ImportedThing {
  /** Parsed like typed text. */
  text: string
  /** Overrides the fields parsed from the text. */
  fields: GivenFields
  /** Already bought in the source. */
  isTicked: boolean
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
  /** Complete lists, which can be created again as they were; undefined for files of other programs. */
  lists?: ImportedList[]
  /** Number of people that a recipe is for; undefined for other formats, or if the recipe does not give it. */
  servings?: number
}

/** Returns an item of which only a text is known. */
export function thingOf(text: string, isTicked = false, fields: GivenFields = {}): ImportedThing {
  return { text, fields, isTicked }
}
