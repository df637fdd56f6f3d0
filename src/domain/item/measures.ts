const measures: readonly string[] = ['kg', 'g', 'l', 'ml', 'cl']

/** True if a stored unit is a physical amount, of kind `measure` in words/units.ts: the first screen needs no other kind. */
export function isMeasure(unit: string): boolean {
  return measures.includes(unit)
}
