const nameBytes = 16

/**
 * Returns this device's id on a list with a subscription, derived from the address at its push service: the server derives
 * the same one, nobody else can, and each list has another one.
 */
export async function deviceName(listId: string, endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${listId} ${endpoint}`))
  return Array.from(new Uint8Array(hash, 0, nameBytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
