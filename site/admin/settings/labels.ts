import { paths } from '../../../shared/addresses/paths.ts'
import { warrantyKeys } from '../../../shared/buying/warranty-settings.ts'
import type { Day } from '../../../shared/dealer/opening-hours.ts'
import { type ClaimPage, claimPages, legalLabels } from '../../../shared/dealer/settings.ts'
import { pageName } from '../../../shared/pages/page-name.ts'

export const dayNames: Record<Day, string> = {
  Monday: 'Montag',
  Tuesday: 'Dienstag',
  Wednesday: 'Mittwoch',
  Thursday: 'Donnerstag',
  Friday: 'Freitag',
  Saturday: 'Samstag',
  Sunday: 'Sonntag',
}

export const warrantyNames: Record<(typeof warrantyKeys)[number], string> = {
  new: 'Neu',
  A: 'Klasse A',
  B: 'Klasse B',
  C: 'Klasse C',
}

const settingLabels: Record<string, string> = {
  'company.name': 'Firma',
  'company.shortName': 'Kurzname',
  'company.street': 'Straße und Hausnummer',
  'company.postalCode': 'Postleitzahl',
  'company.city': 'Ort',
  'company.email': 'E-Mail',
  'company.phone': 'Telefon',
  'company.emergencyPhone': 'Notdienst',
  'company.fax': 'Telefax',
  'company.founded': 'Gründungsjahr',
  'company.state': 'Bundesland',
  ...Object.fromEntries(Object.entries(legalLabels).map(([key, label]) => [`legal.${key}`, label])),
  vatRate: 'Mehrwertsteuersatz in %',
  ...Object.fromEntries(Object.entries(dayNames).map(([day, name]) => [`hours.week.${day}`, name])),
  'hours.byAppointment': 'Tage nach Vereinbarung',
  'hours.exceptions': 'Ausnahmen',
  'hours.exceptions.date': 'Datum',
  'hours.exceptions.label': 'Anlass',
  'hours.exceptions.open': 'Geöffnet',
  'hours.replyHours': 'Antwort auf Anfragen innerhalb von (Stunden)',
  claims: 'Angaben, mit denen Sie werben',
  'claims.value': 'Angabe',
  'claims.label': 'Bezeichnung',
  'claims.proof': 'Beleg',
  'claims.pages': 'Steht auf den Seiten',
  accentColour: 'Akzentfarbe',
  'mail.from': 'Absender',
  'mail.to': 'Anfragen gehen an',
  'mail.dailySummary': 'Morgens eine E-Mail mit dem, was heute ansteht',
  'mail.takeNew': 'Neue E-Mails im gelesenen Postfach als Anfragen übernehmen',
  'callback.minutes': 'Dauer eines Rückrufs (Minuten)',
  'callback.atOnce': 'Rückrufe gleichzeitig',
  'callback.leadMinutes': 'Vorlauf (Minuten)',
  'offer.reservationDays': 'Reservierung nach Annahme (Tage)',
  'offer.validDays': 'Gültigkeit neuer Angebote (Tage)',
  'offer.deliveryTime': 'Lieferzeit',
  'offer.paymentTerms': 'Zahlung',
  'offer.closing': 'Schlusswort',
  'offer.probability.draft': 'Entwurf (in Prozent)',
  'offer.probability.sent': 'Gesendetes Angebot (in Prozent)',
  'offer.probability.ordered': 'Bestellung (in Prozent)',
  'assignment.by': 'Neue Anfragen zuteilen',
  'assignment.accounts': 'Wer an der Reihe ist',
  'assignment.categories': 'Zuständig nach Kategorie',
  'assignment.categories.categoryId': 'Kategorie',
  'assignment.categories.accountId': 'Zuständig',
  'bank.iban': 'IBAN',
  'bank.bic': 'BIC',
  locations: 'Standorte',
  'locations.name': 'Standort',
  'locations.kind': 'Art',
  delivery: 'Lieferung',
  'delivery.zones': 'Gebiete',
  'delivery.zones.from': 'Ab Standort',
  'delivery.zones.postcodes': 'Postleitzahlen',
  'delivery.zones.price': 'Preis netto in Euro',
  'delivery.heavyFromKg': 'Schwer ab (kg)',
  'delivery.heavyPercent': 'Zuschlag in %',
  warranty: 'Garantie',
  ...Object.fromEntries(
    warrantyKeys.flatMap((key) => [
      [`warranty.${key}`, `Garantie, ${warrantyNames[key]}`],
      [`warranty.${key}.months`, `${warrantyNames[key]}: Monate`],
      [`warranty.${key}.scope`, `${warrantyNames[key]}: Umfang`],
    ]),
  ),
  leasing: 'Leasing',
  'leasing.months': 'Laufzeit (Monate)',
  'leasing.interestPercent': 'Zins im Jahr in %',
  'leasing.downPaymentPercent': 'Anzahlung in % des Preises',
  'leasing.residualPercent': 'Restwert in % des Preises',
  'leasing.minPrice': 'Ab einem Preis von (Euro netto)',
  requiresSecondFactor: 'Anmeldung in zwei Schritten für alle',
}

/** What stands beside a setting. @param path such as `company.name` or, within a list, `claims.2.value` */
export const settingLabel = (path: string): string =>
  settingLabels[path.replace(/\.\d+/g, '')] ?? path

/** Whether there is such a setting; histories know some that there are no longer. */
export const isSetting = (path: string) => settingLabel(path) !== path

export const claimPageName = (page: ClaimPage): string => pageName(paths[page])

export const claimPageChoices = claimPages.map((id) => ({ id, name: claimPageName(id) }))
