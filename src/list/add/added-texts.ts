import { inLei } from '../../domain/money/lei-text.ts'
import { countProducts, nameOrCount } from '../../i18n/count.ts'

/** Messages after adding; amounts are as the rows show them. */
export const addedTexts = {
  added: (items: readonly { name: string }[]) => `Ați adăugat ${nameOrCount(items)}`,
  /** Of a question, or of words that name nothing to buy. */
  nothing: (text: string) => `Nimic de adăugat în „${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`,
  /** Of an implausible amount, with the button `change`. */
  doubtful: (name: string, amount: string) => `Pe listă este „${name}”, ${amount}. Așa ați vrut?`,
  change: (amount: string) => `Schimbă în ${amount}`,
  /** 'ouă: 15 lei în total' */
  priced: (name: string, price: string) => `${name}: ${price}`,
  ofAll: (bani: string) => `${inLei(bani)} în total`,
  /** '1,50 lei fiecare' · '7,49 lei/l' */
  ofEach: (bani: string, unit: string | undefined) =>
    inLei(bani) + (unit === undefined ? ' fiecare' : `/${unit}`),
  broughtBack: (items: readonly { name: string }[]) => `Ați readus pe listă ${nameOrCount(items)}`,
  /** Of a price, a store or a note for an item of the list. */
  detailed: (name: string) => `Ați completat „${name}”`,
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
   * @param isPlural undefined if it is not known
   */
  present: (name: string, amount: string | undefined, isPlural: boolean | undefined) => {
    const much = amount ? ` (${amount})` : ''
    if (isPlural === undefined) return `Deja pe listă: „${name}”${much}`
    return `„${name}” ${isPlural ? 'sunt' : 'este'} deja pe listă${much}`
  },
  /** 'pe listă: 500 g, +1' · 'pe listă, +1' · 'pe listă: 2-3 kg' */
  listed: (amount: string | undefined, more: string | undefined) =>
    ['pe listă', amount && `: ${amount}`, more && `, +${more}`].filter(Boolean).join(''),
} as const

/** Splits '1,5 kg' into '1,5' and 'kg'. */
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
    together ? `Pe listă, în total ${together}` : `E pe listă${amount ? ` (${amount})` : ''}`,
  bought: 'Din coș, înapoi pe listă',
  add: (count: number) => `Adaugă ${countProducts(count)}`,
} as const
