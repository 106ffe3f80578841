import { PICTURES } from './backup.ts'
import type { RestoreReport } from './backup-work.ts'

/** What a dealer knows by name; everything else is counted together. */
const LABELS: Record<string, string> = {
  product: 'Maschinen',
  category: 'Kategorien',
  inquiry: 'Anfragen',
  mail: 'E-Mails',
  app_user: 'Konten',
  [PICTURES]: 'Bilder',
}
const OTHER = 'Weitere Einträge'

/** How much there is of each kind now, and in the backup. */
export function comparedCounts({
  before,
  after,
}: Pick<RestoreReport, 'before' | 'after'>): { label: string; before: number; after: number }[] {
  const known = Object.entries(LABELS).map(([name, label]) => ({
    label,
    before: before[name] ?? 0,
    after: after[name] ?? 0,
  }))
  const sumOfOthers = (counts: RestoreReport['before']) =>
    Object.entries(counts).reduce((sum, [name, count]) => (LABELS[name] ? sum : sum + count), 0)
  return [...known, { label: OTHER, before: sumOfOthers(before), after: sumOfOthers(after) }]
}
