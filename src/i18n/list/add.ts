import { counter, countProducts } from '../count.ts'
import { type Named, nameOrCount } from './list.ts'

/** Texts of everything that has to do with adding. */
export const addTexts = {
  label: 'Produse de adăugat',
  placeholder: '2 kg cartofi, lapte, ouă…',
  submit: 'Adaugă',
  voice: 'Introducere vocală',
} as const

const countSuggestions = counter('sugestie', 'sugestii')

export const suggestionTexts = {
  title: 'Sugestii',
  /** For those who hear the page: how many there are, and how to reach them. */
  found: (count: number) => (count === 0 ? '' : `${countSuggestions(count)}, alegeți cu săgețile`),
  popular: 'Cele mai cumpărate',
} as const

export const ideasTexts = {
  open: 'Idei',
  title: 'Idei de cumpărături',
} as const

/** What adding has done; amounts as the rows show them. */
export const addedTexts = {
  added: (items: readonly Named[]) => `Ați adăugat ${nameOrCount(items)}`,
  broughtBack: (items: readonly Named[]) => `Ați readus pe listă ${nameOrCount(items)}`,
  /** 'lapte: 2 → 3 l' · 'roșii: 500 g → 1,5 kg' */
  addedUp: (name: string, before: string | undefined, after: string | undefined) => {
    if (before === undefined || after === undefined) return `${name}: ${after ?? before ?? ''}`
    const [number = '', unit] = wordsOf(before)
    const short = unit === wordsOf(after)[1] ? number : before
    return `${name}: ${short} → ${after}`
  },
  /**
   * '„roșii” sunt deja pe listă (2 kg)' · '„lapte” este deja pe listă' · 'Deja pe listă: „ață”'
   *
   * @param isPlural undefined when nobody knows
   */
  present: (name: string, amount: string | undefined, isPlural: boolean | undefined) => {
    const much = amount ? ` (${amount})` : ''
    if (isPlural === undefined) return `Deja pe listă: „${name}”${much}`
    return `„${name}” ${isPlural ? 'sunt' : 'este'} deja pe listă${much}`
  },
} as const

/** '1,5 kg' is '1,5' and 'kg'. */
function wordsOf(amount: string): [number: string, unit: string] {
  const end = amount.search(/\s/)
  return [amount.slice(0, end), amount.slice(end)]
}

export const pasteTexts = {
  title: 'Lista lipită',
  reading: 'Se citește…',
  edit: (name: string) => `Corectează ${name}`,
  editLabel: 'Produs și cantitate',
  present: (amount: string | undefined, together: string | undefined) =>
    `Deja pe listă${amount ? ` (${amount})` : ''}${together ? `, împreună ${together}` : ''}`,
  bought: 'Din coș, înapoi pe listă',
  add: (count: number) => `Adaugă ${countProducts(count)}`,
  cancel: 'Renunță',
} as const
