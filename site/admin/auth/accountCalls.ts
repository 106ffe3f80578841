import { z } from 'zod'
import { passwordStatus, session } from '../../../shared/accounts/auth.ts'
import type { PasswordByLink, PasswordChange } from '../../../shared/accounts/auth-input.ts'
import { calendar } from '../../../shared/accounts/calendar.ts'
import type { ForgotInput, OwnAddress } from '../../../shared/accounts/own-address.ts'
import {
  recoveryCodes,
  type TotpConfirmation,
  type TotpRemoval,
  totpSetup,
} from '../../../shared/accounts/totp.ts'
import { accountLink } from '../../../shared/accounts/user.ts'
import { callApi, load } from '../data/api.ts'

const send = (method: string, path: string, body?: object) =>
  callApi(path, { method, ...(body && { body: JSON.stringify(body) }) })

/** Calls about the user's own account, and those about accounts that belong to no record. */
export const accountCalls = {
  passwordStatus: () => load(passwordStatus, '/auth/password'),
  /** Also ends all other sessions. */
  changePassword: (change: PasswordChange) => send('PUT', '/auth/password', change),
  changeAddress: (change: OwnAddress) => send('PUT', '/auth/email', change),
  forgotPassword: (input: ForgotInput) => send('POST', '/auth/forgot', input),
  setPassword: (input: PasswordByLink) => send('POST', '/auth/set-password', input),
  sessions: () => load(z.array(session), '/auth/sessions'),
  endSession: (id: string) => send('DELETE', `/auth/sessions/${id}`),
  beginTotp: async () => totpSetup.parse((await send('POST', '/auth/totp')).data),
  confirmTotp: async (input: TotpConfirmation) =>
    recoveryCodes.parse((await send('PUT', '/auth/totp', input)).data).recoveryCodes,
  endTotp: (input: TotpRemoval) => send('DELETE', '/auth/totp', input),
  calendar: () => load(calendar, '/calendar'),
  /** Gives it its first or another address. */
  renewCalendar: async () => calendar.parse((await send('POST', '/calendar')).data),
  endCalendar: async () => calendar.parse((await send('DELETE', '/calendar')).data),
  /** Makes a new link by which a user sets his password. */
  newAccountLink: async (userId: number) =>
    accountLink.parse((await send('POST', `/users/${userId}/link`)).data),
}
