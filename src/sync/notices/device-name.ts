const nameBytes = 16

/**
 * What a device calls itself on a list that it is told of, by the address that its push service gave it: the server makes
 * the same of it, nobody else can, and on another list it is another name.
 */
export async function deviceName(listId: string, endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${listId} ${endpoint}`))
  return Array.from(new Uint8Array(hash, 0, nameBytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
