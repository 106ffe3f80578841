import type { MikroORM } from '@mikro-orm/sql'
import { formatCount } from '../../../shared/writing/format.ts'
import { RevisionEntity } from '../../base/requests/history/revision.entity.ts'
import { ProductEntity } from '../../catalogue/products/product.entity.ts'
import { InquiryEntity } from '../../customers/inquiries/inquiry.entity.ts'
import { OfferEntity } from '../../customers/offers/offer.entity.ts'

/** What a restore takes away of that which came after a moment, in words; empty if that is nothing. */
export async function lossesSince({ em }: MikroORM, moment: Date): Promise<string[]> {
  const fork = em.fork()
  const since = { $gt: moment }
  const inquiries = await fork.count(InquiryEntity, { createdAt: since })
  const offers = await fork.count(OfferEntity, { updatedAt: since, status: { $ne: 'draft' } })
  const products = await fork.count(ProductEntity, { updatedAt: since })
  const changes = await fork.count(RevisionEntity, { at: since, kind: { $ne: 'product' } })
  return [
    inquiries > 0 &&
      formatCount(inquiries, 'Anfrage, die seither kam', 'Anfragen, die seither kamen'),
    offers > 0 &&
      formatCount(
        offers,
        'Angebot, das seither gesendet, bestellt oder angenommen wurde',
        'Angebote, die seither gesendet, bestellt oder angenommen wurden',
      ),
    products > 0 &&
      formatCount(
        products,
        'Maschine, die seither angelegt oder geändert wurde',
        'Maschinen, die seither angelegt oder geändert wurden',
      ),
    changes > 0 &&
      formatCount(
        changes,
        'Änderung an Kategorien, Einstellungen oder Texten',
        'Änderungen an Kategorien, Einstellungen oder Texten',
      ),
  ].filter((text) => text !== false)
}
