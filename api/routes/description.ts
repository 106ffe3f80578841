import { paths } from '../../shared/addresses/paths.ts'
import type { AboutApi } from '../base/requests/openapi/document.ts'

/** What is not a route of the API itself is told here. */
const ABOUT = `Katalog, Anfragen und Verwaltung. Jede Antwort hat dieselbe Hülle: success, dann data oder error.

Dateien für andere Programme liegen außerhalb von \`/api\` und haben diese Hülle nicht:

- \`/neu.atom\`: die 30 neuesten Maschinen als Atom (RFC 4287), für alle.
- \`/feeds/{Geheimnis}/bestand.json\`: alle verfügbaren und reservierten Maschinen, eine Liste von Objekten wie \`Product\` für Besucher, dazu \`number\` (Lagernummer, sonst id), \`url\` und Bilder mit ganzer Adresse.
- \`/feeds/{Geheimnis}/bestand.csv\`: dasselbe als Tabelle in UTF-8 mit BOM, durch Semikolon getrennt.
- \`/feeds/{Geheimnis}/maschinensucher.csv\`, \`mobile-de.csv\`, \`mobile-de.zip\` und \`machineryzone.xml\`: in den Formen dieser Portale.

Die Adressen mit Geheimnis nennt die Verwaltung unter „Portale“. Ohne das richtige Geheimnis antworten sie mit 404. Alle Dateien haben ein ETag. Ein Preis auf Anfrage steht in keiner davon.`

/** The headings, in their order, with what stands under each. */
const HEADINGS = {
  Produkte: 'Die Maschinen, ihre Bilder, Änderungen an vielen auf einmal und ihr Verlauf.',
  Kategorien: 'Die Bauarten, nach denen der Katalog geordnet ist.',
  Anfragen: 'Was Kunden fragen, wie es damit steht, und was ihnen geantwortet wurde.',
  Anmeldung: 'Anmelden, Passwörter und der zweite Faktor.',
  Benutzer: 'Die Konten der Mitarbeiter und ihre Rollen.',
  Bilder: 'Bilder hochladen und löschen.',
  'E-Mails': 'Was der Postausgang gesendet hat und was noch wartet.',
  Veröffentlichung: 'Ob alle Seiten auf dem Stand der Daten sind.',
  Aufräumen: 'Was nach Ablauf der Fristen gelöscht wird, und was auf Zustimmung wartet.',
  Sicherungen: 'Sicherungen machen, laden und zurückspielen.',
  Texte: 'Die Texte der Website.',
  Portale: 'Die Dateien, die andere Portale abholen.',
  Importe: 'Bestandslisten einlesen, ihre Zuordnungen und Berichte.',
  Hof: 'Was ein Telefon auf dem Hof braucht: Maschinen finden, festhalten und zählen.',
  Papierkorb: 'Gelöschte Maschinen, dreißig Tage lang.',
  Angebote: 'Angebote schreiben, senden und verfolgen.',
  Kunden: 'Alles, was von einem Kunden bekannt ist: gefragt, angeboten und gekauft.',
  Suche: 'Anfragen, Angebote, Maschinen und Kunden in einem.',
  Personen: 'Was von einer Person gespeichert ist: Auskunft und Löschung.',
  Vorlagen: 'Vorlagen für Antworten.',
  Suchaufträge: 'Wer von passenden Maschinen erfahren möchte.',
  Rückrufe: 'Zeiten, zu denen Kunden angerufen werden können.',
  Kalender: 'Die Termine eines Kontos für ein Kalenderprogramm.',
  Heute: 'Was an diesem Tag ansteht.',
  Einstellungen: 'Firma, Öffnungszeiten, Preise und E-Mails.',
  Statistik: 'Was Besucher ansehen und suchen.',
}

/** What the parts of the API are called, by the first part of their paths. */
const HEADING_OF: Record<string, keyof typeof HEADINGS> = {
  products: 'Produkte',
  categories: 'Kategorien',
  contact: 'Anfragen',
  auth: 'Anmeldung',
  users: 'Benutzer',
  upload: 'Bilder',
  mail: 'E-Mails',
  publish: 'Veröffentlichung',
  housekeeping: 'Aufräumen',
  backups: 'Sicherungen',
  texts: 'Texte',
  feeds: 'Portale',
  stock: 'Importe',
  yard: 'Hof',
  trash: 'Papierkorb',
  offers: 'Angebote',
  customers: 'Kunden',
  firms: 'Kunden',
  search: 'Suche',
  persons: 'Personen',
  'processing-record': 'Personen',
  'message-templates': 'Vorlagen',
  'search-alerts': 'Suchaufträge',
  'callback-slots': 'Rückrufe',
  calendar: 'Kalender',
  today: 'Heute',
  settings: 'Einstellungen',
  dealer: 'Einstellungen',
  statistics: 'Statistik',
  'statistics.csv': 'Statistik',
  visits: 'Statistik',
}

export const description: AboutApi = {
  title: 'Gabelstapler-API',
  icon: paths.icon,
  text: ABOUT,
  headings: HEADINGS,
  headingOf: HEADING_OF,
}
