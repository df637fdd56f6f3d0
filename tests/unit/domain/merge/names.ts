/** Returns the lines of a table, each split at the sign into its names. */
export function linesOf(table: string, sign: '=' | '≠'): string[][] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.split(` ${sign} `))
}

/** Returns all pairs of names of a line. */
export function pairsOf(names: readonly string[]): [a: string, b: string][] {
  return names.flatMap((a, place) => names.slice(place + 1).map((b): [string, string] => [a, b]))
}
