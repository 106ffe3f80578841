import { openWindow } from './saveFile.ts'
import { useCall } from './useCall.ts'

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
