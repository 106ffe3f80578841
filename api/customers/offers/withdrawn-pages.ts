import { hash } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/sql'
import type { Language } from '../../../shared/writing/language.ts'
import { portionsOf } from '../../base/data/db/rows.ts'
import { OfferEntity, WithdrawnOfferEntity } from './offer.entity.ts'

type WithdrawnPage = Pick<WithdrawnOfferEntity, 'tokenHash' | 'language'>

const hashOfToken = (token: string) => hash('sha256', token)

/** Lets the pages of these inquiries' offers say that they are withdrawn, in the transaction that deletes them. */
export async function withdrawPages(em: EntityManager, inquiries: number[]): Promise<void> {
  for (const some of portionsOf(inquiries))
    await addWithdrawn(em, await pagesOf(em, { inquiry: { $in: some } }))
}

/** In which language an offer of this token was sent that was deleted with its inquiry; null for any other. */
export async function findWithdrawn(em: EntityManager, token: string): Promise<Language | null> {
  const found = await em.findOne(
    WithdrawnOfferEntity,
    { tokenHash: hashOfToken(token) },
    { disableIdentityMap: true },
  )
  return found?.language ?? null
}

/**
 * What was withdrawn before a restore stays so, unless the backup has its offer. Offers that the backup does not know
 * have customers who hold their link: they are withdrawn, too.
 */
export async function keepWithdrawn(em: EntityManager): Promise<() => Promise<void>> {
  const known = await em.find(WithdrawnOfferEntity, {}, { disableIdentityMap: true })
  const before = [...known, ...(await pagesOf(em, {}))]
  return async () => {
    const offered = new Set((await pagesOf(em, {})).map(({ tokenHash }) => tokenHash))
    await addWithdrawn(
      em,
      before.filter(({ tokenHash }) => !offered.has(tokenHash)),
    )
  }
}

/** Of offers that were sent. */
async function pagesOf(
  em: EntityManager,
  of: { inquiry?: { $in: number[] } },
): Promise<WithdrawnPage[]> {
  const sent = await em.find(
    OfferEntity,
    { ...of, token: { $ne: null }, status: { $ne: 'draft' } },
    { fields: ['token', 'language'], disableIdentityMap: true },
  )
  return sent.flatMap(({ token, language }) =>
    token ? [{ tokenHash: hashOfToken(token), language: language ?? 'de' }] : [],
  )
}

async function addWithdrawn(em: EntityManager, pages: WithdrawnPage[]): Promise<void> {
  const at = new Date()
  const once = new Map(pages.map(({ tokenHash, language }) => [tokenHash, language]))
  for (const some of portionsOf([...once]))
    await em.upsertMany(
      WithdrawnOfferEntity,
      some.map(([tokenHash, language]) => ({ tokenHash, language, at })),
      { onConflictAction: 'ignore' },
    )
}
