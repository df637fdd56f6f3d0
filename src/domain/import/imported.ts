import type { ItemFields } from '../item/fields.ts'

/** What a text was made by, recognised by its content. */
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

/** What else than its text is told of an imported thing; empty where the text says all. */
export type ToldFields = Partial<
  Pick<ItemFields, 'name' | 'quantity' | 'unit' | 'category' | 'note' | 'store' | 'price'>
>

export interface ImportedThing {
  /** Read as if somebody had typed it. */
  text: string
  /** Takes the place of what the text says. */
  told: ToldFields
  /** Bought already, where it comes from. */
  isTicked: boolean
}

/** A list of ours as it was saved. */
export interface ImportedList {
  name: string
  things: ImportedThing[]
}

export interface Imported {
  format: ImportFormat
  /** The name of its list, or of its recipe; '' where it has none. */
  name: string
  things: ImportedThing[]
  /** Whole lists, which can be made anew as they were; undefined of what other programs write. */
  lists?: ImportedList[]
  /** For how many people a recipe is; undefined of anything else, and where it does not say so. */
  servings?: number
}

/** A thing of which only a text is known. */
export function thingOf(text: string, isTicked = false, told: ToldFields = {}): ImportedThing {
  return { text, told, isTicked }
}
