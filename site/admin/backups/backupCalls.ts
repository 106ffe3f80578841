import { backup } from '../../../shared/backup/backup.ts'
import {
  backupDownload,
  backupStatus,
  type restoreModes,
  restoreReport,
} from '../../../shared/backup/backup-work.ts'
import { callApi } from '../data/api.ts'

/** Apart from the other calls, because the first load of the admin does without them. */
export const backupCalls = {
  status: async () => backupStatus.parse((await callApi('/backups/status')).data),
  make: async () => backup.parse((await callApi('/backups', { method: 'POST' })).data),
  /** The address under which the browser can download a backup, for a minute. */
  download: async (name: string) => {
    const path = `/backups/${encodeURIComponent(name)}/download`
    return backupDownload.parse((await callApi(path, { method: 'POST' })).data)
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
