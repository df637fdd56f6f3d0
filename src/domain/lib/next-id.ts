const lastDigits = 12

/**
 * Returns the id of the item that replaces an item. It is the same on every device, so that two devices that replace an item
 * at once make one item. Each successor has a new id, so no id is used twice.
 *
 * @param id a UUID
 */
export function nextId(id: string): string {
  const last = (Number.parseInt(id.slice(-lastDigits), 16) + 1) % 16 ** lastDigits
  return id.slice(0, -lastDigits) + last.toString(16).padStart(lastDigits, '0')
}
