/** Orders by UTF-16: ids and dates, and nothing that is read. */
export function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
