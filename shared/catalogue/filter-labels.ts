import { passage } from '../figures/derived.ts'
import { figures } from '../figures/registry.ts'
import type { FieldKey, LeftOut } from './state.ts'

/** What the fields are called, wherever their values are spoken of. */
export const filterLabels: Record<FieldKey, string> = {
  category: 'Kategorie',
  brand: 'Marke',
  location: 'Standort',
  yearFrom: 'Baujahr von',
  yearTo: 'Baujahr bis',
  priceFrom: 'Preis von',
  priceTo: 'Preis bis',
  available: 'Nur verfügbare',
  condition: 'Zustand',
  grade: 'Zustandsklasse',
  drive: figures.drive.name,
  mast: figures.mast.name,
  tyres: figures.tyres.name,
  attachments: figures.attachments.name,
  batteryType: figures.batteryType.name,
  voltage: figures.voltage.name,
  emissionStage: figures.emissionStage.name,
  capacityFrom: `${figures.capacity.name} von`,
  capacityTo: `${figures.capacity.name} bis`,
  liftHeightFrom: `${figures.liftHeight.name} von`,
  liftHeightTo: `${figures.liftHeight.name} bis`,
  passageHeightTo: `${passage.name} bis`,
  closedHeightTo: `${figures.closedHeight.name} bis`,
  freeLiftFrom: `${figures.freeLift.name} von`,
  hoursTo: `${figures.hours.name} bis`,
  aisleWidthTo: `${figures.aisleWidth.name} bis`,
  rentable: 'Nur Mietgeräte',
  warranty: 'Nur mit Garantie',
  fullFreeLift: 'Nur mit Vollfreihub',
  sort: 'Sortierung',
  postcode: 'Postleitzahl',
}

/** What cannot be read, by reason: `Preis von „2000“, Preis bis „1000“`. */
export const leftOutByReason = (leftOut: LeftOut[]) =>
  [...new Set(leftOut.map(({ reason }) => reason))].map((reason) => ({
    reason,
    named: leftOut
      .filter((entry) => entry.reason === reason)
      .map(({ key, text }) => `${filterLabels[key]} „${text}“`)
      .join(', '),
  }))
