import { saveFile } from './saveFile.ts'

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
