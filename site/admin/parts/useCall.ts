import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'

export interface CallOptions<Data, Input> {
  call: (input: Input) => Promise<Data>
  /** Uses the answer before anything is said of it. */
  onDone?: (data: Data, input: Input) => unknown
  /** What is said when it is done; the screen shows it by itself where this is left out. */
  done?: string | ((data: Data, input: Input) => string)
  /** What is said before the reason of a failure; null where the screen says the reason by itself. */
  failed?: string | null
  /** What is read again afterwards, also after a failure. */
  invalidates?: QueryKey
}

/** Everything that was read. */
export const EVERYTHING: QueryKey = []

/** A call that somebody makes by a press. What became of it is said in a notice. */
export function useCall<Data, Input = void>(options: CallOptions<Data, Input>) {
  const { call, onDone, done, failed, invalidates } = options
  const notify = useNotify()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSuccess: async (data, input) => {
      await onDone?.(data, input)
      const text = typeof done === 'function' ? done(data, input) : done
      if (text) notify(text, { type: 'success' })
    },
    // As `withReason` writes it, which needs shared/: see `admin-own` in astro.config.mjs.
    onError: ({ message }) =>
      failed === null || notify([failed, message].filter(Boolean).join(': '), { type: 'error' }),
    // It is over when the screen shows what came of it.
    onSettled: () => invalidates && queryClient.invalidateQueries({ queryKey: invalidates }),
  })
}
