import { type PasswordChange, passwordStatus } from '../../../shared/auth.ts'
import { type HousekeepingConsent, housekeepingStatus } from '../../../shared/housekeeping.ts'
import { mailStatus } from '../../../shared/mail.ts'
import { publishStatus } from '../../../shared/publish.ts'
import { callApi } from './api.ts'

/** What the admin asks for besides its resources. */
export const calls = {
  publishStatus: async () => publishStatus.parse((await callApi('/publish')).data),
  retryPublishing: async () => {
    await callApi('/publish/retry', { method: 'POST' })
  },
  mailStatus: async () => mailStatus.parse((await callApi('/mail')).data),
  /** Sends a mail of the outbox once more. */
  resendMail: async (id: number) => {
    await callApi(`/mail/${id}/resend`, { method: 'POST' })
  },
  housekeepingStatus: async () => housekeepingStatus.parse((await callApi('/housekeeping')).data),
  /** Agrees to what the clean-up would delete at a time. */
  confirmHousekeeping: async (consent: HousekeepingConsent) => {
    await callApi('/housekeeping/confirm', { method: 'POST', body: JSON.stringify(consent) })
  },
  passwordStatus: async () => passwordStatus.parse((await callApi('/auth/password')).data),
  /** Ends every other session too. */
  changePassword: async (change: PasswordChange) => {
    await callApi('/auth/password', { method: 'PUT', body: JSON.stringify(change) })
  },
  /** Removes a stored picture in every size. */
  deleteImage: async (filename: string) => {
    await callApi(`/upload/images/${encodeURIComponent(filename)}`, { method: 'DELETE' })
  },
}
