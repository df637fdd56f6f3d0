/** Time that a browser has to read a saved file. */
const readableMs = 60_000

/** Makes the browser save a text as a file. @param type for example 'text/csv' */
export function saveFile(fileName: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // A browser that is busy, or asks where to save the file, reads it later.
  setTimeout(() => URL.revokeObjectURL(address), readableMs)
}

/** Makes the browser save a value as a JSON file. */
export function saveJson(fileName: string, value: object): void {
  saveFile(fileName, JSON.stringify(value, null, 2), 'application/json')
}
