import { randomInt } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/sql'
import { RecoveryCodeEntity } from './recovery-code.entity.ts'
import { hashToken } from './sessions.ts'

const COUNT = 10
const LENGTH = 10
/** Without the letters and digits that look alike on paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Puts new codes in the place of all that the user had. They are shown once: only hashes are kept. */
export async function replaceRecoveryCodes(
  em: EntityManager,
  userId: number,
  count = COUNT,
): Promise<string[]> {
  await em.nativeDelete(RecoveryCodeEntity, { user: userId })
  const codes = Array.from({ length: count }, newCode)
  if (count > 0)
    await em.insertMany(
      RecoveryCodeEntity,
      codes.map((code) => ({ user: userId, codeHash: hashOf(code) })),
    )
  return codes
}

export async function spendRecoveryCode(
  em: EntityManager,
  userId: number,
  code: string,
): Promise<boolean> {
  const spent = await em.nativeDelete(RecoveryCodeEntity, { user: userId, codeHash: hashOf(code) })
  return spent > 0
}

/** `k7fqm-x2pda`. */
function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
  return `${letters.slice(0, LENGTH / 2).join('')}-${letters.slice(LENGTH / 2).join('')}`
}

/** Without what people write between the letters and digits. */
const hashOf = (code: string) => hashToken(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
