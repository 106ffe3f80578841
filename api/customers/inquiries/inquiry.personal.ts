import type { FilterQuery } from '@mikro-orm/core'
import { concernLabels } from '../../../shared/addresses/parameters.ts'
import { receiptNumber } from '../../../shared/inquiries/inquiry.ts'
import { messageKindLabels } from '../../../shared/inquiries/message.ts'
import {
  lostReasonLabels,
  sourceLabels,
  stageLabels,
  stepTexts,
} from '../../../shared/inquiries/stage.ts'
import { berlinDay, formatAppointment, formatDay } from '../../../shared/time/dates.ts'
import { languageLabels } from '../../../shared/writing/language.ts'
import { personal } from '../personal/personal-data.ts'
import { asFileType, asSize, ifSo } from '../personal/readings.ts'
import { InquiryEntity, InquiryEventEntity, InquiryProductEntity } from './inquiry.entity.ts'
import { broughtWith } from './joined.ts'
import { MessageAttachmentEntity, MessageEntity } from './message.entity.ts'

const everything = () => ({})
/** By its number a customer knows which inquiry is meant. */
export const numberOf = ({ id, createdAt }: Pick<InquiryEntity, 'id' | 'createdAt'>) => ({
  Vorgangsnummer: receiptNumber(id, createdAt),
})
export const numberOfInquiry = ({
  inquiry,
}: {
  inquiry: Pick<InquiryEntity, 'id' | 'createdAt'>
}) => numberOf(inquiry)
const day = (at: Date) => formatDay(berlinDay(at))

/** The condition of messages that the law keeps. A note that nobody has written proves what was agreed. */
export const keptMessages: FilterQuery<MessageEntity> = {
  $or: [{ kind: { $ne: 'note' } }, { automatic: true }],
}

/** A callback that was agreed ends when it has to be answered; one that staff have set down has no end. */
const isAgreed = (step: Date, callback?: Date | null) => callback?.getTime() === step.getTime()

/** What the tables of this room say about persons. */
export const inquiryData = [
  personal(
    InquiryEntity,
    {
      what: 'Anfragen',
      activity: 'inquiries',
      nameOf: ({ id, createdAt }) => `Anfrage ${receiptNumber(id, createdAt)}`,
      alsoSays: numberOf,
      // The step goes also where the inquiry is kept.
      warnsOf: ({ id, createdAt, callbackAt, answerDueAt, nextStepAt, nextStepText }, now) =>
        nextStepAt && nextStepAt > now && nextStepText === stepTexts.callback
          ? `Der Rückruf am ${formatAppointment(nextStepAt, isAgreed(nextStepAt, callbackAt) ? answerDueAt : null)} (Anfrage ${receiptNumber(id, createdAt)}) entfällt.`
          : undefined,
      of: (_, { inquiries }) => ({ id: { $in: inquiries } }),
      keptByLaw: everything,
    },
    {
      id: 'work',
      name: { says: 'Name' },
      company: { says: 'Firma' },
      email: { says: 'E-Mail-Adresse' },
      mailbox: 'work',
      phone: { says: 'Telefon' },
      phoneNumber: 'work',
      message: { says: 'Nachricht' },
      callback: { says: 'Rückruf erbeten' },
      callbackAt: { says: 'Rückruf vereinbart für' },
      concern: { says: 'Anliegen', words: concernLabels },
      deliveryPostcode: { says: 'Lieferung nach' },
      language: { says: 'Sprache', words: languageLabels },
      source: { says: 'Eingang über', words: sourceLabels },
      product: 'shop',
      productTitle: { says: 'Maschine' },
      productQuantity: { says: 'Anzahl' },
      stage: { says: 'Stand', words: stageLabels },
      lostReason: { says: 'Grund der Absage', words: lostReasonLabels },
      lostNote: { says: 'Erläuterung der Absage' },
      owner: 'staff',
      nextStepAt: { says: 'Nächster Schritt am' },
      nextStepText: { says: 'Nächster Schritt' },
      remindedOf: 'work',
      answerDueAt: { says: 'Antwort zugesagt bis' },
      firstAnsweredAt: { says: 'Zuerst beantwortet am' },
      wonAt: { says: 'Gewonnen am' },
      duplicateOf: 'work',
      joinedAt: 'work',
      joining: 'work',
      broughtBy: 'work',
      spam: { says: 'Als Spam eingestuft', reads: ifSo },
      suspicious: { says: 'Verdacht auf Werbung' },
      notes: { says: 'Notiz' },
      searchText: 'work',
      createdAt: { says: 'Eingegangen am' },
      updatedAt: { says: 'Zuletzt bearbeitet am' },
    },
  ),
  personal(
    InquiryProductEntity,
    {
      what: 'Weitere Maschinen der Anfragen',
      activity: 'inquiries',
      nameOf: ({ title }) => `Weitere Maschine: ${title}`,
      alsoSays: numberOfInquiry,
      of: (_, { inquiries }) => broughtWith(inquiries),
      keptByLaw: everything,
    },
    {
      inquiry: 'work',
      position: 'work',
      product: 'shop',
      title: { says: 'Maschine' },
      quantity: { says: 'Anzahl' },
      broughtBy: 'work',
    },
  ),
  personal(
    InquiryEventEntity,
    {
      what: 'Verlauf',
      activity: 'inquiries',
      nameOf: ({ at }) => `Eintrag im Verlauf vom ${day(at)}`,
      alsoSays: numberOfInquiry,
      // Who takes care of it is said of somebody who works here.
      of: (_, { inquiries }) => ({ inquiry: { $in: inquiries }, kind: { $ne: 'owner' as const } }),
    },
    {
      id: 'work',
      inquiry: 'work',
      at: { says: 'Am' },
      kind: 'work',
      text: { says: 'Was geschah' },
      author: 'staff',
    },
  ),
  personal(
    MessageEntity,
    {
      what: 'Nachrichten, Telefonate und Notizen',
      activity: 'inquiries',
      nameOf: ({ kind, at }) => `${messageKindLabels[kind]} vom ${day(at)}`,
      alsoSays: numberOfInquiry,
      of: (_, { inquiries }) => broughtWith(inquiries),
      keptByLaw: () => keptMessages,
    },
    {
      id: 'work',
      inquiry: 'work',
      broughtBy: 'work',
      at: { says: 'Am' },
      kind: { says: 'Art', words: messageKindLabels },
      subject: { says: 'Betreff' },
      text: { says: 'Text' },
      author: 'staff',
      automatic: { says: 'Von selbst geschrieben', reads: ifSo },
      quoted: { says: 'Zitiert' },
      sender: { says: 'Gesendet von' },
      mailId: 'work',
      leftOut: { says: 'Nicht übernommene Anlagen' },
      suspicious: { says: 'Absender unsicher', reads: ifSo },
      recipients: { says: 'An' },
      cc: { says: 'Kopie an' },
      passedOnBy: { says: 'Weitergegeben von' },
      fromProgram: { says: 'Von einem Programm gesendet', reads: ifSo },
      searchText: 'work',
    },
  ),
  personal(
    MessageAttachmentEntity,
    {
      what: 'Anlagen',
      activity: 'inquiries',
      nameOf: ({ name }) => `Anlage ${name}`,
      fileNameOf: ({ name }) => name,
      of: (_, { inquiries }) => ({ message: broughtWith(inquiries) }),
      keptByLaw: () => ({ message: { kind: { $ne: 'note' as const } } }),
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
]
