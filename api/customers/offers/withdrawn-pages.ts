import { hash } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/sql'
import { portionsOf } from '../../base/data/db/in-portions.ts'
import { OfferEntity } from './offer.entity.ts'
import { WithdrawnOfferEntity } from './withdrawn-offer.entity.ts'

const hashOfToken = (token: string) => hash('sha256', token)

/** Lets the pages of these inquiries' offers say that they are withdrawn, in the transaction that deletes them. */
export async function withdrawPages(em: EntityManager, inquiries: number[]): Promise<void> {
  for (const some of portionsOf(inquiries))
    await addWithdrawn(em, await tokenHashes(em, { inquiry: { $in: some } }))
}

/** Whether this token named an offer that was deleted with its inquiry. */
export const isWithdrawn = async (em: EntityManager, token: string): Promise<boolean> =>
  (await em.count(WithdrawnOfferEntity, { tokenHash: hashOfToken(token) })) > 0

/**
 * What was withdrawn before a restore stays so, unless the backup has its offer. Offers that the backup does not know
 * have customers who hold their link: they are withdrawn, too.
 */
export async function keepWithdrawn(em: EntityManager): Promise<() => Promise<void>> {
  const known = await em.find(WithdrawnOfferEntity, {}, { disableIdentityMap: true })
  const before = [...known.map(({ tokenHash }) => tokenHash), ...(await tokenHashes(em, {}))]
  return async () => {
    const offered = new Set(await tokenHashes(em, {}))
    await addWithdrawn(
      em,
      before.filter((tokenHash) => !offered.has(tokenHash)),
    )
  }
}

/** Of offers that were sent. */
async function tokenHashes(em: EntityManager, of: { inquiry?: { $in: number[] } }) {
  const sent = await em.find(
    OfferEntity,
    { ...of, token: { $ne: null }, status: { $ne: 'draft' } },
    { fields: ['token'], disableIdentityMap: true },
  )
  return sent.flatMap(({ token }) => (token ? [hashOfToken(token)] : []))
}

async function addWithdrawn(em: EntityManager, hashes: string[]): Promise<void> {
  const at = new Date()
  for (const some of portionsOf([...new Set(hashes)]))
    await em.upsertMany(
      WithdrawnOfferEntity,
      some.map((tokenHash) => ({ tokenHash, at })),
      { onConflictAction: 'ignore' },
    )
}
