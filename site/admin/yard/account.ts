import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import type { CurrentUser } from '../../../shared/accounts/auth.ts'
import { yardKey } from '../../../shared/yard/yard.ts'
import { whoAmI } from '../auth/me.tsx'
import { load } from '../data/api.ts'
import { ownership, YARD_ACCOUNT } from '../kept/session.ts'

/** With what the entries of an account are locked, known without a connection too, until they log out. */
const keptKey = z.object({ id: z.number(), key: z.string() })

/** Who uses this phone. */
export interface YardAccount extends Pick<CurrentUser, 'id' | 'username' | 'roleKey'> {
  key: string
}

/** The account, if this phone has its key. */
function withKey({ id, username, roleKey }: CurrentUser): YardAccount | undefined {
  try {
    const known = keptKey.parse(JSON.parse(localStorage.getItem(YARD_ACCOUNT) ?? ''))
    return known.id === id ? { id, username, roleKey, key: known.key } : undefined
  } catch {
    return undefined
  }
}

async function findAccount(): Promise<YardAccount> {
  const me = await whoAmI()
  const known = withKey(me)
  if (known) return known
  const { id, username, roleKey } = me
  const { key } = await load(yardKey, '/yard/key')
  try {
    localStorage.setItem(YARD_ACCOUNT, JSON.stringify({ id, key }))
  } catch {
    // A phone without room asks for it at each start.
  }
  return { id, username, roleKey, key }
}

export function useYardAccount() {
  const { owner } = ownership()
  return useQuery({
    queryKey: ['yard', 'account'],
    queryFn: findAccount,
    placeholderData: () => (owner ? withKey(owner) : undefined),
    networkMode: 'always',
  })
}
