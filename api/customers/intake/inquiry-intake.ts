import type { EntityManager } from '@mikro-orm/sql'
import { paths } from '../../../shared/addresses/paths.ts'
import { promisedReply } from '../../../shared/dealer/clock.ts'
import { englishPromise } from '../../../shared/dealer/english.ts'
import type { ContactInput, ContactReceipt } from '../../../shared/inquiries/contact-input.ts'
import { receiptNumber } from '../../../shared/inquiries/inquiry.ts'
import { statusOf } from '../../../shared/inquiries/stage.ts'
import { formatAppointment } from '../../../shared/time/dates.ts'
import { HOUR_SECONDS } from '../../../shared/time/time.ts'
import { englishAppointment } from '../../../shared/writing/english.ts'
import type { Database } from '../../base/data/db/database.ts'
import type { Throttles } from '../../base/requests/throttle/throttle.ts'
import type { Outbox } from '../../base/work/mail/outbox.ts'
import type { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { workingTime } from '../inquiries/inquiry.work.ts'
import type { AttachedFile, MessageFiles } from '../inquiries/message-files.ts'
import type { CopyTickets } from './inquiry-copy.ts'
import { type IntakeConfig, receiveInquiry } from './receive-inquiry.ts'
import { createFormTokens } from './spam-signs.ts'

const TOO_MANY =
  'Von Ihrem Anschluss sind sehr viele Anfragen eingegangen. Bitte versuchen Sie es später erneut oder rufen Sie uns an.'

/** How many callbacks one network may book, so that nobody takes all times. */
const CALLBACKS_A_DAY = 3
const DAY_SECONDS = 24 * HOUR_SECONDS

/** When somebody is answered, in their language. */
const wordsOf = {
  de: {
    promise: promisedReply,
    at: (start: string, end?: string) => `am ${formatAppointment(start, end)}`,
  },
  en: {
    promise: englishPromise,
    at: (start: string, end?: string) => `on ${englishAppointment(start, end)}`,
  },
}

export type InquiryIntake = ReturnType<typeof openInquiryIntake>

/** Takes inquiries, sent by a script or by the browser itself, and counts them together. */
export function openInquiryIntake({
  config,
  copyTickets,
  database,
  hasEnglish,
  messageFiles,
  outbox,
  throttles,
}: {
  config: IntakeConfig & { contactLimit: number }
  /** Gives its sender the address at which an inquiry is read again. */
  copyTickets: Pick<CopyTickets, 'issue'>
  database: Database
  /** Whether there are pages in English. */
  hasEnglish: () => Promise<boolean>
  messageFiles: MessageFiles
  outbox: Outbox | null
  throttles: Throttles
}) {
  const throttle = throttles({
    name: 'contact',
    limit: config.contactLimit,
    seconds: HOUR_SECONDS,
    message: TOO_MANY,
  })
  const bookings = throttles({
    name: 'callbacks',
    limit: CALLBACKS_A_DAY,
    seconds: DAY_SECONDS,
    message: TOO_MANY,
    byNeighbourhood: true,
  })
  const tokens = createFormTokens(database.orm)

  /** Counts a callback of a network. It is forgiven if none is booked, also because the inquiry cannot be stored. */
  async function storeCounted(
    network: string,
    store: (mayBook: boolean) => Promise<InquiryEntity>,
  ): Promise<InquiryEntity> {
    if (!(await bookings.admits(network))) return store(false)
    let isBooked = false
    try {
      const inquiry = await store(true)
      isBooked = inquiry.callbackAt !== null
      return inquiry
    } finally {
      if (!isBooked) await bookings.forgive(network)
    }
  }

  return {
    tokens,

    /** A folder for the files of one inquiry. Disposing of it deletes it. */
    incoming: () => messageFiles.incoming(),

    /** Counts what else a visitor sends to the dealer. @throws {ApiError} 429 for too much from one address */
    count: (address: string) => throttle.count(address),

    /**
     * @param address the network that it comes from
     * @param files what came with it, as `sentFiles` has checked it
     * @throws {ApiError} 429 for too many from there
     */
    async receive(
      em: EntityManager,
      input: ContactInput,
      address: string,
      files: readonly AttachedFile[] = [],
    ): Promise<ContactReceipt> {
      await throttle.count(address)
      const token = input.token ? await tokens.read(input.token) : null
      const store = (mayBook: boolean) =>
        messageFiles.storing(files, (files) =>
          receiveInquiry(em, database, config, input, { token, mayBook, files }),
        )
      const inquiry = await (input.callbackAt ? storeCounted(address, store) : store(false))
      outbox?.wake()
      // A double answers as the first inquiry.
      const first = inquiry.duplicateOf ?? inquiry
      const { hours } = await workingTime(em, first.createdAt)
      const callbackAt = first.callbackAt?.toISOString() ?? null
      const dueAt = first.answerDueAt?.toISOString()
      const words = wordsOf[input.language]
      const ticket = await copyTickets.issue(inquiry.id)
      return {
        id: inquiry.id,
        receipt: receiptNumber(first.id, first.createdAt),
        reply: callbackAt
          ? words.at(callbackAt, dueAt)
          : words.promise(hours.replyHours, hours, first.createdAt),
        ...(input.callbackAt !== null && { callbackAt }),
        address:
          input.language === 'en' && (await hasEnglish())
            ? paths.english.inquiryCopy(ticket)
            : paths.inquiryCopy(ticket),
        status: statusOf(inquiry.stage),
      }
    },
  }
}
