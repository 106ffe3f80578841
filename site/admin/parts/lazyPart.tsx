import { onlineManager } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'

/** Told of a part that cannot be shown before the connection is back. */
export const WAITS_FOR_CONNECTION = 'waits-for-connection'

/**
 * As React's `lazy`, for what is of no use without a connection: it is fetched when queries are, too. A browser asks only
 * once for a module and keeps the failure (https://github.com/whatwg/html/issues/6768), which would be that of the screen.
 */
export const lazyPart: typeof lazy = (load) => lazy(() => connection().then(load))

async function connection(): Promise<void> {
  if (onlineManager.isOnline()) return
  dispatchEvent(new Event(WAITS_FOR_CONNECTION))
  await new Promise<void>((resolve) => {
    const end = onlineManager.subscribe((isOnline) => {
      if (!isOnline) return
      end()
      resolve()
    })
  })
}

/** A part that is loaded when it is first shown. Until then there is nothing in its place, and all around it stays. */
export function lazyInPlace<Props extends object>(
  load: () => Promise<{ default: (props: Props) => ReactNode }>,
) {
  const Part = lazyPart(async () => {
    const { default: Loaded } = await load()
    return { default: ({ given }: { given: Props }) => <Loaded {...given} /> }
  })
  return (props: Props) => (
    <Suspense>
      <Part given={props} />
    </Suspense>
  )
}
