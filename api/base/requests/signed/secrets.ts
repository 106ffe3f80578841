import { randomBytes } from 'node:crypto'
import type { EntityManager, MikroORM } from '@mikro-orm/sql'
import { SecretEntity } from './secret.entity.ts'

/** A key that all processes share: what one has signed, each other can check. */
export function sharedSecret(orm: MikroORM, name: string): () => Promise<string> {
  let secret: Promise<string> | undefined
  return () => {
    // A failure is not remembered, so the next call tries again.
    secret ??= secretOf(orm.em.fork(), name).catch((error) => {
      secret = undefined
      throw error
    })
    return secret
  }
}

/** For what is read with rows that it is about: after a restore it is the one that came with them. */
export async function secretOf(em: EntityManager, name: string): Promise<string> {
  const find = () => em.findOne(SecretEntity, { name }, { disableIdentityMap: true })
  const known = await find()
  if (known) return known.value
  const value = randomBytes(32).toString('hex')
  await em.upsert(SecretEntity, { name, value }, { onConflictAction: 'ignore' })
  return (await find())?.value ?? value
}
