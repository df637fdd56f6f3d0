import type { ItemAmount } from '../item/amount.ts'

export type TemplateKey =
  | 'baza-saptamanii'
  | 'gratar'
  | 'sarmale'
  | 'mese-de-post'
  | 'zi-de-nastere'
  | 'masa-de-paste'
  | 'masa-de-craciun'
  | 'cozonaci'
  | 'zacusca'
  | 'muraturi'
  | 'parastas'
  | 'rechizite'

/** What a template is for so many of. */
export type Counted = 'people' | 'children' | 'pupils' | 'eggplantKg' | 'jars' | 'cozonaci'

/** The units of templates, in stored spelling. */
type TemplateUnit =
  | 'kg'
  | 'g'
  | 'l'
  | 'ml'
  | 'buc'
  | 'pachet'
  | 'cutie'
  | 'sticlă'
  | 'borcan'
  | 'pungă'
  | 'plic'
  | 'legătură'
  | 'doză'
  | 'rolă'
  | 'căpățână'
  | 'set'

/** A thing of a template. Without an amount it is written without one: salt, or what a kitchen has anyway. */
export interface TemplateItem {
  /** As the parser reads and stores it. */
  name: string
  /** For the template's own number of people, on the steps of `scaled`. It has a unit with it. */
  quantity?: number
  unit?: TemplateUnit
  /** One amount for however many people. */
  isFixed?: true
  /** What to look for when buying it. */
  note?: string
}

/** Things to buy for an occasion. Its title is in `src/i18n/templates.ts`. */
export interface Template {
  key: TemplateKey
  counted: Counted
  /** For how many of what is counted the amounts are. */
  people: number
  /** The fewest and the most that it is offered for. */
  min: number
  max: number
  items: readonly TemplateItem[]
}

/** A thing as a list takes it. */
export interface ScaledItem extends ItemAmount {
  name: string
  note?: string
}
