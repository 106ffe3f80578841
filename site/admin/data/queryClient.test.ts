import { MutationObserver, notifyManager } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { queryClient } from './queryClient.ts'

it('says that a change is under way before the browser can report the next press', async () => {
  const change = new MutationObserver(queryClient, { mutationFn: () => Promise.resolve() })
  const said: boolean[] = []
  // As `useMutation` listens.
  const listen = notifyManager.batchCalls(() => said.push(change.getCurrentResult().isPending))
  const unsubscribe = change.subscribe(listen)
  const done = change.mutate()
  // A microtask runs before the browser's next event, a timer after it.
  await Promise.resolve()
  expect(said).toContain(true)
  await done
  unsubscribe()
})
