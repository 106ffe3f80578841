import { randomBytes } from 'node:crypto'
import type { EntityManager, MikroORM } from '@mikro-orm/sql'
import { DAY } from '../../../shared/time/time.ts'
import { isSameSecret, sharedSecret, signatureOf } from '../../base/requests/signed/secrets.ts'
import { SpentFormTokenEntity } from './spent-form-token.entity.ts'

/** What a valid token says. */
export interface FormToken {
  id: string
  /** Milliseconds since it was issued. */
  age: number
}

const SECRET = 'contact-form'
/** Older tokens do not count, so used ones need not be remembered for longer. */
const LIFETIME = 30 * DAY

/** Signed tokens that say how long a form was open, without a cookie and without a list of open forms. */
export function createFormTokens(orm: MikroORM, now: () => number = Date.now) {
  const secret = sharedSecret(orm, SECRET)
  const sign = async (content: string) => signatureOf(content, await secret())
  return {
    async issue(): Promise<string> {
      const content = `${now().toString(36)}-${randomBytes(8).toString('hex')}`
      return `${content}.${await sign(content)}`
    },
    /** @returns null for one that has expired */
    async read(token: string): Promise<FormToken | 'forged' | null> {
      const [content = '', signature = ''] = token.split('.')
      if (!isSameSecret(signature, await sign(content))) return 'forged'
      const age = now() - Number.parseInt(content, 36)
      return age > LIFETIME ? null : { id: signature, age }
    },
  }
}

/**
 * Notes in the transaction of the inquiry that its token was used.
 * @returns whether it was the first time in any process
 */
export async function spendFormToken(em: EntityManager, { id }: FormToken): Promise<boolean> {
  const { affectedRows } = await em
    .createQueryBuilder(SpentFormTokenEntity)
    .insert({ token: id, spentAt: new Date() })
    .onConflict('token')
    .ignore()
    .execute()
  return affectedRows === 1
}

/** Forgets used tokens that have expired. */
export async function forgetSpentFormTokens(em: EntityManager, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - LIFETIME)
  await em.nativeDelete(SpentFormTokenEntity, { spentAt: { $lt: limit } })
}
