import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import type { AdminDataProvider } from '../data/dataProvider.ts'

const KEY = ['mail']
const HALF_A_MINUTE = 30_000

export function useMailStatus() {
  const dataProvider = useDataProvider<AdminDataProvider>()
  return useQuery({
    queryKey: KEY,
    queryFn: () => dataProvider.mailStatus(),
    refetchInterval: HALF_A_MINUTE,
  })
}

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
