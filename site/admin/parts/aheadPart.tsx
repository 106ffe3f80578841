import { onlineManager } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'
import { lazyPart } from './Loading.tsx'

/**
 * A part that is loaded when it is first shown, or before by `load`. Once it is loaded it stands there at once: React's
 * `lazy` would first show what stands in its place, and keep that for 300 ms.
 * @param fallback what stands in its place until then
 */
export function aheadPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
) {
  let Loaded: ComponentType<Props> | null = null
  const fetchPart = async () => {
    const Part = await load()
    Loaded = Part
    return Part
  }
  const Later = lazyPart(async () => {
    const Part = await fetchPart()
    return { default: ({ given }: { given: Props }) => <Part {...given} /> }
  })
  function AheadPart(props: Props) {
    // What was mounted stays: another component would begin anew.
    const [Now] = useState(() => Loaded)
    return Now ? (
      <Now {...props} />
    ) : (
      <Suspense fallback={fallback}>
        <Later given={props} />
      </Suspense>
    )
  }
  return Object.assign(AheadPart, { load: fetchPart })
}

const BEGINNINGS = ['keydown', 'pointermove', 'pointerdown'] as const

/**
 * Loads parts when somebody begins to work on a screen: the key that opens them shows them at once. What the screen
 * itself asks for has gone first by then.
 */
export function useLoadedAhead(parts: readonly { load: () => Promise<unknown> }[]): void {
  useEffect(() => {
    const end = () => {
      for (const beginning of BEGINNINGS) removeEventListener(beginning, begin)
    }
    const begin = () => {
      end()
      // A browser keeps the failure of a module. Without a connection it waits until it opens.
      if (!onlineManager.isOnline()) return
      for (const part of parts) void part.load().catch(ignore)
    }
    for (const beginning of BEGINNINGS) addEventListener(beginning, begin)
    return end
  }, [parts])
}

/** It is loaded when it opens, and says then what is wrong. */
const ignore = () => undefined
