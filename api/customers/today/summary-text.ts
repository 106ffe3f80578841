import { paths } from '../../../shared/addresses/paths.ts'
import type { Today, TodayItem } from '../../../shared/inquiries/today.ts'
import {
  countDue,
  isDue,
  todayKindLabels,
  todayKinds,
} from '../../../shared/inquiries/today-kinds.ts'
import { formatDateTime } from '../../../shared/time/dates.ts'
import { formatCount, formatNumber } from '../../../shared/writing/format.ts'
import type { SubjectAndText } from '../../base/work/mail/letters.ts'
import { oneLine, paragraphs } from '../../base/work/mail/letters.ts'

/** The mail that says what an account has to do today. */
export function summaryText({ items, counts }: Today, siteUrl: string): SubjectAndText {
  const due = countDue(counts)
  const { fresh } = counts
  const groups = todayKinds.flatMap((kind) => {
    const some = items.filter((item) => item.kind === kind)
    if (some.length === 0) return []
    const more = counts[kind] - some.length
    const lines = [...some.map(line), ...(more > 0 ? [`- und ${formatNumber(more)} weitere`] : [])]
    return [`${todayKindLabels[kind]}:\n${lines.join('\n')}`]
  })
  return {
    subject: `Heute: ${[...(due ? [waiting(due)] : []), ...(fresh ? [arrived(fresh)] : [])].join(', ')}`,
    text: paragraphs(
      'Guten Morgen,',
      beginning(due),
      ...groups,
      counts.spam > 0 && spamLine(counts.spam, siteUrl),
      `Alles auf einer Seite: ${siteUrl}${paths.adminToday}`,
    ),
  }
}

function beginning(due: number): string {
  if (due === 0) return 'heute ist noch nichts fällig.'
  return due === 1 ? 'heute wartet eine Anfrage auf Sie:' : `heute warten ${due} Anfragen auf Sie:`
}

const waiting = (count: number) =>
  count === 1 ? 'eine Anfrage wartet' : `${count} Anfragen warten`

const arrived = (count: number) =>
  count === 1 ? 'eine Anfrage ist neu' : `${count} Anfragen sind neu`

const spamLine = (count: number, siteUrl: string) =>
  `${formatCount(count, 'Anfrage wurde', 'Anfragen wurden')} als Spam aussortiert. Ansehen: ${siteUrl}${paths.adminSpam}`

function line(item: TodayItem): string {
  const { name, company, receipt } = item.inquiry
  const who = [name, company].filter(Boolean).map(oneLine).join(', ')
  return `- ${who}, ${receipt}: ${oneLine(item.text)}${timeOf(item)}`
}

function timeOf({ at, overdue, inquiry: { nextStep }, ...item }: TodayItem): string {
  if (overdue) return ` (überfällig seit ${formatDateTime(at)} Uhr)`
  return !isDue(item) && nextStep ? ` (bis ${formatDateTime(nextStep.at)} Uhr)` : ''
}
