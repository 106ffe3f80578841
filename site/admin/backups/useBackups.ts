import { useQuery } from '@tanstack/react-query'
import { backup } from '../../../shared/backup/backup.ts'
import {
  backupDownload,
  backupStatus,
  type restoreModes,
  restoreReport,
} from '../../../shared/backup/backup-work.ts'
import { callApi, load } from '../data/api.ts'
import { useCall } from '../layout/useCall.ts'

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

export const useMakeBackup = () =>
  useCall({
    call: backupCalls.make,
    done: 'Gesichert',
    failed: 'Fehler beim Sichern',
    invalidates: KEY,
  })

/** Has the browser download a file of any size, which it could not hold as an answer. */
export const useDownload = () =>
  useCall({
    call: backupCalls.download,
    onDone: ({ path }) => window.location.assign(path),
    failed: 'Fehler beim Herunterladen',
  })

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
