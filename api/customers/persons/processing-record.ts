import { html } from 'hono/html'
import type { Dealer } from '../../../shared/dealer/dealer.ts'
import { activities } from '../../../shared/persons/activities.ts'
import { berlinDay, formatDay } from '../../../shared/time/dates.ts'
import { printable } from './printable.ts'

const MEASURES =
  'Verschlüsselte Übertragung (HTTPS), Konten mit Rollen und zweitem Faktor, Passwörter nur als Prüfsumme (Argon2), Protokoll über Anmeldungen und Löschungen, tägliche Sicherungen, Löschung nach Fristen von selbst.'

/** The record of processing activities (Art. 30 DSGVO) as a draft: from what the product does and what the dealer has said. */
export function processingRecord(dealer: Dealer, now: Date): Promise<string> {
  return printable(
    'Verzeichnis von Verarbeitungstätigkeiten',
    html`<p>Entwurf nach Art. 30 Abs. 1 DSGVO, Stand ${formatDay(berlinDay(now))}. Er umfasst, was diese Website verarbeitet. Ergänzen Sie, was in Ihrem Betrieb sonst geschieht, und Ihre Dienstleister.</p>
<h2>Verantwortlicher</h2>
<dl>
<dt>Name</dt><dd>${dealer.name}</dd>
<dt>Anschrift</dt><dd>${dealer.street}, ${dealer.postalCode} ${dealer.city}</dd>
<dt>Telefon</dt><dd>${dealer.phone.label}</dd>
<dt>E-Mail</dt><dd>${dealer.email}</dd>
<dt>Vertreten durch</dt><dd>${dealer.legal.managingDirector || 'bitte in den Einstellungen eintragen'}</dd>
</dl>
${Object.values(activities).map(
  ({ name, purpose, basis, persons, data, recipients, period }) => html`<section><h2>${name}</h2>
<dl>
<dt>Zweck</dt><dd>${purpose}</dd>
<dt>Rechtsgrundlage</dt><dd>${basis}</dd>
<dt>Betroffene Personen</dt><dd>${persons}</dd>
<dt>Daten</dt><dd>${data}</dd>
<dt>Empfänger</dt><dd>${recipients}</dd>
<dt>Drittländer</dt><dd>keine</dd>
<dt>Löschung</dt><dd>${period}</dd>
</dl></section>`,
)}
<h2>Technische und organisatorische Maßnahmen</h2>
<p>${MEASURES}</p>`,
  )
}
