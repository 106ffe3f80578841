import type { EntityManager } from '@mikro-orm/sql'
import { warrantySettings } from '../../../shared/buying/warranty-settings.ts'
import { offerSettings } from '../../../shared/dealer/offer-settings.ts'
import { englishGreeting } from '../../../shared/inquiries/english-letter.ts'
import { englishDraft } from '../../../shared/offers/english-draft.ts'
import type { OfferContent } from '../../../shared/offers/offer-input.ts'
import { oneLine } from '../../base/work/mail/mail-text.ts'
import { ProductEntity } from '../../catalogue/products/product.entity.ts'
import { currentParts } from '../../dealer/settings/settings.parts.ts'
import type { InquiryEntity } from '../inquiries/inquiry.entity.ts'

/**
 * What a draft says to the sender of its inquiry. For one who is written to in English the product's own words are
 * English; what somebody has typed stays.
 */
export async function inLanguageOf(
  em: EntityManager,
  { language, name }: Pick<InquiryEntity, 'language' | 'name'>,
  content: OfferContent,
): Promise<OfferContent> {
  if (language === 'de') return content
  const settings = await currentParts(em, { warranty: warrantySettings, offer: offerSettings })
  const ids = content.lines.flatMap(({ productId }) => productId ?? [])
  const found = await em.find(ProductEntity, { id: { $in: ids } }, { disableIdentityMap: true })
  const machines = new Map(found.map((product) => [product.id, product]))
  return englishDraft(content, englishGreeting(oneLine(name)), { machines, ...settings })
}
