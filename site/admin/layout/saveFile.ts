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

/**
 * Opens a window for a file that is still being made: at once, because browsers block one that opens long after the
 * press. Where they block it all the same, the file is saved.
 */
export function openWindow(name: string) {
  const target = window.open('', '_blank')
  return {
    show(file: Blob) {
      if (target) target.location.replace(URL.createObjectURL(file))
      else saveFile(file, name)
    },
    close: () => target?.close(),
  }
}
