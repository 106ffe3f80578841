import { concernLabels } from '../../../shared/addresses/parameters.ts'
import { receiptNumber } from '../../../shared/inquiries/inquiry.ts'
import { messageKindLabels } from '../../../shared/inquiries/message.ts'
import { sourceLabels } from '../../../shared/inquiries/stage.ts'
import { paperNumber } from '../../../shared/offers/offer.ts'
import type { SentOffer } from '../../../shared/offers/sent-offer.ts'
import { berlinDay, formatDay } from '../../../shared/time/dates.ts'
import { languageLabels } from '../../../shared/writing/language.ts'
import { numberOf, numberOfInquiry } from '../inquiries/inquiry.personal.ts'
import { contentOfOffer, sentParts, totalsOfOffer } from '../offers/offer.personal.ts'
import { personal, within } from '../personal/personal-data.ts'
import { asDay, asFileType, asSize, ifSo } from '../personal/readings.ts'
import type { InquiryFacts, MessageFacts, OfferFacts } from './archived-facts.ts'
import {
  ArchivedFileEntity,
  ArchivedInquiryEntity,
  ArchivedMessageEntity,
  ArchivedOfferEntity,
} from './archived-inquiry.entity.ts'

const activity = 'sales'

/** What the archive says about persons: everything that it has is about one who was erased. */
export const archiveData = [
  personal(
    ArchivedInquiryEntity,
    {
      what: 'Aufbewahrte Anfragen',
      activity,
      nameOf: ({ id, createdAt }) => `Anfrage ${receiptNumber(id, createdAt)}`,
      alsoSays: numberOf,
      of: (_, { inquiries }) => ({ id: { $in: inquiries } }),
    },
    {
      id: 'work',
      until: { says: 'Nur noch aufbewahrt bis', reads: asDay },
      name: { says: 'Name' },
      company: { says: 'Firma' },
      email: { says: 'E-Mail-Adresse' },
      mailbox: 'work',
      phone: { says: 'Telefon' },
      phoneNumber: 'work',
      facts: within<InquiryFacts>('Inhalt', {
        message: { says: 'Nachricht' },
        callback: { says: 'Rückruf erbeten' },
        callbackAt: { says: 'Rückruf vereinbart für' },
        concern: { says: 'Anliegen', words: concernLabels },
        deliveryPostcode: { says: 'Lieferung nach' },
        language: { says: 'Sprache', words: languageLabels },
        source: { says: 'Eingang über', words: sourceLabels },
        products: within<InquiryFacts['products'][number]>('Maschinen', {
          id: 'shop',
          title: { says: 'Maschine' },
          quantity: { says: 'Anzahl' },
        }),
        answerDueAt: { says: 'Antwort zugesagt bis' },
        firstAnsweredAt: { says: 'Zuerst beantwortet am' },
        suspicious: { says: 'Verdacht auf Werbung' },
        updatedAt: { says: 'Zuletzt bearbeitet am' },
      }),
      createdAt: { says: 'Eingegangen am' },
    },
  ),
  personal(
    ArchivedMessageEntity,
    {
      what: 'Aufbewahrte Nachrichten und Telefonate',
      activity,
      nameOf: ({ facts: { kind, at } }) =>
        `${messageKindLabels[kind]} vom ${formatDay(berlinDay(new Date(at)))}`,
      alsoSays: numberOfInquiry,
      of: (_, { inquiries }) => ({ inquiry: { $in: inquiries } }),
    },
    {
      id: 'work',
      inquiry: 'work',
      facts: within<MessageFacts>('Inhalt', {
        at: { says: 'Am' },
        kind: { says: 'Art', words: messageKindLabels },
        subject: { says: 'Betreff' },
        text: { says: 'Text' },
        author: 'staff',
        automatic: { says: 'Von selbst geschrieben', reads: ifSo },
        quoted: { says: 'Zitiert' },
        from: { says: 'Gesendet von' },
        leftOut: { says: 'Nicht übernommene Anlagen' },
        to: { says: 'An' },
        cc: { says: 'Kopie an' },
        passedOnBy: { says: 'Weitergegeben von' },
        fromProgram: { says: 'Von einem Programm gesendet', reads: ifSo },
        suspicious: { says: 'Absender unsicher', reads: ifSo },
      }),
    },
  ),
  personal(
    ArchivedFileEntity,
    {
      what: 'Aufbewahrte Anlagen',
      activity,
      nameOf: ({ name }) => `Anlage ${name}`,
      fileNameOf: ({ name }) => name,
      of: (_, { inquiries }) => ({ message: { inquiry: { $in: inquiries } } }),
    },
    {
      message: 'work',
      position: 'work',
      name: { says: 'Dateiname' },
      type: { says: 'Dateityp', reads: asFileType },
      size: { says: 'Größe', reads: asSize },
      file: { says: 'Datei', file: 'stored' },
    },
  ),
  personal(
    ArchivedOfferEntity,
    {
      what: 'Aufbewahrte Angebote',
      activity,
      nameOf: ({ facts }) => `Angebot ${paperNumber(facts)}`,
      alsoSays: numberOfInquiry,
      fileNameOf: ({ facts }) => `${paperNumber(facts)}.pdf`,
      of: (_, { inquiries }) => ({ inquiry: { $in: inquiries } }),
    },
    {
      id: 'work',
      inquiry: 'work',
      facts: within<OfferFacts>('Inhalt', {
        ...contentOfOffer,
        number: { says: 'Nummer' },
        revision: { says: 'Fassung' },
        language: { says: 'Sprache', words: languageLabels },
        totals: totalsOfOffer,
        value: 'work',
        sentAt: { says: 'Gesendet am' },
        decision: within<NonNullable<OfferFacts['decision']>>('Annahme', {
          at: { says: 'Am' },
          name: { says: 'Von' },
          reason: { says: 'Grund' },
        }),
        decidedOnPage: { says: 'Auf der Angebotsseite angenommen' },
        createdAt: { says: 'Angelegt am' },
        updatedAt: { says: 'Zuletzt bearbeitet am' },
      }),
      sent: within<SentOffer>('Wie gesendet', sentParts),
      pdf: { says: 'Papier', file: 'base64' },
      pdfSha256: 'work',
    },
  ),
]
