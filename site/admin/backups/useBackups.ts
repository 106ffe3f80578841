import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify, useRefresh } from 'react-admin'
import { backup } from '../../../shared/backup/backup.ts'
import {
  backupDownload,
  backupStatus,
  type restoreModes,
  restoreReport,
} from '../../../shared/backup/backup-work.ts'
import { callApi, load } from '../data/api.ts'
import { withReason } from '../data/failure.ts'

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

/** Apart from the other calls, because the first load of the admin does without them. */
export const backupCalls = {
  status: () => load(backupStatus, '/backups/status'),
  make: () => load(backup, '/backups', { method: 'POST' }),
  /** The address under which the browser can download a backup, for a minute. */
  download: async (name: string) => {
    const path = `/backups/${encodeURIComponent(name)}/download`
    return load(backupDownload, path, { method: 'POST' })
  },
  /** Says what a backup would change, or has it replace everything. */
  restore: async (source: string | File, mode: (typeof restoreModes)[number]) => {
    const body = new FormData()
    body.set('mode', mode)
    body.set(typeof source === 'string' ? 'name' : 'file', source)
    const { data } = await callApi('/backups/restore', { method: 'POST', body })
    return restoreReport.parse(data)
  },
}
