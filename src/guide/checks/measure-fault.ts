/** A measure that no kitchen of the country uses: the weight of ounces, the cup of 240 ml, a portion without its weight. */
export type MeasureFault = 'weight' | 'round' | 'cup' | 'portion'

/** The fault of a household measure ("o porție de 150 g", 150); undefined if it has none. */
export function measureFault(name: string, grams: number): MeasureFault | undefined {
  const weight = amountIn(name, /[ (](\d+(?:[.,]\d+)?) g\b/)
  if (weight !== undefined && weight !== grams) return 'weight'
  if (weight !== undefined && !isRound(weight)) return 'round'
  if (weight === undefined && /^(o |\d+ )?por[țt]i[ei]/.test(name)) return 'portion'
  const volume = amountIn(name, /c[aă]n[aăi].*?(\d+) ml/)
  return volume === undefined || volume === (isHalf(name) ? 125 : 250) ? undefined : 'cup'
}

/** Grams that scales and packs show: in steps of 5 up to 50, of 10 up to 100, of 25 above. */
function isRound(grams: number): boolean {
  return grams % (grams <= 50 ? 5 : grams <= 100 ? 10 : 25) === 0
}

function isHalf(name: string): boolean {
  return name.includes('jumătate')
}

function amountIn(name: string, pattern: RegExp): number | undefined {
  const found = pattern.exec(name)?.[1]
  return found === undefined ? undefined : Number(found.replace(',', '.'))
}
