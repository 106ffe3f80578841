import { useQuery } from '@tanstack/react-query'
import { HttpError } from 'react-admin'
import { z } from 'zod'
import { roles } from '../../../shared/accounts/permissions.ts'
import { whoAmI } from '../auth/me.tsx'
import { YARD_ACCOUNT } from '../auth/session.ts'
import { yardCalls } from './yardCalls.ts'

/** Who uses this phone, known without a connection too, until they log out. */
const yardAccount = z.object({
  id: z.number(),
  username: z.string(),
  roleKey: z.enum(roles),
  /** With what their entries are locked. */
  key: z.string(),
})
export type YardAccount = z.infer<typeof yardAccount>

function remembered(): YardAccount | null {
  try {
    return yardAccount.parse(JSON.parse(localStorage.getItem(YARD_ACCOUNT) ?? ''))
  } catch {
    return null
  }
}

async function findAccount(): Promise<YardAccount> {
  const known = remembered()
  try {
    const { id, username, roleKey } = await whoAmI()
    const key = known?.id === id ? known.key : await yardCalls.key()
    const account = { id, username, roleKey, key }
    localStorage.setItem(YARD_ACCOUNT, JSON.stringify(account))
    return account
  } catch (error) {
    // Who has no connection stays who they are. Whoever is logged out does not.
    if (!known || (error instanceof HttpError && error.status === 401)) throw error
    return known
  }
}

export const useYardAccount = () =>
  useQuery({
    queryKey: ['yard', 'account'],
    queryFn: findAccount,
    placeholderData: () => remembered() ?? undefined,
    networkMode: 'always',
  })
