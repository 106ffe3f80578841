/** The sections of the settings, in their order, by the name that an address has for each. */
export const settingsSections = {
  logo: 'Logo',
  firma: 'Firma',
  rechtliches: 'Rechtliches',
  zeiten: 'Öffnungszeiten und Antwortzeit',
  werbeangaben: 'Angaben, mit denen Sie werben',
  farbe: 'Farbe',
  email: 'E-Mail',
  rueckrufe: 'Rückrufe',
  angebote: 'Angebote',
  standorte: 'Standorte',
  lieferung: 'Lieferung',
  garantie: 'Garantie',
  leasing: 'Leasing',
} as const
export type SettingsSection = keyof typeof settingsSections
