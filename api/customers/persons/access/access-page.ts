import { html } from 'hono/html'
import type { Dealer } from '../../../../shared/dealer/dealer.ts'
import type { PersonName } from '../../../../shared/persons/person.ts'
import { formatDateTime } from '../../../../shared/time/dates.ts'
import { printablePieces } from '../printable.ts'
import type { AccessPart, AccessReason, AccessRow, AccessValue } from './collect.ts'

const RIGHTS =
  'Sie können Berichtigung, Löschung oder Einschränkung der Verarbeitung verlangen, der Verarbeitung widersprechen und die Daten, die Sie uns gegeben haben, in einem üblichen Format erhalten (Art. 16 bis 21 DSGVO). Außerdem können Sie sich bei einer Datenschutzaufsichtsbehörde beschweren (Art. 77 DSGVO).'

const ORIGIN =
  'Alle Angaben haben Sie uns selbst gegeben, über das Formular, per E-Mail, am Telefon oder auf der Seite eines Angebots, oder sie sind bei der Bearbeitung entstanden. Wir geben sie nur an Dienstleister, die unseren Server und unsere E-Mails in unserem Auftrag betreiben. Eine Übermittlung in Länder außerhalb der Europäischen Union, eine automatisierte Entscheidung oder ein Profiling gibt es nicht.'

/**
 * What is known of a person, for a reader without knowledge of computers (Art. 15 DSGVO), piece by piece.
 * @param hasFiles whether files lie beside it, asked once all parts are read
 */
export const accessPage = (
  person: PersonName,
  parts: AsyncIterable<AccessPart>,
  hasFiles: () => boolean,
  dealer: Dealer,
  at: Date,
): AsyncIterable<string> =>
  printablePieces(
    `Auskunft über gespeicherte Daten: ${person.name}`,
    bodyOf(parts, hasFiles, dealer, at),
  )

async function* bodyOf(
  parts: AsyncIterable<AccessPart>,
  hasFiles: () => boolean,
  dealer: Dealer,
  at: Date,
) {
  const told = new Map<string, AccessReason>()
  yield html`<p>${dealer.name}, ${dealer.street}, ${dealer.postalCode} ${dealer.city}, ${dealer.email}, ${dealer.phone.label}</p>
<p>Stand: ${formatDateTime(at.toISOString())} Uhr. Auskunft nach Art. 15 der Datenschutz-Grundverordnung. Dieselben Angaben stehen für Programme in der Datei <em>daten.json</em>.</p>
<p>${ORIGIN}</p>
`
  for await (const { what, count, reasons, rows } of parts) {
    for (const reason of reasons) told.set(reason.name, reason)
    yield html`<h2>${what} (${count})</h2>
<p>Wofür: ${inWords.format(reasons.map(({ name }) => `„${name}“`))}.</p>
`
    for await (const row of rows) yield html`<section class="row">${listOf(row)}</section>`
  }
  if (hasFiles())
    yield html`<h2>Papiere und Anlagen</h2><p>Die Dateien, die oben genannt sind, liegen im Ordner <em>dateien</em>.</p>
`
  yield html`<h2>Zwecke, Rechtsgrundlagen und Dauer</h2>`
  for (const { name, purpose, basis, period } of told.values())
    yield html`<h3>${name}</h3>
<dl><dt>Zweck</dt><dd>${purpose}</dd><dt>Rechtsgrundlage</dt><dd>${basis}</dd><dt>Dauer</dt><dd>${period}</dd></dl>
`
  yield html`
<h2>Ihre Rechte</h2>
<p>${RIGHTS}</p>`
}

const inWords = new Intl.ListFormat('de')

/** What is empty says nothing. */
function listOf(row: AccessRow): ReturnType<typeof html> {
  const said = Object.entries(row).filter(([, value]) => !isEmpty(value))
  return html`<dl>${said.map(([label, value]) => html`<dt>${label}</dt><dd>${textOf(value)}</dd>`)}</dl>`
}

const isEmpty = (value: AccessValue | undefined): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isEmpty)
    : value === null || value === '' || value === undefined

/** Without groups: years and numbers of machines have none. */
const plainNumber = new Intl.NumberFormat('de-DE', { useGrouping: false })

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

function textOf(value: AccessValue): string | ReturnType<typeof html> | ReturnType<typeof html>[] {
  if (value === true) return 'ja'
  if (value === false) return 'nein'
  if (typeof value === 'number') return plainNumber.format(value)
  if (typeof value === 'string') return MOMENT.test(value) ? `${formatDateTime(value)} Uhr` : value
  if (Array.isArray(value)) return value.map((one) => html`<div>${textOf(one)}</div>`)
  return value !== null && typeof value === 'object' ? listOf(value) : String(value ?? '')
}
