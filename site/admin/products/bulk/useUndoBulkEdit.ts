import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { formatCount } from '../../../../shared/format.ts'
import { bulkCalls } from './bulkCalls.ts'

/** Takes a bulk edit back, and names what stays as it is because somebody has changed it since. */
export function useUndoBulkEdit() {
  const notify = useNotify()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: bulkCalls.undo,
    onSuccess: ({ undone, left }) => {
      void queryClient.invalidateQueries()
      const sentence = `Rückgängig gemacht: ${formatCount(undone, 'Produkt', 'Produkte')}`
      notify([sentence, ...left.map(({ title, reason }) => `${title}: ${reason}`)].join('\n'), {
        type: left.length > 0 ? 'warning' : 'success',
      })
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  })
}
