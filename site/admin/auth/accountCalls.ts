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

/** Calls about the user's own account, and those about accounts that belong to no record. */
export const accountCalls = {
  passwordStatus: () => load(passwordStatus, '/auth/password'),
  /** Also ends all other sessions. */
  changePassword: (change: PasswordChange) =>
    callApi('/auth/password', { method: 'PUT', json: change }),
  changeAddress: (change: OwnAddress) => callApi('/auth/email', { method: 'PUT', json: change }),
  forgotPassword: (input: ForgotInput) => callApi('/auth/forgot', { json: input }),
  setPassword: (input: PasswordByLink) => callApi('/auth/set-password', { json: input }),
  sessions: () => load(z.array(session), '/auth/sessions'),
  endSession: (id: string) => callApi(`/auth/sessions/${id}`, { method: 'DELETE' }),
  beginTotp: () => load(totpSetup, '/auth/totp', { method: 'POST' }),
  confirmTotp: async (json: TotpConfirmation) =>
    (await load(recoveryCodes, '/auth/totp', { method: 'PUT', json })).recoveryCodes,
  endTotp: (input: TotpRemoval) => callApi('/auth/totp', { method: 'DELETE', json: input }),
  calendar: () => load(calendar, '/calendar'),
  /** Gives it its first or another address. */
  renewCalendar: () => load(calendar, '/calendar', { method: 'POST' }),
  endCalendar: () => load(calendar, '/calendar', { method: 'DELETE' }),
  /** Makes a new link by which a user sets their password. */
  newAccountLink: (userId: number) =>
    load(accountLink, `/users/${userId}/link`, { method: 'POST' }),
}
