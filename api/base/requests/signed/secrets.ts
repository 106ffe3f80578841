import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { EntityManager, MikroORM } from '@mikro-orm/sql'
import { SecretEntity } from './secret.entity.ts'

/** A key that all processes share: what one has signed, each other can check. */
export function sharedSecret(orm: MikroORM, name: string): () => Promise<string> {
  let secret: Promise<string> | undefined
  return () => {
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

/** @returns 43 characters that fit in an address */
export function signatureOf(content: string, secret: string): string {
  return createHmac('sha256', secret).update(content).digest('base64url')
}

/** Takes the same time for every wrong secret, whatever its length. */
export function isSameSecret(given: string, secret: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer')
  return timingSafeEqual(digest(given), digest(secret))
}
