/** Of this device's lists. */
export const databaseName = 'lista-noastra'

/** Whether this device may have lists: told without the code that reads them, which a first visit is spared. */
export async function mayHaveLists(): Promise<boolean> {
  // Older browsers do not tell.
  const databases = await globalThis.indexedDB?.databases?.().catch(() => undefined)
  return databases?.some(({ name }) => name === databaseName) ?? true
}
