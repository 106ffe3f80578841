import type { PublishStatus } from '../../../shared/operation/publish.ts'
import { formatCount } from '../../../shared/writing/format.ts'

export const OFFLINE = 'Offline'

export function publishText({ queue, failures, edge }: PublishStatus): string {
  if (failures.length > 0)
    return `${formatCount(failures.length, 'Seite', 'Seiten')} nicht aktualisiert`
  if (edge) return 'CDN nicht aktuell'
  if (queue === 0) return 'Live'
  return `${formatCount(queue, 'Seite wird', 'Seiten werden')} aktualisiert`
}

/**
 * The message after a save, which the names of the pages follow.
 * @param pages how many pages were published before the save was answered
 * @param queue how many pages are still waiting
 * @param said what was saved has become
 */
export function savedText(pages: number, queue: number, said = 'Gespeichert'): string {
  if (pages === 0) return `${said}.`
  const count = formatCount(pages, 'Seite', 'Seiten')
  return `${said}. ${count} aktualisiert${queue > 0 ? ', weitere folgen' : ''}:`
}
