/** Compares by UTF-16 code units: for ids and dates, not for texts that people read. */
export function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
