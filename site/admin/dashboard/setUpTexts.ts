import { paths } from '../../../shared/addresses/paths.ts'
import type { SetUpKey } from '../../../shared/dealer/set-up.ts'
import { adminPaths } from '../data/adminPaths.ts'

export const stepTitles: Record<SetUpKey, string> = {
  company: 'Firma, Anschrift und Rufnummern',
  legal: 'Pflichtangaben fürs Impressum (§ 5 DDG)',
  logo: 'Logo und Farbe',
  claims: 'Werbeaussagen mit Beleg (§ 5 UWG)',
  promises: 'Standorte, Lieferung, Garantie, Leasing eintragen',
  texts: 'Texte der Seiten',
  review: 'Impressum, Datenschutz und AGB mit Ihrer Rechtsberatung prüfen',
  mail: 'Anfragen per E-Mail bekommen',
  name: 'Ihr Name, mit dem Sie unterschreiben',
  account: 'Ihre eigene E-Mail-Adresse',
  secondWay: 'Ein zweiter Weg hinein, falls Sie Ihr Passwort vergessen',
  stock: 'Eigene Maschinen statt der Beispiele',
  colleagues: 'Zugänge für Kolleginnen und Kollegen',
  portals: 'Maschinen auch auf Portalen anbieten',
  english: 'Was auf den englischen Seiten fehlt',
  backup: 'Die erste Sicherung',
  finished: 'Fertig. So sieht Ihre Seite aus.',
}

/**
 * Where a step is taken.
 * @param me the account of the one who takes it
 */
export const stepPlaces = (me: number): Partial<Record<SetUpKey, string>> => ({
  company: adminPaths.settingsSection('firma'),
  legal: adminPaths.settingsSection('rechtliches'),
  logo: adminPaths.settingsSection('logo'),
  claims: adminPaths.settingsSection('werbeangaben'),
  promises: adminPaths.settingsSection('standorte'),
  texts: adminPaths.texts,
  review: adminPaths.texts,
  mail: adminPaths.settingsSection('email'),
  name: adminPaths.ownName(me),
  account: adminPaths.account,
  secondWay: adminPaths.newUser,
  stock: adminPaths.stockImport,
  colleagues: adminPaths.newUser,
  portals: adminPaths.feeds,
  english: adminPaths.text('export'),
  backup: adminPaths.backups,
  finished: paths.home,
})

/** Passages of the legal pages that every dealer has to review themselves. */
export const reviewBeforePublishing = [
  {
    page: 'Impressum',
    points: [
      'Rechtsform und Vertretung, Registerangaben, Umsatzsteuer- oder Wirtschafts-Identifikationsnummer',
      'gegebenenfalls Aufsichtsbehörde und Berufshaftpflichtversicherung (§ 2 DL-InfoV)',
      'Belege für Werbeaussagen wie Kundenzahl und Zufriedenheit (§ 5 UWG)',
    ],
  },
  {
    page: 'Datenschutz',
    points: [
      'Protokolle und Auftragsverarbeitung Ihres Hosting- und Mailanbieters (Nr. 2 und 7)',
      'Löschfristen von zwölf Monaten und 30 Tagen und wer sie im Betrieb durchsetzt (Nr. 4)',
      'ob ein Datenschutzbeauftragter zu benennen ist (§ 38 BDSG, in der Regel ab 20 Personen)',
    ],
  },
  {
    page: 'AGB',
    points: [
      'Haftungsbegrenzung und Gewährleistungsausschluss (§§ 4, 9, 10) an der aktuellen Rechtsprechung',
      'Garantiezusagen auf gebrauchte Maschinen und ihr Verhältnis zu § 10',
      'verlängerter Eigentumsvorbehalt (§ 7) gegenüber Sicherheiten Ihrer Bank',
      'Mietbedingungen (§§ 11 bis 15), Versicherung und Vorgaben Ihrer Leasinggesellschaft',
      'wie die AGB in Angebot und Auftragsbestätigung einbezogen werden',
    ],
  },
] as const
