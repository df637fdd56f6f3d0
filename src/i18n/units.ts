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
  set: 'seturi',
}

const pluralRules = new Intl.PluralRules('ro')

/**
 * A unit as it is said after its quantity: '1' → 'rolă', '3' → 'role', '24' → 'de role' (one word to a line), '1.5' → 'kg'.
 *
 * @param quantity in stored form: a number with a dot, or a range
 */
export function unitAfter(quantity: string, unit: string): string {
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
