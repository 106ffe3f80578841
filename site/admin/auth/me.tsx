import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { HttpError } from 'react-admin'
import { type CurrentUser, currentUser } from '../../../shared/accounts/auth.ts'
import { may, type Permission } from '../../../shared/accounts/permissions.ts'
import { callApi } from '../data/api.ts'
import { forgetToken, readToken } from './session.ts'

const FIVE_MINUTES = 5 * 60_000
let known: { token: string; user: CurrentUser; at: number } | null = null

/** The user who is logged in. Asks the server at most once in five minutes. */
export async function whoAmI(): Promise<CurrentUser> {
  const token = readToken()
  if (!token) throw new HttpError('Bitte melden Sie sich an', 401)
  if (known?.token === token && Date.now() - known.at < FIVE_MINUTES) return known.user
  const user = currentUser.parse((await callApi('/auth/me')).data)
  known = { token, user, at: Date.now() }
  return user
}

/** To be called when something about the user has changed. */
function forgetMe() {
  known = null
}

export function forgetLogin() {
  forgetMe()
  forgetToken()
}

const ME_QUERY = ['auth', 'me']

export const useMe = () => useQuery({ queryKey: ME_QUERY, queryFn: whoAmI }).data

/** Whether the user may do something; false while that is not known. */
export function useMay(permission: Permission): boolean {
  const me = useMe()
  return me !== undefined && may(me.roleKey, permission)
}

/** Shows something to those who may do it. */
export const May = ({ permission, children }: { permission: Permission; children: ReactNode }) =>
  useMay(permission) && children

/** Reads anew who is logged in, after the account has changed. */
export function useAccountChanged() {
  const queryClient = useQueryClient()
  return () => {
    forgetMe()
    return queryClient.invalidateQueries({ queryKey: ME_QUERY })
  }
}
