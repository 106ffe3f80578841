import { firstOpeningOf, startOfDay } from '../../../shared/dealer/clock.ts'
import { companySettings, hoursSettings } from '../../../shared/dealer/company-settings.ts'
import { mailSettings } from '../../../shared/dealer/inquiry-settings.ts'
import { berlinDay } from '../../../shared/time/dates.ts'
import type { LetterKind } from '../../base/work/mail/letters.ts'
import type { MailConfig } from '../../base/work/mail/mail-config.ts'
import type { Outbox } from '../../base/work/mail/outbox.ts'
import { queueMail, removeMails } from '../../base/work/mail/queue.ts'
import { claim, type Duty, isClaimed } from '../../base/work/tasks/due-work.ts'
import { UserEntity } from '../../dealer/accounts/user.entity.ts'
import { hoursAround } from '../../dealer/holidays/holidays.ts'
import { currentParts } from '../../dealer/settings/settings.parts.ts'
import { findOwners } from '../inquiries/inquiry.owners.ts'
import { summaryText } from './summary-text.ts'
import { findToday } from './today.queries.ts'

const NAME = 'dailySummary'

/**
 * When the house opens, mails each account that may edit inquiries what it has to do today. If no process ran then, the
 * mail goes out later that day.
 */
export const dailySummary = (
  mail: MailConfig | null,
  outbox: Pick<Outbox, 'isAtRest' | 'wake'> | null,
): Duty => ({
  name: NAME,
  async do(em, now) {
    if (!mail || (await outbox?.isAtRest())) return
    const parts = { company: companySettings, hours: hoursSettings, mail: mailSettings }
    const settings = await currentParts(em, parts)
    const today = berlinDay(now)
    const opening = firstOpeningOf(hoursAround(settings, now), today)
    if (!settings.mail.dailySummary || !opening || opening > now) return
    const at = startOfDay(today)
    if (await isClaimed(em, NAME, { at, now })) return
    // Read before anything is written: SQLite has one writer, and customers write at that time, too.
    const owners = await findOwners(em)
    const busy: number[] = []
    for (const { id, email } of owners) {
      const { items } = await findToday(em.fork(), { account: id, isOwn: true }, now)
      if (email && items.length > 0) busy.push(id)
    }
    await em.transactional(async (em) => {
      if (!(await claim(em, NAME, { at, now }))) return
      // Those of the days before are of no use any more.
      await removeMails(
        em,
        [NAME],
        owners.map(({ id }) => id),
      )
      for (const { id, email } of owners)
        if (email && busy.includes(id))
          queueMail(em, mail, { kind: NAME, about: id, recipient: email })
    })
    outbox?.wake()
  },
})

/** Written when it goes out: what was done meanwhile is not in it any more. */
export const dailySummaryLetter: LetterKind = {
  async write({ about, recipient }, { em, config, siteUrl }) {
    const user = await em.findOne(UserEntity, { id: Number(about), email: recipient, active: true })
    if (!user) return null
    const today = await findToday(em, { account: user.id, isOwn: true })
    if (today.items.length === 0) return null
    return {
      ...summaryText(today, siteUrl),
      replyTo: config.to,
      autoSubmitted: 'auto-generated',
    }
  },
}
