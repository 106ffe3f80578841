import { randomBytes } from 'node:crypto'
import type { MikroORM } from '@mikro-orm/sql'
import { SecretEntity } from './secret.entity.ts'

/** A key that all processes share: what one has signed, each other can check. */
export function sharedSecret(orm: MikroORM, name: string): () => Promise<string> {
  let secret: Promise<string> | undefined
  return () => {
    // A failure is not remembered, so the next call tries again.
    secret ??= findSecret(orm, name).catch((error) => {
      secret = undefined
      throw error
    })
    return secret
  }
}

/** The first process that asks creates the secret; all others find it. */
async function findSecret(orm: MikroORM, name: string): Promise<string> {
  const known = await orm.em.fork().findOne(SecretEntity, { name })
  if (known) return known.value
  const value = randomBytes(32).toString('hex')
  await orm.em.fork().upsert(SecretEntity, { name, value }, { onConflictAction: 'ignore' })
  const stored = await orm.em.fork().findOneOrFail(SecretEntity, { name })
  return stored.value
}
