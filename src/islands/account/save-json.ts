/** Has the browser save a value as a file. */
export function saveJson(fileName: string, value: object): void {
  const text = JSON.stringify(value, null, 2)
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser has begun to read it by the next task.
  setTimeout(() => URL.revokeObjectURL(address))
}
