/** Name of the database with this device's lists. */
export const databaseName = 'lista-noastra'

/** True if this device may have lists, checked without the code that reads them, so that a first visit need not load it. */
export async function hasDatabase(): Promise<boolean> {
  // Older browsers have no such function.
  const databases = await globalThis.indexedDB?.databases?.().catch(() => undefined)
  return databases?.some(({ name }) => name === databaseName) ?? true
}
