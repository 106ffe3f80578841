import { useCall } from './useCall.ts'

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

interface Options {
  load: () => Promise<Blob>
  /** What the file is called where it has to be saved. */
  name: string
  /** What is said before the reason where it does not come. */
  failed: string
}

interface Opening {
  target: ReturnType<typeof openWindow>
  before: (() => Promise<boolean>) | undefined
}

/** Shows a file in a window of its own, because a link could not carry the session. */
export function useOpenFile({ load, name, failed }: Options) {
  const { mutate, isPending } = useCall({
    call: async ({ target, before }: Opening) => {
      try {
        if (before && !(await before())) target.close()
        else target.show(await load())
      } catch (error) {
        target.close()
        throw error
      }
    },
    failed,
  })
  /** @param before what has to succeed first, such as saving */
  const open = (before?: () => Promise<boolean>) => mutate({ target: openWindow(name), before })
  return { open, isPending }
}
