/** The dark squares of a code as one SVG path, each run of adjacent squares in a row as one bar; a square is 1 by 1. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`))
    .join('')
}

/** Start and length of each run of dark squares. */
function runsOf(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = []
  let start: number | undefined
  for (let x = 0; x <= row.length; x++) {
    if (row[x]) start ??= x
    else if (start !== undefined) {
      runs.push([start, x - start])
      start = undefined
    }
  }
  return runs
}
