import { hash } from 'node:crypto'
import { z } from 'zod'
import { offerStatuses } from '../../../../shared/offers/offer.ts'
import { offerContent } from '../../../../shared/offers/offer-input.ts'
import { sentOffer } from '../../../../shared/offers/sent-offer.ts'
import { offerTotals } from '../../../../shared/offers/totals.ts'
import { language } from '../../../../shared/writing/language.ts'
import {
  OfferEntity,
  OfferNumberEntity,
  WithdrawnOfferEntity,
} from '../../../customers/offers/offer.entity.ts'
import { count, rulesOf, secretOf, sha256 } from './column-rules.ts'

/** What was sent has its page and its paper. */
export const isFixed = ({
  status,
  sent,
  pdf,
  pdf_sha256: sum,
}: Readonly<Record<string, unknown>>) =>
  status === 'draft' ||
  Boolean(
    sent && typeof pdf === 'string' && pdf && hash('sha256', Buffer.from(pdf, 'base64')) === sum,
  )

export const offerRules = [
  rulesOf(
    OfferEntity,
    {
      id: 'typed',
      inquiry: 'typed',
      broughtBy: 'typed',
      year: count,
      serial: count,
      revision: count,
      status: z.enum(offerStatuses).exclude(['expired']),
      validUntil: z.iso.date(),
      content: offerContent,
      value: z.number(),
      totals: offerTotals,
      language,
      sent: sentOffer,
      pdf: z.base64(),
      pdfSha256: sha256,
      token: secretOf(24),
      sentAt: 'typed',
      decidedAt: 'typed',
      decidedBy: 'typed',
      decisionReason: 'typed',
      decidedOnPage: 'typed',
      searchText: 'typed',
      editedBy: 'typed',
      createdAt: 'typed',
      updatedAt: 'typed',
    },
    isFixed,
  ),
  rulesOf(OfferNumberEntity, { year: count, last: count }),
  rulesOf(WithdrawnOfferEntity, { tokenHash: sha256, at: 'typed', language }),
]
