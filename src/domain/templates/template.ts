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

/** The unit in which the size of a template is counted. */
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

/** An item of a template. It has no amount if none is needed, such as salt and other basics of a kitchen. */
export interface TemplateItem {
  /** The name as the parser reads and stores it. */
  name: string
  /**
   * Amount for the template's own number of people, a multiple of the steps of `scaled`. It is given together with a unit.
   */
  quantity?: number
  unit?: TemplateUnit
  /** The amount does not depend on the number of people. */
  isFixed?: true
  /** Advice for buying it. */
  note?: string
}

/** Items to buy for an occasion. The title is in `src/list/templates/ready-texts.ts`. */
export interface Template {
  key: TemplateKey
  counted: Counted
  /** Number of people, or of `counted`, that the amounts are for. */
  people: number
  /** Smallest and largest number that it is offered for. */
  min: number
  max: number
  items: readonly TemplateItem[]
}

/** An item in the form in which it is added to a list. */
export interface ScaledItem extends ItemAmount {
  name: string
  note?: string
}
