import { type AuthProvider, HttpError } from 'react-admin'
import { z } from 'zod'
import { loggedInUser } from '../../../shared/accounts/auth.ts'
import type { LoginInput } from '../../../shared/accounts/login-input.ts'
import { may } from '../../../shared/accounts/permissions.ts'
import { callApi } from '../data/api.ts'
import { permissionFor } from '../data/resource.ts'
import { dropAllDrafts } from '../forms/draft.ts'
import { resources } from '../resources.tsx'
import { whoAmI } from './me.tsx'
import { forgetLogin, loseSession, readToken, storeToken } from './session.ts'

const loginAnswer = z.object({ token: z.string().min(1), user: loggedInUser })

export const authProvider: AuthProvider = {
  login: async (input: LoginInput) => {
    try {
      const { data } = await callApi('/auth/login', { json: input })
      storeToken(loginAnswer.parse(data).token)
    } catch (error) {
      forgetLogin()
      throw isHttpError(error, 0) ? new Error('ra.auth.sign_in_error') : error
    }
  },
  logout: async () => {
    if (readToken()) await callApi('/auth/logout', { method: 'POST' }).catch(() => undefined)
    forgetLogin()
    dropAllDrafts()
  },
  checkAuth: async () => {
    await whoAmI().catch((error: unknown) => {
      if (!isHttpError(error, 401)) return
      loseSession()
      // The login says itself why it is there. A notice would still stand over the screen that comes after it.
      throw { message: false }
    })
  },
  // `callApi` has already ended the session after a 401.
  checkError: async () => undefined,
  getIdentity: async () => {
    const { username } = await whoAmI()
    return { id: username, fullName: username }
  },
  canAccess: async ({ resource, action }) => {
    const { roleKey } = await whoAmI()
    const found = resources.find(({ name }) => name === resource)
    const permission = found && permissionFor(found, action)
    return permission ? may(roleKey, permission) : roleKey === 'administrator'
  },
}

const isHttpError = (error: unknown, status: number) =>
  error instanceof HttpError && error.status === status
