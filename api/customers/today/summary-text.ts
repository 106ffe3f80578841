import { formatDateTime } from '../../../shared/dates.ts'
import { type TodayItem, todayKindLabels, todayKinds } from '../../../shared/inquiries/today.ts'
import { paths } from '../../../shared/paths.ts'
import type { SubjectAndText } from '../../base/mail/letters.ts'
import { oneLine } from '../../base/mail/one-line.ts'

/** What is to be done today, for the one who has to do it. */
export function summaryText(items: TodayItem[], siteUrl: string): SubjectAndText {
  const isOne = items.length === 1
  const groups = todayKinds.flatMap((kind) => {
    const some = items.filter((item) => item.kind === kind)
    return some.length > 0 ? [`${todayKindLabels[kind]}:\n${some.map(line).join('\n')}`] : []
  })
  return {
    subject: `Heute: ${isOne ? 'eine Anfrage wartet' : `${items.length} Anfragen warten`}`,
    text: `${[
      'Guten Morgen,',
      isOne
        ? 'heute wartet eine Anfrage auf Sie:'
        : `heute warten ${items.length} Anfragen auf Sie:`,
      ...groups,
      `Alles auf einer Seite: ${siteUrl}${paths.adminToday}`,
    ].join('\n\n')}\n`,
  }
}

function line({ at, overdue, text, inquiry: { name, company, receipt } }: TodayItem): string {
  const who = [name, company].filter(Boolean).map(oneLine).join(', ')
  const since = overdue ? ` (überfällig seit ${formatDateTime(at)} Uhr)` : ''
  return `- ${who}, ${receipt}: ${oneLine(text)}${since}`
}
