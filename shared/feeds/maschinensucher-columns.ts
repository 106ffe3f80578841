export const pictureColumns = ['Bild 1', 'Bild 2', 'Bild 3', 'Bild 4', 'Bild 5', 'Bild 6'] as const

/**
 * In the order of „Automatischer Import“ (maschinensucher.de/import-csv/static/anleitung), where the place
 * counts and not the header.
 */
export const maschinensucherColumns = [
  'Bezeichnung DE',
  'Bezeichnung EN',
  'Hersteller',
  'Typ',
  'Technische Daten DE',
  'Technische Daten EN',
  'Baujahr',
  'Zustand DE',
  'Zustand EN',
  'Händlerpreis',
  'Händlerpreisoption',
  'Betriebsstunden',
  'Maschinennummer',
  'Standort',
  ...pictureColumns,
  'Dokument',
  'Video',
  'Vermietung',
  'Hauptkategorie',
  'Unterkategorie',
  'Zweite Unterkategorie',
  'Preis',
  'Preisoption',
  'Laufzeit',
  'Lagernummer',
  'Maschinenart',
  'Deaktiviert',
] as const
export type MaschinensucherColumn = (typeof maschinensucherColumns)[number]
