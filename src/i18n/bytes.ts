const units = ['KB', 'MB', 'GB', 'TB'] as const
const step = 1_000

/** '0,4 KB' · '1,2 MB' · '60 GB', with a no-break space; one decimal below ten of a unit, none above. */
export function bytesText(bytes: number): string {
  const power = units.findIndex((_, at) => Math.round(bytes / step ** (at + 1)) < step)
  const at = power < 0 ? units.length - 1 : power
  const amount = bytes / step ** (at + 1)
  const maximumFractionDigits = amount < 9.95 ? 1 : 0
  return `${amount.toLocaleString('ro', { maximumFractionDigits })}\u00a0${units[at]}`
}
