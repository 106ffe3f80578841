import type { EntityManager } from '@mikro-orm/sql'
import { sql } from 'kysely'
import { z } from 'zod'
import { paperNumber } from '../../../shared/offers/offer.ts'
import { berlinYear } from '../../../shared/time/time.ts'
import type { Language } from '../../../shared/writing/language.ts'
import type { Tables } from '../../base/data/db/database.ts'
import type { AttachedFile } from '../inquiries/message-files.ts'
import type { OfferEntity } from './offer.entity.ts'
import { OfferNumberEntity } from './offer.entity.ts'

const row = z.object({ last: z.number() })

/**
 * Takes the next number of the year in Berlin. Others wait for the end of the transaction, so that no number is given
 * twice, and none is lost if it fails.
 */
export async function takeNumber(
  em: EntityManager,
  now: Date,
): Promise<{ year: number; serial: number }> {
  const year = berlinYear(now)
  const { rows } = await sql`
    insert into offer_number (year, last) values (${year}, 1)
    on conflict (year) do update set last = offer_number.last + 1
    returning last`.execute(em.getKysely<Tables>())
  return { year, serial: row.parse(rows[0]).last }
}

/** `AN-2026-0042`; null without a number. */
export function numberOf({ year, serial }: Pick<OfferEntity, 'year' | 'serial'>): string | null {
  return year && serial ? `AN-${year}-${String(serial).padStart(4, '0')}` : null
}

/** The number on its paper: `AN-2026-0042-2`. */
export const paperNumberOf = (offer: OfferEntity): string =>
  paperNumber({ number: numberOf(offer), revision: offer.revision })

/** What its customer reads: that of a draft is its inquiry's, and what was sent stays what it was. */
export function languageOf({
  language,
  status,
  inquiry,
}: Pick<OfferEntity, 'language' | 'status'> & {
  inquiry: Pick<OfferEntity['inquiry'], 'language'>
}): Language {
  // What a backup of before brings back was German.
  return language ?? (status === 'draft' ? inquiry.language : 'de')
}

const fileNames: Record<Language, (number: string) => string> = {
  de: (number) => `${number}.pdf`,
  en: (number) => `Offer-${number}.pdf`,
}

/** The paper of an offer as a file. */
export const paperFile = (offer: OfferEntity, content: Buffer): AttachedFile<Buffer> => ({
  name: fileNames[languageOf(offer)](paperNumberOf(offer)),
  type: 'application/pdf',
  content,
})

/** A restore must not give a number again that a customer has on paper: of each year the higher one counts. */
export async function keepNumbers(em: EntityManager): Promise<() => Promise<void>> {
  const given = await em.find(OfferNumberEntity, {}, { disableIdentityMap: true })
  return async () => {
    for (const { year, last } of given)
      await sql`
        insert into offer_number (year, last) values (${year}, ${last})
        on conflict (year) do update set last = excluded.last
        where offer_number.last < excluded.last`.execute(em.getKysely<Tables>())
  }
}
