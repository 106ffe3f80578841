import { startTransition, useEffect, useEffectEvent, useState } from 'react'

interface Request<Data> {
  /** What was answered last, maybe to an earlier key. */
  last: Data | null
  /** The answer to this key has come. */
  current: boolean
  failed: boolean
}

/**
 * Asks again for every new key, after a pause in which another key takes its place; null asks
 * nothing. What is under way is called off when it is no longer wanted.
 * @param pause milliseconds
 */
export function useRequest<Data>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<Data>,
  attempt: number,
  pause = 0,
): Request<Data> {
  const [answer, setAnswer] = useState<{ key: string; data: Data } | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const request = `${attempt} ${key}`

  // The key says all that the loader reads.
  const ask = useEffectEvent((key: string, request: string, signal: AbortSignal) =>
    setTimeout(async () => {
      try {
        const data = await load(signal)
        startTransition(() => setAnswer({ key, data }))
      } catch {
        if (!signal.aborted) setFailed(request)
      }
    }, pause),
  )
  useEffect(() => {
    if (key === null) return
    const controller = new AbortController()
    const timer = ask(key, request, controller.signal)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [key, request])

  return {
    last: answer?.data ?? null,
    current: answer !== null && answer.key === key,
    failed: failed === request,
  }
}
