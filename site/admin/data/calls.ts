import { type PasswordChange, passwordStatus } from '../../../shared/auth.ts'
import { type HousekeepingConsent, housekeepingStatus } from '../../../shared/housekeeping.ts'
import { mailStatus } from '../../../shared/mail.ts'
import { paths } from '../../../shared/paths.ts'
import { publishStatus } from '../../../shared/publish.ts'
import { API, callApi, fetchFile } from './api.ts'

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
  passwordStatus: async () => passwordStatus.parse((await callApi('/auth/password')).data),
  /** Also ends all other sessions. */
  changePassword: async (change: PasswordChange) => {
    await callApi('/auth/password', { method: 'PUT', body: JSON.stringify(change) })
  },
  /** The sign for the windscreen of a machine, as PDF. */
  sign: (productId: number) => fetchFile(paths.sign(productId)),
  /** The page with these texts as HTML; nothing is saved. */
  previewText: async (page: string, content: unknown) => {
    const body = JSON.stringify({ content })
    const answer = await fetchFile(`${API}/texts/${page}/preview`, { method: 'POST', body })
    return answer.text()
  },
  /** Deletes all sizes of an image. */
  deleteImage: async (filename: string) => {
    await callApi(`/upload/images/${encodeURIComponent(filename)}`, { method: 'DELETE' })
  },
}
