import { type ItemFields, itemDefaults } from '../domain/item/fields.ts'
import { formatQuantity, unitLabel } from '../domain/item/shown-amount.ts'

/** No line breaks between a number and its unit: '1,5 kg' is one word. */
const unbroken = '\u00a0'

/**
 * '2 kg' · '1,5 l' · '10 buc' · '3 role', with no-break spaces. Undefined for the quantity '1' with the unit 'st', which
 * is not shown (specification, section 2). `withPlainSpaces` gives the form for copied texts.
 */
export function amountText({ quantity, unit }: Pick<ItemFields, 'quantity' | 'unit'>): string | undefined {
  const isDefault = quantity === itemDefaults.quantity && unit === itemDefaults.unit
  return isDefault
    ? undefined
    : `${formatQuantity(quantity).replaceAll(' ', unbroken)}${unbroken}${unitAfter(quantity, unitLabel(unit))}`
}

/** A shown text with ordinary spaces, for copying and comparing. */
export function withPlainSpaces(text: string): string {
  return text.replaceAll(unbroken, ' ')
}

/** The plural of the units that are nouns; measures and abbreviations (kg, l, buc) have none. */
const unitPlurals: Readonly<Record<string, string>> = {
  pachet: 'pachete',
  cutie: 'cutii',
  sticlă: 'sticle',
  borcan: 'borcane',
  conservă: 'conserve',
  pungă: 'pungi',
  plic: 'plicuri',
  legătură: 'legături',
  doză: 'doze',
  bax: 'baxuri',
  rolă: 'role',
  tub: 'tuburi',
  felie: 'felii',
  căpățână: 'căpățâni',
  fir: 'fire',
  pahar: 'pahare',
  cană: 'căni',
  lingură: 'linguri',
  linguriță: 'lingurițe',
  cartelă: 'cartele',
  tavă: 'tăvi',
  plasă: 'plase',
  set: 'seturi',
}

const pluralRules = new Intl.PluralRules('ro')

/**
 * A unit after its quantity: '1' → 'rolă', '3' → 'role', '24' → 'de role' (with a no-break space), '1.5' → 'kg'.
 *
 * @param quantity in stored form: a number with a dot, a range or a pack
 */
function unitAfter(quantity: string, unit: string): string {
  const plural = unitPlurals[unit]
  if (plural === undefined) return unit
  const count = Number(quantity)
  if (Number.isNaN(count)) return plural
  switch (pluralRules.select(count)) {
    case 'one':
      return unit
    case 'few':
      return plural
    default:
      return `de\u00a0${plural}`
  }
}
