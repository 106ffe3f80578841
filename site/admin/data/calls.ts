import { type HousekeepingConsent, housekeepingStatus } from '../../../shared/housekeeping.ts'
import { mailStatus } from '../../../shared/mail.ts'
import { paths } from '../../../shared/paths.ts'
import { PUBLISHED_HEADER, parsePublished, publishStatus } from '../../../shared/publish.ts'
import {
  type Settings,
  type StoredSettings,
  storedSettings,
  testMailAnswer,
} from '../../../shared/settings.ts'
import { type Answer, callApi, fetchFile } from './api.ts'
import type { Saved } from './httpClient.ts'

const readSettings = ({ data, headers }: Answer): Saved<StoredSettings> => {
  const published = parsePublished(headers.get(PUBLISHED_HEADER))
  return { ...storedSettings.parse(data), ...(published && { published }) }
}

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
  settings: async (): Promise<StoredSettings> => readSettings(await callApi('/settings')),
  /** @param seen the settings that were edited; newer ones are not overwritten */
  saveSettings: async (change: Settings, seen: StoredSettings | undefined) =>
    readSettings(
      await callApi('/settings', {
        method: 'PUT',
        body: JSON.stringify(change),
        headers: seen?.updatedAt ? { 'If-Match': `"${seen.updatedAt}"` } : {},
      }),
    ),
  uploadLogo: async (file: File) => {
    const body = new FormData()
    body.set('logo', file)
    return readSettings(await callApi('/settings/logo', { method: 'PUT', body }))
  },
  deleteLogo: async () => readSettings(await callApi('/settings/logo', { method: 'DELETE' })),
  sendTestMail: async () =>
    testMailAnswer.parse((await callApi('/settings/test-mail', { method: 'POST' })).data),
  /** The sign for the windscreen of a machine, as PDF. */
  sign: (productId: number) => fetchFile(paths.sign(productId)),
  /** Deletes all sizes of an image. */
  deleteImage: async (filename: string) => {
    await callApi(`/upload/images/${encodeURIComponent(filename)}`, { method: 'DELETE' })
  },
}
