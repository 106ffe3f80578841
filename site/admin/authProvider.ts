import type { AuthProvider } from 'react-admin'
import { z } from 'zod'
import { loggedInUser } from '../../shared/accounts/auth.ts'
import type { LoginInput } from '../../shared/accounts/login-input.ts'
import { may } from '../../shared/accounts/permissions.ts'
import { whoAmI } from './auth/me.tsx'
import { ADMIN } from './data/adminPaths.ts'
import { callApi, isHttpError } from './data/api.ts'
import { permissionFor } from './data/resource.ts'
import { resources } from './frame/resources.tsx'
import { dropOwnDrafts } from './kept/draft.ts'
import { dropOwnViews } from './kept/ownViews.ts'
import {
  forgetLogin,
  leaveOwner,
  loseSession,
  ownership,
  ownToken,
  readToken,
  storeToken,
} from './kept/session.ts'

const loginAnswer = z.object({ token: z.string().min(1), user: loggedInUser })

export const authProvider: AuthProvider = {
  login: async (input: LoginInput) => {
    try {
      const { data } = await callApi('/auth/login', { json: input })
      storeToken(loginAnswer.parse(data).token)
    } catch (error) {
      throw isHttpError(error, 0) ? new Error('ra.auth.sign_in_error') : error
    }
    const before = leaveOwner()
    const now = await whoAmI().catch(() => null)
    if (before === null || now === null || before === now.id) return
    // Nothing that this window still holds of the other one may reach whoever has come.
    location.replace(ADMIN)
    await new Promise(() => undefined)
  },
  /** react-admin also calls it when a session has ended by itself, which costs nobody a draft. */
  logout: async (params?: { isWanted?: boolean }) => {
    if (!params?.isWanted) return
    await ownToken().catch(() => undefined)
    // The session is somebody else's by now, and theirs to end.
    if (ownership().stranger) return location.replace(ADMIN)
    if (readToken()) await callApi('/auth/logout', { method: 'POST' }).catch(() => undefined)
    dropOwnDrafts()
    dropOwnViews()
    forgetLogin()
    leaveOwner()
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
