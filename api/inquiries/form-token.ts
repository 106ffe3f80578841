import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { MikroORM } from '@mikro-orm/sql'
import { SecretEntity } from './secret.entity.ts'

/** Tells by a signed token how long a form was open, without a cookie and without a list of forms. */
export interface FormTokens {
  issue(): Promise<string>
  /** @returns milliseconds since the token was issued, or null when it is none of ours */
  ageOf(token: string): Promise<number | null>
}

const SECRET = 'contact-form'

export function createFormTokens(orm: MikroORM, now: () => number = Date.now): FormTokens {
  let secret: Promise<string> | undefined
  const sign = async (issuedAt: string) => {
    secret ??= findSecret(orm)
    return createHmac('sha256', await secret)
      .update(issuedAt)
      .digest('base64url')
  }
  return {
    async issue() {
      const issuedAt = now().toString(36)
      return `${issuedAt}.${await sign(issuedAt)}`
    },
    async ageOf(token) {
      const [issuedAt = '', signature = ''] = token.split('.')
      const expected = Buffer.from(await sign(issuedAt))
      const given = Buffer.from(signature)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      return now() - Number.parseInt(issuedAt, 36)
    },
  }
}

/** Whichever process asks first makes it; all others find it. */
async function findSecret(orm: MikroORM): Promise<string> {
  const em = orm.em.fork()
  const value = randomBytes(32).toString('hex')
  await em.upsert(SecretEntity, { name: SECRET, value }, { onConflictAction: 'ignore' })
  const stored = await orm.em.fork().findOneOrFail(SecretEntity, { name: SECRET })
  return stored.value
}
