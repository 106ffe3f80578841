import { retention } from '../operation/retention.ts'

/** A processing activity, as in the record of processing (Art. 30 DSGVO). */
interface Activity {
  name: string
  purpose: string
  /** With the article of the law. */
  basis: string
  persons: string
  data: string
  recipients: string
  /** A sentence that says from when and how long. */
  period: string
}

const STAFF = 'Beschäftigte, die Anfragen bearbeiten; der Mailanbieter im Auftrag (Art. 28 DSGVO)'

/** Why something about a person is stored, and for how long. Each table of the registry names one. */
export const activities = {
  inquiries: {
    name: 'Anfragen beantworten',
    purpose: 'Anfragen und Rückrufe beantworten, Angebote machen, einen Vertrag vorbereiten',
    basis:
      'Vorbereitung eines Vertrags (Art. 6 Abs. 1 lit. b DSGVO); bei Ansprechpartnern eines Unternehmens berechtigtes Interesse an der Beantwortung geschäftlicher Anfragen (Art. 6 Abs. 1 lit. f DSGVO)',
    persons: 'Interessenten, Kunden und ihre Ansprechpartner',
    data: 'Name, Firma, E-Mail-Adresse, Telefon, Inhalt der Anfrage und der Antworten, Angebote, Stand der Bearbeitung',
    recipients: STAFF,
    period: `Anfragen löschen wir ${retention.inquiryMonths} Monate nach dem letzten Kontakt, mit den Antworten und mit Angeboten, aus denen nichts geworden ist.`,
  },
  sales: {
    name: 'Angenommene Angebote aufbewahren',
    purpose: 'Verträge erfüllen und Geschäftsbriefe aufbewahren',
    basis: 'Gesetzliche Aufbewahrung (Art. 6 Abs. 1 lit. c DSGVO mit § 257 HGB, § 147 AO)',
    persons: 'Kunden und ihre Ansprechpartner',
    data: 'Angenommenes Angebot mit Anschrift und Annahme, die zugehörige Anfrage und ihr Schriftwechsel',
    recipients: STAFF,
    period: `Angenommene Angebote und ihren Schriftwechsel bewahren wir bis zum Ende des sechsten Jahres nach der Annahme auf, weil Handels- und Steuerrecht es verlangen (§ 257 HGB, § 147 AO; Art. 6 Abs. 1 lit. c DSGVO).`,
  },
  alerts: {
    name: 'Suchaufträge',
    purpose: 'Interessenten schreiben, sobald eine passende Maschine eintrifft oder günstiger wird',
    basis: 'Einwilligung (Art. 6 Abs. 1 lit. a DSGVO, § 7 Abs. 2 UWG)',
    persons: 'Interessenten mit einem Suchauftrag',
    data: 'E-Mail-Adresse, was gesucht wird, welche Maschinen mitgeteilt wurden, Wortlaut und Zeitpunkt der Einwilligung und ihrer Bestätigung',
    recipients: 'der Mailanbieter im Auftrag (Art. 28 DSGVO)',
    period: `Suchaufträge löschen wir, sobald Sie sie beenden, ohne Bestätigung nach ${retention.unconfirmedAlertDays} Tagen und sonst ${retention.alertMonths} Monate nach der letzten Bestätigung oder Verlängerung.`,
  },
  alertBlocks: {
    name: 'Sperren für Suchaufträge merken',
    purpose: 'Einer Adresse nicht mehr schreiben, deren Inhaber das nicht will',
    basis: 'Widerspruch (Art. 6 Abs. 1 lit. c mit Art. 21 DSGVO)',
    persons: 'Personen, die ihre E-Mail-Adresse für Suchaufträge gesperrt haben',
    data: 'Zeitpunkt und mit Schlüssel gebildete Prüfsumme der E-Mail-Adresse; nichts davon ist lesbar',
    recipients: 'keine',
    period:
      'Haben Sie Ihre Adresse für Suchaufträge gesperrt, bleibt davon eine Prüfsumme, aus der niemand sie lesen kann.',
  },
  spam: {
    name: 'Spam aussondern',
    purpose: 'Einsendungen aussondern, die keine Anfragen sind',
    basis: 'Berechtigtes Interesse am Schutz des Formulars (Art. 6 Abs. 1 lit. f DSGVO)',
    persons: 'Absender, deren Einsendung als Spam erkannt wurde',
    data: 'Name, E-Mail-Adresse, Telefon und Text der Einsendung',
    recipients: 'Beschäftigte, die Anfragen bearbeiten',
    period: `Als Spam erkannte Einsendungen löschen wir nach ${retention.spamDays} Tagen.`,
  },
  erasures: {
    name: 'Löschungen merken',
    purpose: 'Verhindern, dass gelöschte Personen aus einer älteren Sicherung zurückkehren',
    basis: 'Pflicht zur Löschung (Art. 6 Abs. 1 lit. c mit Art. 17 DSGVO)',
    persons: 'Personen, deren Daten auf Verlangen gelöscht wurden',
    data: 'Zeitpunkt und mit Schlüssel gebildete Prüfsummen von E-Mail-Adresse, Telefon und Name; nichts davon ist lesbar',
    recipients: 'keine',
    period:
      'Die Prüfsummen bleiben, solange es Sicherungen geben kann, aus denen die Person zurückkehren würde.',
  },
  accounts: {
    name: 'Konten der Verwaltung',
    purpose: 'Anmeldung und Nachvollziehen von Änderungen',
    basis: 'Beschäftigung und sicherer Betrieb (Art. 6 Abs. 1 lit. b und f DSGVO, § 26 BDSG)',
    persons: 'Beschäftigte mit einem Konto',
    data: 'Benutzername, Name, E-Mail-Adresse, Anmeldungen, wer was geändert hat',
    recipients: 'Administratoren',
    period:
      'Ein Konto bleibt, bis ein Administrator es löscht; der Name an einer Änderung bleibt mit ihr.',
  },
} as const satisfies Record<string, Activity>
export type ActivityKey = keyof typeof activities

const listed = (list: Pick<Activity, 'period'>[]) =>
  list.map(({ period }) => `- ${period}`).join('\n')

/** The periods that concern visitors, as a list in Markdown. */
export const customersPeriods = listed([activities.inquiries, activities.sales, activities.spam])

/** Those that concern whoever has a search alert. */
export const alertPeriods = listed([activities.alerts, activities.alertBlocks])
