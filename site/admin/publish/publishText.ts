import { formatCount, formatNumber } from '../../../shared/format.ts'
import type { Published, PublishStatus } from '../../../shared/publish.ts'

/** The publisher's state in one line. */
export function publishText({ queue, failures }: PublishStatus): string {
  if (failures.length > 0)
    return `${formatCount(failures.length, 'Seite', 'Seiten')} nicht aktualisiert`
  if (queue === 0) return 'Live'
  return queue === 1 ? '1 Seite wird aktualisiert' : `${queue} Seiten werden aktualisiert`
}

/** What the administrator reads after saving. */
export function savedText({ paths, ms }: Published): string {
  if (paths.length === 0) return 'Gespeichert'
  const pages = formatCount(paths.length, 'Seite', 'Seiten')
  return `Gespeichert - ${pages} in ${formatNumber(ms)} ms aktualisiert`
}
