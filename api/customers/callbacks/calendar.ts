import type { EntityManager } from '@mikro-orm/sql'
import ical from 'ical-generator'
import { paths } from '../../../shared/addresses/paths.ts'
import { companySettings } from '../../../shared/dealer/company-settings.ts'
import { callbackSettings } from '../../../shared/dealer/inquiry-settings.ts'
import { receiptNumber } from '../../../shared/inquiries/inquiry.ts'
import { DAY, MINUTE } from '../../../shared/time/time.ts'
import { oneLine } from '../../base/work/mail/letters.ts'
import type { UserEntity } from '../../dealer/accounts/user.entity.ts'
import { currentParts } from '../../dealer/settings/settings.parts.ts'
import { organizerOf, toFile, uidOf } from '../inquiries/callback-attachment.ts'
import { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { inWork } from '../inquiries/inquiry.work.ts'
import { nextCall } from './callback-slots.ts'

/** What was due longer ago than this is no longer in a calendar, but in Heute. */
const PAST = 30 * DAY
const MOST_EVENTS = 2_000
/** A step has a time but no length; calendars show nothing that takes no time. */
const STEP_MINUTES = 15

/**
 * What an account has to do as a calendar (RFC 5545): the callbacks and the next steps of its open inquiries and of
 * those that are everybody's. An inquiry's event stays the same one while its step moves on.
 */
export async function calendarOf(
  em: EntityManager,
  { id }: UserEntity,
  { siteUrl, now }: { siteUrl: string; now: Date },
): Promise<string> {
  const parts = { company: companySettings, callback: callbackSettings }
  const { company: dealer, callback } = await currentParts(em, parts)
  const { shortName } = dealer
  const organizer = organizerOf(dealer)
  const inquiries = await em.find(
    InquiryEntity,
    {
      ...inWork,
      $or: [{ owner: id }, { owner: null }],
      nextStepAt: { $gte: new Date(now.getTime() - PAST) },
    },
    { orderBy: { nextStepAt: 'asc', id: 'asc' }, limit: MOST_EVENTS, disableIdentityMap: true },
  )
  const calendar = ical({
    name: `${oneLine(shortName)}: Anfragen`,
    prodId: { company: oneLine(shortName), product: 'Anfragen', language: 'DE' },
    ttl: 15 * 60,
  })
  for (const inquiry of inquiries) {
    const { nextStepAt, nextStepText, name, company, phone, updatedAt } = inquiry
    if (!nextStepAt) continue
    const call = nextCall(inquiry, callback.minutes)
    const receipt = receiptNumber(inquiry.id, inquiry.createdAt)
    const address = siteUrl + paths.adminInquiry(inquiry.id)
    calendar.createEvent({
      id: uidOf(receipt, siteUrl),
      stamp: updatedAt,
      lastModified: updatedAt,
      start: nextStepAt,
      end: call ? new Date(call.end) : new Date(nextStepAt.getTime() + STEP_MINUTES * MINUTE),
      organizer,
      summary: oneLine(`${nextStepText}: ${[name, company].filter(Boolean).join(', ')}`),
      description: [receipt, phone && `Telefon: ${oneLine(phone)}`, address]
        .filter(Boolean)
        .join('\n'),
      url: address,
    })
  }
  return toFile(calendar)
}
