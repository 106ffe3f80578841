import type { Fate, ImportError, ImportJob, ImportReport } from '../../../shared/stock/import.ts'
import { formatCount, formatNumber } from '../../../shared/writing/format.ts'

type Counts = Pick<ImportReport, 'created' | 'changed' | 'unchanged' | 'failed'>

/** `3 neu, 12 geändert, 85 unverändert, 1 Fehler`. */
export function countsText({ created, changed, unchanged, failed }: Counts): string {
  const counts = [
    `${formatNumber(created)} neu`,
    `${formatNumber(changed)} geändert`,
    `${formatNumber(unchanged)} unverändert`,
  ]
  if (failed > 0) counts.push(formatCount(failed, 'fehlerhafte Zeile', 'fehlerhafte Zeilen'))
  return counts.join(', ')
}

/** `, 2 als verkauft markiert, 1 von der Website genommen`: what became of machines that the list no longer has. */
export function goneText({ gone }: Pick<ImportReport, 'gone'>): string {
  const of = (fate: Fate) => gone.filter(({ becomes }) => becomes === fate).length
  const said = [
    of('sold') > 0 && `${formatNumber(of('sold'))} als verkauft markiert`,
    of('withdraw') > 0 && `${formatNumber(of('withdraw'))} von der Website genommen`,
  ].filter(Boolean)
  return said.length > 0 ? `, ${said.join(', ')}` : ''
}

export const AS_BEFORE = 'Zugeordnet wie beim letzten Import mit denselben Überschriften.'
export const FETCH_PICTURES = 'Bilder anderer Server herunterladen und hier speichern'

/** `3 Bilder bleiben auf anderen Servern und sind nicht geprüft.` Empty where there are none. */
export function foreignPicturesText({
  foreignPictures: count,
}: Pick<ImportReport, 'foreignPictures'>): string {
  if (count === 0) return ''
  return count === 1
    ? '1 Bild bleibt auf dem anderen Server und ist nicht geprüft.'
    : `${formatNumber(count)} Bilder bleiben auf anderen Servern und sind nicht geprüft.`
}

const PHASES: Record<ImportJob['phase'], string> = {
  waiting: 'Die Datei wird übertragen …',
  check: 'Die Datei wird geprüft',
  pictures: 'Bilder werden übernommen',
  apply: 'Die Änderungen werden übernommen',
  done: 'Fertig',
}

/** `Die Datei wird geprüft: 1.200 Zeilen`, `Die Änderungen werden übernommen: 50 von 300`. */
export function stateText(state: ImportJob | null): string {
  const { phase, done, total } = state ?? { phase: 'waiting', done: 0, total: 0 }
  if (total > 0) return `${PHASES[phase]}: ${formatNumber(done)} von ${formatNumber(total)}`
  if (done > 0) return `${PHASES[phase]}: ${formatCount(done, 'Zeile', 'Zeilen')}`
  return PHASES[phase]
}

interface HintGroup {
  /** `Zeile 7`, `Zeilen 7, 8 und 40 weitere`. */
  rows: string
  text: string
}

const MOST_NAMED = 5

/** The same hint about many rows is said once. */
export function groupHints(hints: readonly ImportError[]): HintGroup[] {
  const groups = Map.groupBy(hints, ({ column, value, message }) => {
    if (column) return `${column} – ${message}`
    return value ? `„${value}“ – ${message}` : message
  })
  return [...groups].map(([text, same]) => ({ rows: rowsOf(same.map(({ row }) => row)), text }))
}

function rowsOf(rows: number[]): string {
  if (rows.length === 1) return `Zeile ${rows[0]}`
  const others = rows.length - MOST_NAMED
  const named = rows.slice(0, MOST_NAMED).join(', ')
  return `Zeilen ${named}${others > 0 ? ` und ${others} weitere` : ''}`
}
