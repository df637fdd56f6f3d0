const loading = new Map<string, Promise<void>>()

/**
 * Loads a style sheet into this page; it is fetched once, and again after a failure.
 *
 * @param address of the sheet, from an import with `?url`
 * @throws Error if it did not arrive
 */
export function loadStyles(address: string): Promise<void> {
  const known = loading.get(address) ?? fetchStyles(address)
  loading.set(address, known)
  known.catch(() => loading.delete(address))
  return known
}

function fetchStyles(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error('the styles did not come'))
    }
    document.head.append(link)
  })
}
