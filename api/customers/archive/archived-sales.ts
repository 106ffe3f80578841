import type { EntityManager } from '@mikro-orm/sql'
import type { WonOffer } from '../offers/offer-figures.ts'
import type { Counted } from '../sales-figures/sales-figures.ts'
import { machinesOf } from './archive.queries.ts'
import { ArchivedInquiryEntity, ArchivedOfferEntity } from './archived-inquiry.entity.ts'

/** The inquiries of the archive that arrived in this time, as figures count them: they say of nobody who it was. */
export async function archivedInquiries(
  em: EntityManager,
  arrived: { $gte: Date; $lt: Date },
): Promise<Counted[]> {
  const found = await em.find(
    ArchivedInquiryEntity,
    { createdAt: arrived },
    { populate: ['facts'] },
  )
  const counted: Counted[] = []
  for (const { createdAt, facts } of found)
    counted.push({
      createdAt,
      answerDueAt: momentOf(facts.answerDueAt),
      firstAnsweredAt: momentOf(facts.firstAnsweredAt),
      stage: 'won',
      lostReason: null,
      source: facts.source,
      products: await machinesOf(em, facts.products),
    })
  return counted
}

/** All offers of the archive, as figures count them. */
export async function archivedOffers(em: EntityManager): Promise<WonOffer[]> {
  const found = await em.find(ArchivedOfferEntity, {}, { populate: ['inquiry.facts'] })
  return found.map(({ facts, inquiry }) => ({
    value: facts.value,
    decidedAt: momentOf(facts.decision?.at ?? null),
    inquiry: { source: inquiry.facts.source, createdAt: inquiry.createdAt },
  }))
}

const momentOf = (at: string | null) => (at === null ? null : new Date(at))
