import simpleRestProvider from 'ra-data-simple-rest'
import type { DataProvider, UpdateParams } from 'react-admin'
import { type PasswordChange, type PasswordStatus, passwordStatus } from '../../../shared/auth.ts'
import {
  type HousekeepingConsent,
  type HousekeepingStatus,
  housekeepingStatus,
} from '../../../shared/housekeeping.ts'
import { type MailStatus, mailStatus } from '../../../shared/mail.ts'
import { type PublishStatus, publishStatus } from '../../../shared/publish.ts'
import { API, callApi } from './api.ts'
import { httpClient } from './httpClient.ts'

const rest = simpleRestProvider(API, httpClient)

export interface AdminDataProvider extends DataProvider {
  publishStatus: () => Promise<PublishStatus>
  retryPublishing: () => Promise<void>
  mailStatus: () => Promise<MailStatus>
  /** Sends a mail of the outbox once more. */
  resendMail: (id: number) => Promise<void>
  housekeepingStatus: () => Promise<HousekeepingStatus>
  /** Agrees to what the clean-up would delete at a time. */
  confirmHousekeeping: (consent: HousekeepingConsent) => Promise<void>
  passwordStatus: () => Promise<PasswordStatus>
  /** Ends every other session too. */
  changePassword: (change: PasswordChange) => Promise<void>
  /** Removes a stored picture in every size. */
  deleteImage: (filename: string) => Promise<void>
}

/** `meta.ifMatch`: the `updatedAt` of the version that the change builds on; a newer one answers 409. */
const update = async (resource: string, { id, data, meta }: UpdateParams) => {
  const { json } = await httpClient(`${API}/${resource}/${encodeURIComponent(id)}`, {
    method: 'PUT',
    body: JSON.stringify(data),
    headers: new Headers(meta?.ifMatch ? { 'If-Match': `"${meta.ifMatch}"` } : {}),
  })
  return { data: json }
}

/** The only way from the admin to its data. */
export const dataProvider: AdminDataProvider = {
  ...rest,
  update,
  publishStatus: async () => publishStatus.parse((await callApi('/publish')).data),
  retryPublishing: async () => {
    await callApi('/publish/retry', { method: 'POST' })
  },
  mailStatus: async () => mailStatus.parse((await callApi('/mail')).data),
  resendMail: async (id) => {
    await callApi(`/mail/${id}/resend`, { method: 'POST' })
  },
  housekeepingStatus: async () => housekeepingStatus.parse((await callApi('/housekeeping')).data),
  confirmHousekeeping: async (consent) => {
    await callApi('/housekeeping/confirm', { method: 'POST', body: JSON.stringify(consent) })
  },
  passwordStatus: async () => passwordStatus.parse((await callApi('/auth/password')).data),
  changePassword: async (change) => {
    await callApi('/auth/password', { method: 'PUT', body: JSON.stringify(change) })
  },
  deleteImage: async (filename) => {
    await callApi(`/upload/images/${encodeURIComponent(filename)}`, { method: 'DELETE' })
  },
}
