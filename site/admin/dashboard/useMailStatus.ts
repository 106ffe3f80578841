import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import type { Mail } from '../../../shared/mail.ts'
import type { AdminDataProvider } from '../data/dataProvider.ts'

const KEY = ['mail']
const BUSY_INTERVAL = 1000
const IDLE_INTERVAL = 30_000

export function useMailStatus() {
  const dataProvider = useDataProvider<AdminDataProvider>()
  return useQuery({
    queryKey: KEY,
    queryFn: () => dataProvider.mailStatus(),
    refetchInterval: ({ state }) =>
      state.data?.failures.some(isDue) ? BUSY_INTERVAL : IDLE_INTERVAL,
  })
}

/** Whether a mail is due, so its state will soon change. */
const isDue = ({ nextAttemptAt }: Mail) =>
  nextAttemptAt !== null && Date.parse(nextAttemptAt) <= Date.now()

export function useResendMail() {
  const dataProvider = useDataProvider<AdminDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  return useMutation({
    mutationFn: (id: number) => dataProvider.resendMail(id),
    onSuccess: () => notify('Die Mail wird erneut gesendet', { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  })
}
