import { type PasswordChange, passwordStatus } from '../../../shared/auth.ts'
import {
  backup,
  backupDownload,
  backupStatus,
  type restoreModes,
  restoreReport,
} from '../../../shared/backup.ts'
import { type HousekeepingConsent, housekeepingStatus } from '../../../shared/housekeeping.ts'
import { mailStatus } from '../../../shared/mail.ts'
import { paths } from '../../../shared/paths.ts'
import { publishStatus } from '../../../shared/publish.ts'
import { callApi, fetchFile } from './api.ts'

/** Calls that do not belong to a resource. */
export const calls = {
  publishStatus: async () => publishStatus.parse((await callApi('/publish')).data),
  retryPublishing: async () => {
    await callApi('/publish/retry', { method: 'POST' })
  },
  mailStatus: async () => mailStatus.parse((await callApi('/mail')).data),
  resendMail: async (id: number) => {
    await callApi(`/mail/${id}/resend`, { method: 'POST' })
  },
  housekeepingStatus: async () => housekeepingStatus.parse((await callApi('/housekeeping')).data),
  /** Agrees to a deletion that the clean-up asks about. */
  confirmHousekeeping: async (consent: HousekeepingConsent) => {
    await callApi('/housekeeping/confirm', { method: 'POST', body: JSON.stringify(consent) })
  },
  backupStatus: async () => backupStatus.parse((await callApi('/backups/status')).data),
  makeBackup: async () => backup.parse((await callApi('/backups', { method: 'POST' })).data),
  /** The address under which the browser can download a backup, for a minute. */
  backupDownload: async (name: string) => {
    const path = `/backups/${encodeURIComponent(name)}/download`
    return backupDownload.parse((await callApi(path, { method: 'POST' })).data)
  },
  /** Says what a backup would change, or has it replace everything. */
  restoreBackup: async (source: string | File, mode: (typeof restoreModes)[number]) => {
    const body = new FormData()
    body.set('mode', mode)
    body.set(typeof source === 'string' ? 'name' : 'file', source)
    const { data } = await callApi('/backups/restore', { method: 'POST', body })
    return restoreReport.parse(data)
  },
  passwordStatus: async () => passwordStatus.parse((await callApi('/auth/password')).data),
  /** Also ends all other sessions. */
  changePassword: async (change: PasswordChange) => {
    await callApi('/auth/password', { method: 'PUT', body: JSON.stringify(change) })
  },
  /** The sign for the windscreen of a machine, as PDF. */
  sign: (productId: number) => fetchFile(paths.sign(productId)),
  /** Deletes all sizes of an image. */
  deleteImage: async (filename: string) => {
    await callApi(`/upload/images/${encodeURIComponent(filename)}`, { method: 'DELETE' })
  },
}
