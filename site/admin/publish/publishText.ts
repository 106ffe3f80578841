import { formatCount } from '../../../shared/format.ts'
import type { Published, PublishStatus } from '../../../shared/publish.ts'

/** The publisher's state in one line. */
export function publishText({ queue, failures }: PublishStatus): string {
  if (failures.length > 0)
    return `${formatCount(failures.length, 'Seite', 'Seiten')} nicht aktualisiert`
  if (queue === 0) return 'Live'
  return queue === 1 ? '1 Seite wird aktualisiert' : `${queue} Seiten werden aktualisiert`
}

/** What the administrator reads after saving. */
export function savedText(published: Published | undefined): string {
  if (!published) return 'Gespeichert'
  const pages = formatCount(published.pages, 'Seite', 'Seiten')
  return `Gespeichert – ${pages} in ${published.ms} ms aktualisiert`
}
