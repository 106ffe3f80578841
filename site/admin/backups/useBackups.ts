import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify, useRefresh } from 'react-admin'
import { withReason } from '../data/errorText.ts'
import { backupCalls } from './backupCalls.ts'

const KEY = ['backup-status']
const BUSY_INTERVAL = 1_000
const IDLE_INTERVAL = 60_000

/** When the newest backup was made, and what the server is doing. */
export function useBackupStatus({ isBusy = false } = {}) {
  return useQuery({
    queryKey: KEY,
    queryFn: backupCalls.status,
    refetchInterval: ({ state }) => (isBusy || state.data?.work ? BUSY_INTERVAL : IDLE_INTERVAL),
  })
}

export function useMakeBackup() {
  const queryClient = useQueryClient()
  const notify = useNotify()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: backupCalls.make,
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
  const notify = useNotify()
  return useMutation({
    mutationFn: backupCalls.download,
    onSuccess: ({ path }) => window.location.assign(path),
    onError: (error) => notify(withReason('Fehler beim Herunterladen', error), { type: 'error' }),
  })
}
