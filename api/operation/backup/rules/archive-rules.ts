import { z } from 'zod'
import { contactTexts, storedPhone } from '../../../../shared/inquiries/contact-rules.ts'
import { mailAddressOrEmpty } from '../../../../shared/mail/mail-address.ts'
import { sentOffer } from '../../../../shared/offers/sent-offer.ts'
import { ruledText } from '../../../../shared/writing/text.ts'
import {
  inquiryFacts,
  messageFacts,
  offerFacts,
} from '../../../customers/archive/archived-facts.ts'
import {
  ArchivedFileEntity,
  ArchivedInquiryEntity,
  ArchivedMessageEntity,
  ArchivedOfferEntity,
} from '../../../customers/archive/archived-inquiry.entity.ts'
import { count, line, mediaType, rulesOf, secretOf, sha256 } from './column-rules.ts'
import { isFixed } from './offer-rules.ts'

export const archiveRules = [
  rulesOf(ArchivedInquiryEntity, {
    id: 'typed',
    until: z.iso.date(),
    name: ruledText(contactTexts.name),
    company: ruledText(contactTexts.company),
    email: mailAddressOrEmpty,
    mailbox: line,
    phone: ruledText(storedPhone),
    phoneNumber: line,
    facts: inquiryFacts,
    createdAt: 'typed',
  }),
  rulesOf(ArchivedMessageEntity, { id: 'typed', inquiry: 'typed', facts: messageFacts }),
  rulesOf(ArchivedFileEntity, {
    message: 'typed',
    position: 'typed',
    name: line,
    type: mediaType,
    size: count,
    file: secretOf(16),
  }),
  rulesOf(
    ArchivedOfferEntity,
    {
      id: 'typed',
      inquiry: 'typed',
      facts: offerFacts,
      sent: sentOffer,
      pdf: z.base64(),
      pdfSha256: sha256,
    },
    isFixed,
  ),
]
