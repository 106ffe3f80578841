import type { EntityManager } from '@mikro-orm/sql'
import { type Colleague, PRESENT_MS } from '../../../shared/inquiries/message-input.ts'
import { within } from '../../base/data/db/rows.ts'
import { signingName, UserEntity } from '../../dealer/accounts/user.entity.ts'

interface Presence {
  inquiry: number
  account: number
  writing: boolean
}

/** Notes that an account has an inquiry open. Whoever opens another one has left this one. */
export async function notePresence(
  em: EntityManager,
  { inquiry, account, writing }: Presence,
  now: Date,
): Promise<void> {
  await em.nativeUpdate(
    UserEntity,
    { id: account },
    { openInquiry: inquiry, seenThereAt: now, isWriting: writing },
  )
}

/** Who else has an inquiry open, by name. */
export async function findColleagues(
  em: EntityManager,
  { inquiry, account }: Pick<Presence, 'inquiry' | 'account'>,
  now: Date,
): Promise<Colleague[]> {
  const found = await em.find(
    UserEntity,
    {
      openInquiry: inquiry,
      id: { $ne: account },
      active: true,
      seenThereAt: within(PRESENT_MS, now),
    },
    { disableIdentityMap: true },
  )
  return found
    .map((user) => ({ name: signingName(user), writing: user.isWriting }))
    .sort((a, b) => a.name.localeCompare(b.name, 'de'))
}
