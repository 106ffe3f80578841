import { type AuthProvider, HttpError } from 'react-admin'
import { z } from 'zod'
import {
  type CurrentUser,
  currentUser,
  type LoginHint,
  type LoginInput,
  loggedInUser,
  loginHint,
} from '../../../shared/auth.ts'
import { callApi } from '../data/api.ts'
import { forgetToken, readToken, storeToken } from './token.ts'

const loginAnswer = z.object({ token: z.string().min(1), user: loggedInUser })

const FIVE_MINUTES = 5 * 60_000
let known: { token: string; user: CurrentUser; at: number } | null = null

/** The user who is logged in. Asks the server at most once in five minutes. */
async function whoAmI(): Promise<CurrentUser> {
  const token = readToken()
  if (!token) throw new HttpError('Bitte melden Sie sich an', 401)
  if (known?.token === token && Date.now() - known.at < FIVE_MINUTES) return known.user
  const user = currentUser.parse((await callApi('/auth/me')).data)
  known = { token, user, at: Date.now() }
  return user
}

function forget() {
  known = null
  forgetToken()
}

export const authProvider: AuthProvider = {
  login: async (input: LoginInput) => {
    try {
      const body = JSON.stringify(input)
      const { data } = await callApi('/auth/login', { method: 'POST', body })
      storeToken(loginAnswer.parse(data).token)
    } catch (error) {
      forget()
      throw isHttpError(error, 0) ? new Error('ra.auth.sign_in_error') : error
    }
  },
  logout: async () => {
    if (readToken()) await callApi('/auth/logout', { method: 'POST' }).catch(() => undefined)
    forget()
  },
  checkAuth: async () => {
    await whoAmI().catch((error: unknown) => {
      if (!isHttpError(error, 401)) return
      forget()
      throw error
    })
  },
  // `callApi` has already ended the session after a 401.
  checkError: async () => undefined,
  getIdentity: async () => {
    const { username, role } = await whoAmI()
    return { id: username, fullName: username, role }
  },
  getPermissions: async () => (await whoAmI()).roleKey,
}

/** The demo login, if the login page may show it. */
export async function getLoginHint(): Promise<LoginHint> {
  return loginHint.parse((await callApi('/auth/hint')).data)
}

const isHttpError = (error: unknown, status: number) =>
  error instanceof HttpError && error.status === status
