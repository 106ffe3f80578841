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

/** What the screen itself asks for goes first. */
const AFTER_SCREEN_MS = 100

/** Loads parts once a screen is there and nothing else is loading, so that the key which opens them shows them at once. */
export function useLoadedAhead(parts: readonly { load: () => Promise<unknown> }[]): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const part of parts) void part.load().catch(ignore)
    }, AFTER_SCREEN_MS)
    return () => clearTimeout(timer)
  }, [parts])
}

/** It is loaded when it opens, and says then what is wrong. */
const ignore = () => undefined
