import type { EntityManager } from '@mikro-orm/sql'
import { paths } from '../../../shared/addresses/paths.ts'
import { receiptNumber } from '../../../shared/inquiries/inquiry.ts'
import { MINUTES_BEFORE_CALL, stepTexts } from '../../../shared/inquiries/stage.ts'
import { counted } from '../../../shared/product/machine-selection.ts'
import { formatAppointment, formatTime } from '../../../shared/time/dates.ts'
import { MINUTE } from '../../../shared/time/time.ts'
import type { LetterKind } from '../../base/work/mail/letters.ts'
import { oneLine, paragraphs } from '../../base/work/mail/letters.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import type { Outbox } from '../../base/work/mail/outbox.ts'
import { queueMail, withdrawMails } from '../../base/work/mail/queue.ts'
import type { Duty } from '../../base/work/tasks/due-work.ts'
import { addressesOfHouse, addressOfOwner } from '../inquiries/house-addresses.ts'
import { InquiryEntity } from '../inquiries/inquiry.entity.ts'
import { productsOf } from '../inquiries/inquiry.products.ts'
import { inWork } from '../inquiries/inquiry.work.ts'

const NAME = 'callReminder'
const AHEAD = MINUTES_BEFORE_CALL * MINUTE

/**
 * Ten minutes before a call that is the next step, mails who is responsible for it; the house where that is nobody, or
 * nobody who can be told. Each time of a call once.
 */
export const callReminder = (
  mail: MailConfig | null,
  outbox: Pick<Outbox, 'isAtRest' | 'wake'> | null,
): Duty => ({
  name: NAME,
  async do(em, now) {
    if (!mail || (await outbox?.isAtRest())) return
    const due = await em.find(
      InquiryEntity,
      {
        ...inWork,
        nextStepText: stepTexts.callback,
        nextStepAt: { $gt: now, $lte: new Date(now.getTime() + AHEAD) },
      },
      { fields: ['nextStepAt', 'remindedOf', 'owner'], disableIdentityMap: true },
    )
    for (const inquiry of due)
      if (!isReminded(inquiry)) await em.fork().transactional((em) => remind(em, mail, inquiry))
    if (due.length > 0) outbox?.wake()
  },
})

type Planned = Pick<InquiryEntity, 'id' | 'nextStepAt' | 'remindedOf' | 'owner'>

const isReminded = ({ nextStepAt, remindedOf }: Pick<Planned, 'nextStepAt' | 'remindedOf'>) =>
  nextStepAt?.getTime() === remindedOf?.getTime()

async function remind(em: EntityManager, mail: MailConfig, inquiry: Planned): Promise<void> {
  const { id, nextStepAt } = inquiry
  const isFirst = { $or: [{ remindedOf: null }, { remindedOf: { $ne: nextStepAt } }] }
  const claimed = await em.nativeUpdate(
    InquiryEntity,
    { id, nextStepAt, ...isFirst },
    { remindedOf: nextStepAt },
  )
  if (claimed === 0) return
  // What still waits is about a time of before.
  await withdrawMails(em, [NAME], id)
  const own = await addressOfOwner(em, inquiry)
  for (const recipient of own ? [own] : await addressesOfHouse(em, mail))
    queueMail(em, mail, { kind: NAME, about: id, recipient })
}

export const callReminderLetter: LetterKind = {
  async write({ about }, { em, config, siteUrl }) {
    const found = await em.findOne(InquiryEntity, {
      ...inWork,
      id: Number(about),
      nextStepText: stepTexts.callback,
      nextStepAt: { $gt: new Date() },
    })
    if (!found?.nextStepAt || !isReminded(found)) return null
    const { id, name, company, phone, createdAt } = found
    const at = found.nextStepAt.toISOString()
    const machines = (await productsOf(em, [found])).get(id) ?? []
    return {
      subject: oneLine(`Rückruf um ${formatTime(at)} Uhr: ${name}`),
      text: paragraphs(
        `Rückruf am ${formatAppointment(at)}: ${[name, company].filter(Boolean).map(oneLine).join(', ')}`,
        phone && `Telefon: ${oneLine(phone)}`,
        machines.length > 0 && `Es geht um ${machines.map(counted).map(oneLine).join(', ')}.`,
        `Anfrage ${receiptNumber(id, createdAt)} in der Verwaltung: ${siteUrl}${paths.adminInquiry(id)}`,
      ),
      replyTo: config.to,
      autoSubmitted: 'auto-generated',
    }
  },
}
