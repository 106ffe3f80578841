import { onlineManager } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'
import { lazyPart } from './lazyPart.ts'

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

/** What the screen itself asks for goes first, unless somebody begins to work sooner. */
const AFTER_SCREEN_MS = 2_000
const BEGINNINGS = ['keydown', 'pointermove', 'pointerdown'] as const

/** Loads parts soon after a screen is there, or when one begins to work on it: the key that opens them shows them at once. */
export function useLoadedAhead(parts: readonly { load: () => Promise<unknown> }[]): void {
  useEffect(() => {
    const end = () => {
      clearTimeout(timer)
      for (const beginning of BEGINNINGS) removeEventListener(beginning, begin)
    }
    const begin = () => {
      end()
      // A browser keeps the failure of a module. Without a connection it waits until it opens.
      if (!onlineManager.isOnline()) return
      for (const part of parts) void part.load().catch(ignore)
    }
    const timer = setTimeout(begin, AFTER_SCREEN_MS)
    for (const beginning of BEGINNINGS) addEventListener(beginning, begin)
    return end
  }, [parts])
}

/** It is loaded when it opens, and says then what is wrong. */
const ignore = () => undefined
