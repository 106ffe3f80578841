import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import type { AdminDataProvider } from '../data/dataProvider.ts'

const KEY = ['housekeeping']
const INTERVAL = 60_000

/** What the clean-up would delete, and whether it waits for consent. */
export function useHousekeeping() {
  const dataProvider = useDataProvider<AdminDataProvider>()
  return useQuery({
    queryKey: KEY,
    queryFn: () => dataProvider.housekeepingStatus(),
    refetchInterval: INTERVAL,
  })
}

export function useConfirmHousekeeping() {
  const dataProvider = useDataProvider<AdminDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  return useMutation({
    mutationFn: (at: string) => dataProvider.confirmHousekeeping({ at }),
    onSuccess: () => notify('Aufgeräumt', { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    // The clean-up also changes inquiries and the dashboard's figures.
    onSettled: () => queryClient.invalidateQueries(),
  })
}
