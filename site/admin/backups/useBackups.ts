import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useRefresh } from 'react-admin'
import type { AdminDataProvider } from '../data/dataProvider.ts'
import { withReason } from '../data/errorText.ts'

const KEY = ['backup-status']
const BUSY_INTERVAL = 1_000
const IDLE_INTERVAL = 60_000

/** When the newest backup was made, and what the server is doing. */
export function useBackupStatus({ isBusy = false } = {}) {
  const dataProvider = useDataProvider<AdminDataProvider>()
  return useQuery({
    queryKey: KEY,
    queryFn: () => dataProvider.backupStatus(),
    refetchInterval: ({ state }) => (isBusy || state.data?.work ? BUSY_INTERVAL : IDLE_INTERVAL),
  })
}

export function useMakeBackup() {
  const dataProvider = useDataProvider<AdminDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: () => dataProvider.makeBackup(),
    onSuccess: () => notify('Gesichert', { type: 'success' }),
    onError: (error) => notify(withReason('Fehler beim Sichern', error), { type: 'error' }),
    onSettled: () => {
      refresh()
      return queryClient.invalidateQueries({ queryKey: KEY })
    },
  })
}

/** Has the browser download a file of any size, which it could not hold as an answer. */
export function useDownload() {
  const dataProvider = useDataProvider<AdminDataProvider>()
  const notify = useNotify()
  return useMutation({
    mutationFn: (name: string) => dataProvider.backupDownload(name),
    onSuccess: ({ path }) => window.location.assign(path),
    onError: (error) => notify(withReason('Fehler beim Herunterladen', error), { type: 'error' }),
  })
}
