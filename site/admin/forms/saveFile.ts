/** Has the browser save what was fetched with the token, which a link cannot carry. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // A browser that still reads it would otherwise save nothing.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
