import type { EntityManager } from '@mikro-orm/sql'
import { KEY_DAYS } from '../../../../shared/calls/idempotency.ts'
import { DAY } from '../../../../shared/time/time.ts'
import type { Change } from '../change/change.ts'
import { ApiError } from '../http/errors.ts'
import { AcceptedKeyEntity } from './accepted-key.entity.ts'

export interface KeyedChange {
  key: string
  account: number
  request: string
}

/** Null if no such change was made. @throws {ApiError} 409 for another account’s key, 422 for another change’s */
export async function findAccepted(em: EntityManager, sent: KeyedChange): Promise<number | null> {
  const known = await em.findOne(AcceptedKeyEntity, { key: sent.key }, { disableIdentityMap: true })
  if (known && known.account !== sent.account)
    throw new ApiError(409, 'Diese Änderung gehört zu einem anderen Konto')
  // Answered like the first, it would be lost.
  if (known?.request && known.request !== sent.request)
    throw new ApiError(422, 'Unter dieser Kennung kam schon eine andere Änderung')
  return known?.subject ?? null
}

/**
 * Makes a change unless one with its key was made before, in the transaction of the change. One that arrives twice at
 * the same time waits for the first, because the key is written before anything else.
 * @example
 * change(c, followers, (em) => once(em, { key, account, request }, () => noteSighting(em, id, at)))
 */
export async function once(
  em: EntityManager,
  sent: KeyedChange,
  work: () => Promise<Change<number>>,
): Promise<Change<number>> {
  const { affectedRows } = await em
    .createQueryBuilder(AcceptedKeyEntity)
    .insert({ ...sent, subject: 0, at: new Date() })
    .onConflict('key')
    .ignore()
    .execute()
  if (affectedRows === 0) return { result: (await findAccepted(em, sent)) ?? 0, touched: [] }
  const change = await work()
  await em.nativeUpdate(AcceptedKeyEntity, { key: sent.key }, { subject: change.result })
  return change
}

export async function forgetOldKeys(em: EntityManager, now: Date): Promise<void> {
  await em.nativeDelete(AcceptedKeyEntity, {
    at: { $lt: new Date(now.getTime() - KEY_DAYS * DAY) },
  })
}
