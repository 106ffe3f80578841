import type { EntityManager } from '@mikro-orm/sql'
import { counts } from '../../../shared/offers/offer-input.ts'
import type { BoughtMachine } from '../../../shared/persons/customer.ts'
import type { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { productsOf } from '../inquiries/inquiry.products.ts'
import type { OfferEntity } from '../offers/offer.entity.ts'

/** The machines that a customer has bought, the last first. */
export async function findBought(
  em: EntityManager,
  inquiries: InquiryEntity[],
  offers: OfferEntity[],
): Promise<BoughtMachine[]> {
  const sold = await soldBy(em, inquiries, offers)
  return sold.map(({ inquiry: _, ...bought }) => bought).sort((a, b) => b.at.localeCompare(a.at))
}

type Sold = BoughtMachine & { inquiry: number }

type MaybeWon = Pick<InquiryEntity, 'wonAt' | 'updatedAt'> &
  Parameters<typeof productsOf>[1][number]
type MaybeAccepted = Pick<OfferEntity, 'status' | 'content' | 'decidedAt' | 'updatedAt'> & {
  inquiry: { id: number }
}

/** The machines that these inquiries have sold: those of accepted offers, and of what was won without one. */
export async function soldBy(
  em: EntityManager,
  inquiries: MaybeWon[],
  offers: MaybeAccepted[],
): Promise<Sold[]> {
  const accepted = offers.filter(({ status }) => status === 'accepted')
  const settled = new Set(accepted.map(({ inquiry }) => inquiry.id))
  const won = inquiries.filter(({ id, wonAt }) => wonAt && !settled.has(id))
  return [...accepted.flatMap(machinesOf), ...(await machinesAsked(em, won))]
}

function machinesOf({ inquiry, content, decidedAt, updatedAt }: MaybeAccepted): Sold[] {
  const at = (decidedAt ?? updatedAt).toISOString()
  return content.lines
    .filter((line) => line.kind === 'machine' && counts(line))
    .map(({ productId, title }) => ({ inquiry: inquiry.id, productId, title, at }))
}

async function machinesAsked(em: EntityManager, won: MaybeWon[]): Promise<Sold[]> {
  const products = await productsOf(em, won)
  return won.flatMap(({ id, wonAt, updatedAt }) => {
    const at = (wonAt ?? updatedAt).toISOString()
    return (products.get(id) ?? []).map((product) => ({
      inquiry: id,
      productId: product.id,
      title: product.title,
      at,
    }))
  })
}
