/** Lets the browser save a value as a file. */
export function saveJson(fileName: string, value: object): void {
  const text = JSON.stringify(value, null, 2)
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // By the next task, the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(address))
}
