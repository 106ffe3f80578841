import type { DealerContact } from '../../../shared/dealer/contact.ts'
import { englishPromise, TIME_ZONE_IN_ENGLISH } from '../../../shared/dealer/english.ts'
import { concernsInEnglish } from '../../../shared/inquiries/english-contact.ts'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { CLOSING_IN_ENGLISH, englishGreeting } from '../../../shared/inquiries/letter-form.ts'
import { counted } from '../../../shared/product/machine-selection.ts'
import {
  englishAppointment,
  englishCount,
  englishList,
  englishMoment,
} from '../../../shared/writing/english.ts'
import { internationalNumber } from '../../../shared/writing/phone.ts'
import type { SubjectAndText } from '../../base/work/mail/letters.ts'
import { oneLine, paragraphs } from '../../base/work/mail/letters.ts'
import { letterFeet } from '../../dealer/settings/mail-sender.ts'
import { plainFiles, plainNumber, subjectOf } from './inquiry-letters.ts'

/**
 * As `confirmationText`, and as silent about what a stranger may have typed.
 * @param files that came with it
 */
export function englishConfirmation(
  inquiry: Inquiry,
  files: readonly { name: string }[],
  dealer: DealerContact,
  siteUrl: string,
): SubjectAndText {
  const { receipt, concern, products, createdAt } = inquiry
  const phone = internationalNumber(dealer.phone.label)
  return {
    subject: subjectOf(receipt, 'en'),
    text: paragraphs(
      englishGreeting(oneLine(inquiry.name)),
      `Thank you for your enquiry. We received it on ${englishMoment(createdAt)}; its number is ${receipt}.${products.length > 0 ? ` It is about ${machines(products)}.` : ''}`,
      [
        concern && `About: ${concernsInEnglish[concern]}`,
        files.length > 0 && `Files: ${filesOf(files)}`,
      ]
        .filter(Boolean)
        .join('\n'),
      nextOf(inquiry, dealer),
      `Would you like to add something, or is it urgent? Just reply to this email or call us: ${phone}. With the number ${receipt} we find your enquiry at once.`,
      CLOSING_IN_ENGLISH,
      letterFeet.en.signature(dealer, siteUrl),
      `You receive this email because an enquiry with your address was sent on ${siteUrl}. If that was not you, you need not do anything. ${letterFeet.en.privacy(siteUrl)}`,
    ),
  }
}

function nextOf(
  { callback, callbackAt, answerDueAt, createdAt, phone }: Inquiry,
  dealer: DealerContact,
) {
  const within = callbackAt
    ? `on ${englishAppointment(callbackAt, answerDueAt)}`
    : `usually ${englishPromise(dealer.replyHours, dealer, new Date(createdAt))}`
  if (!callback) return `What happens next: we look into your enquiry and answer it, ${within}.`
  const number = plainNumber(oneLine(phone))
  const on = number && ` on ${number}`
  return callbackAt
    ? `What happens next: we call you back${on} ${within}. The appointment is attached for your calendar.`
    : `What happens next: we call you back${on}, ${within}, within our opening hours (${TIME_ZONE_IN_ENGLISH}).`
}

function machines(products: Inquiry['products']): string {
  return englishList(
    products.map(({ title, quantity }) => counted({ title: `“${oneLine(title)}”`, quantity })),
  )
}

function filesOf(files: readonly { name: string }[]): string {
  const plain = plainFiles(files)
  if (plain.length === 0) return String(files.length)
  const others = files.length - plain.length
  return englishList([...plain, ...(others > 0 ? [englishCount(others, 'other', 'others')] : [])])
}
