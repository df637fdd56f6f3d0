const lastDigits = 12

/**
 * The id of what takes an item's place: the same on every device, so that two who want it at once get one. An item's is
 * never given twice, because its successor has another.
 *
 * @param id a UUID
 */
export function nextId(id: string): string {
  const last = (Number.parseInt(id.slice(-lastDigits), 16) + 1) % 16 ** lastDigits
  return id.slice(0, -lastDigits) + last.toString(16).padStart(lastDigits, '0')
}
