import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { HttpError } from 'react-admin'
import { type CurrentUser, currentUser } from '../../../shared/accounts/auth.ts'
import { may, type Permission } from '../../../shared/accounts/permissions.ts'
import { withoutOperator } from '../../../shared/mail/for-operator.ts'
import { isHttpError, load } from '../data/api.ts'
import { queryClient } from '../data/queryClient.ts'
import { claim, readToken, rememberedUser } from '../kept/session.ts'

const FIVE_MINUTES = 5 * 60_000

async function askWhoIAm(): Promise<Answer> {
  const token = readToken()
  if (!token) throw new HttpError('Bitte melden Sie sich an', 401)
  try {
    const user = await load(currentUser, '/auth/me')
    claim(token, user)
    return { token, user }
  } catch (error) {
    // Somebody has logged in since.
    if (isHttpError(error, 401) && readToken() !== token) return askWhoIAm()
    // Whom the server does not answer stays who they are.
    const user = isUnanswered(error) ? rememberedUser(token) : null
    if (!user) throw error
    claim(token, user)
    return { token, user }
  }
}

const isUnanswered = (error: unknown) =>
  error instanceof HttpError && (error.status === 0 || error.status >= 500)

interface Answer {
  token: string
  user: CurrentUser
}

const QUERY = {
  queryKey: ['auth', 'me'],
  queryFn: askWhoIAm,
  // Somebody else may have logged in since, in this window or in another one.
  staleTime: ({ state }: { state: { data?: Answer | undefined } }) =>
    state.data?.token === readToken() ? FIVE_MINUTES : 0,
  // Whether somebody is logged in is known at once, without a connection too.
  retry: false,
  networkMode: 'always',
} as const

/** The user who is logged in. Asks the server at most once in five minutes. */
export const whoAmI = async () => (await queryClient.fetchQuery(QUERY)).user

export const useMe = () => useQuery(QUERY).data?.user

/** Whether the user may do something; false while that is not known. */
export function useMay(permission: Permission): boolean {
  const me = useMe()
  return me !== undefined && may(me.roleKey, permission)
}

/** Shows something to those who may do it. */
export const May = ({ permission, children }: { permission: Permission; children: ReactNode }) =>
  useMay(permission) && children

/** Reads anew who is logged in, after the account has changed. */
export const accountChanged = () => queryClient.invalidateQueries({ queryKey: QUERY.queryKey })

/** What of a text the user is to read: only administrators what names settings of the machine. */
export function useForMe(): (text: string) => string {
  return useMe()?.roleKey === 'administrator' ? asItIs : withoutOperator
}

const asItIs = (text: string) => text
