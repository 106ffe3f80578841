import type { Settings } from './settings.ts'

/** The sections of the settings, in their order, by the name in their addresses, with the settings that each holds. */
export const settingsSections = {
  firma: { title: 'Firma', holds: ['company'] },
  rechtliches: { title: 'Rechtliches', holds: ['legal', 'vatRate'] },
  zeiten: { title: 'Öffnungszeiten und Antwortzeit', holds: ['hours'] },
  werbeangaben: { title: 'Angaben, mit denen Sie werben', holds: ['claims'] },
  logo: { title: 'Logo und Farbe', holds: ['accentColour'] },
  email: { title: 'E-Mail', holds: ['mail'] },
  rueckrufe: { title: 'Rückrufe', holds: ['callback'] },
  zuteilung: { title: 'Zuteilung neuer Anfragen', holds: ['assignment'] },
  angebote: { title: 'Angebote', holds: ['offer', 'bank'] },
  standorte: { title: 'Standorte', holds: ['locations'] },
  lieferung: { title: 'Lieferung', holds: ['delivery'] },
  garantie: { title: 'Garantie', holds: ['warranty'] },
  leasing: { title: 'Leasing', holds: ['leasing'] },
  englisch: { title: 'Englisch', holds: ['english'] },
} as const satisfies Record<string, { title: string; holds: readonly (keyof Settings)[] }>
export type SettingsSection = keyof typeof settingsSections

/** What is shown where the address names no section. */
export const FIRST: SettingsSection = 'firma'

const isSection = (name: string): name is SettingsSection => Object.hasOwn(settingsSections, name)

/** The section of that name; null if there is none. */
export const readSection = (name: string): SettingsSection | null => (isSection(name) ? name : null)

/** The section of an anchor, as links had them before each section had an address; null for any other. */
export const sectionOfAnchor = (hash: string): SettingsSection | null =>
  hash === '#farbe' ? 'logo' : readSection(hash.slice(1))
