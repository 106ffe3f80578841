import { hash } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/core'
import type { EntityManager as SqlEntityManager } from '@mikro-orm/sql'
import { signatureOf } from '../../base/requests/signed/secrets.ts'
import { endAlerts } from './alert.changes.ts'
import { findOfAddress } from './alert.queries.ts'
import { AlertBlockEntity } from './alert-block.entity.ts'
import { SearchAlertEntity } from './search-alert.entity.ts'

const hashOfToken = (token: string) => hash('sha256', token)

/**
 * Lets nobody ask for search alerts of a mailbox any more, and ends those of this address. Whoever shares the mailbox
 * under another address keeps theirs.
 */
export async function blockMailbox(
  em: SqlEntityManager,
  key: string,
  { token, email, mailbox }: Pick<SearchAlertEntity, 'token' | 'email' | 'mailbox'>,
  at: Date,
): Promise<void> {
  const entry = { hash: signatureOf(mailbox, key), key, tokenHash: hashOfToken(token), at }
  // Two presses at once find none, and both want to be the first.
  if (!(await isBlocked(em, mailbox)))
    await em
      .createQueryBuilder(AlertBlockEntity)
      .insert(entry)
      .onConflict('hash')
      .ignore()
      .execute()
  await endAlerts(em, await findOfAddress(em, email))
}

export const isBlocked = async (em: EntityManager, mailbox: string): Promise<boolean> =>
  (await em.count(AlertBlockEntity, await blocksOf(em, [mailbox]))) > 0

/** Whether a mailbox was blocked with this token. */
export const isBlockedWith = async (em: EntityManager, token: string): Promise<boolean> =>
  (await em.count(AlertBlockEntity, { tokenHash: hashOfToken(token) })) > 0

/** The condition of the entries of these mailboxes. */
export async function blocksOf(em: EntityManager, mailboxes: readonly string[]) {
  const keys = await keysOfBlocks(em)
  return { hash: { $in: keys.flatMap((key) => mailboxes.map((one) => signatureOf(one, key))) } }
}

/** The keys of all entries: that of this database, and those of databases that it was restored from. */
async function keysOfBlocks(em: EntityManager): Promise<string[]> {
  const options = { fields: ['key'], disableIdentityMap: true } as const
  return [...new Set((await em.find(AlertBlockEntity, {}, options)).map(({ key }) => key))]
}

/** What was blocked before a restore stays so, and alerts that have come back with the backup end. */
export async function keepBlocks(em: SqlEntityManager): Promise<() => Promise<void>> {
  const before = await readBlocks(em)
  const going = new Set((await readAlerts(em)).map(({ token }) => token))
  return async () => {
    for (const block of before)
      if ((await em.count(AlertBlockEntity, { hash: block.hash })) === 0)
        await em.insert(AlertBlockEntity, block)
    const hashes = new Set((await readBlocks(em)).map(({ hash }) => hash))
    const keys = await keysOfBlocks(em)
    const isStopped = ({ token, mailbox }: SearchAlertEntity) =>
      !going.has(token) && keys.some((key) => hashes.has(signatureOf(mailbox, key)))
    await endAlerts(em, (await readAlerts(em)).filter(isStopped))
  }
}

const readAlerts = (em: EntityManager) =>
  em.find(SearchAlertEntity, {}, { disableIdentityMap: true })

async function readBlocks(em: EntityManager) {
  const found = await em.find(AlertBlockEntity, {}, { disableIdentityMap: true })
  return found.map(({ hash, key, tokenHash, at }) => ({ hash, key, tokenHash, at }))
}
