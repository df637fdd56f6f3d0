/** Makes the browser save a text as a file. @param type for example 'text/csv' */
export function saveFile(fileName: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // By the next task, the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(address))
}

/** Makes the browser save a value as a JSON file. */
export function saveJson(fileName: string, value: object): void {
  saveFile(fileName, JSON.stringify(value, null, 2), 'application/json')
}
