import {
  attachmentChoices,
  cabChoices,
  driveChoices,
  emissionStageChoices,
  mastChoices,
  tyreChoices,
} from './choices.ts'
import type { FigureDefinition, ResidualCapacity } from './definition.ts'

const millimetres = { kind: 'number', unit: 'mm', heading: 'Abmessungen' } as const
const choice = { kind: 'choice', several: false, filter: 'choice' } as const
const fromTo = { from: true, to: true } as const
const battery = ['electric', 'compact', 'reach'] as const

/**
 * Every figure of a machine that is known by name, in the order of display under its heading.
 * Form, filters, comparison, data sheet, exports and feeds are made from it.
 */
export const figures = {
  capacity: {
    name: 'Tragkraft',
    aliases: ['Tragfähigkeit', 'Nenntragfähigkeit', 'Nenntragkraft', 'Traglast', 'Nutzlast'],
    symbol: 'Q',
    kind: 'number',
    unit: 'kg',
    min: 100,
    max: 100_000,
    heading: 'Leistung',
    filter: fromTo,
    better: 'higher',
  },
  loadCentre: {
    ...millimetres,
    name: 'Lastschwerpunkt',
    aliases: ['Lastschwerpunktabstand', 'LSP'],
    symbol: 'c',
    min: 200,
    max: 2500,
    heading: 'Leistung',
  },
  residualCapacity: {
    name: 'Resttragfähigkeit',
    aliases: ['Resttragkraft', 'Resttraglast'],
    kind: 'residualCapacity',
    heading: 'Leistung',
  },
  liftHeight: {
    ...millimetres,
    name: 'Hubhöhe',
    aliases: ['Hub', 'Nennhub'],
    symbol: 'h3',
    min: 80,
    max: 20_000,
    filter: fromTo,
    better: 'higher',
  },
  closedHeight: {
    ...millimetres,
    name: 'Bauhöhe',
    aliases: [
      'Bauhöhe eingefahren',
      'Durchfahrtshöhe',
      'Durchfahrtshöhe eingefahren',
      'Höhe eingefahren',
      'Mast eingefahren',
      'Masthöhe eingefahren',
    ],
    symbol: 'h1',
    min: 500,
    max: 6000,
    filter: fromTo,
    better: 'lower',
  },
  freeLift: {
    ...millimetres,
    name: 'Freihub',
    aliases: ['Vollfreihub', 'Freihubhöhe'],
    symbol: 'h2',
    min: 0,
    max: 6000,
    filter: { from: true },
    better: 'higher',
  },
  extendedHeight: {
    ...millimetres,
    name: 'Höhe ausgefahren',
    aliases: ['Bauhöhe ausgefahren', 'Mast ausgefahren', 'Masthöhe ausgefahren'],
    symbol: 'h4',
    min: 500,
    max: 22_000,
  },
  guardHeight: {
    ...millimetres,
    name: 'Höhe Schutzdach',
    aliases: ['Schutzdachhöhe', 'Höhe Fahrerschutzdach', 'Höhe über Schutzdach'],
    symbol: 'h6',
    min: 1000,
    max: 6000,
    better: 'lower',
  },
  length: {
    ...millimetres,
    name: 'Gesamtlänge',
    aliases: ['Länge', 'Gesamtlänge mit Gabel'],
    symbol: 'l1',
    min: 500,
    max: 15_000,
  },
  lengthToForkFace: {
    ...millimetres,
    name: 'Länge bis Gabelrücken',
    aliases: ['Länge einschl. Gabelrücken', 'Länge inkl. Gabelrücken', 'Länge ohne Gabel'],
    symbol: 'l2',
    min: 300,
    max: 12_000,
  },
  width: {
    ...millimetres,
    name: 'Breite',
    aliases: ['Gesamtbreite', 'Fahrzeugbreite'],
    symbol: 'b1',
    min: 400,
    max: 6000,
  },
  forkLength: {
    ...millimetres,
    name: 'Gabellänge',
    aliases: ['Gabelzinkenlänge', 'Zinkenlänge'],
    symbol: 'l',
    min: 300,
    max: 6000,
    filter: fromTo,
  },
  wheelbase: { ...millimetres, name: 'Radstand', symbol: 'y', min: 400, max: 8000 },
  loadDistance: {
    ...millimetres,
    name: 'Vorbaumaß',
    aliases: ['Lastabstand'],
    symbol: 'x',
    min: 50,
    max: 2000,
  },
  turningRadius: {
    ...millimetres,
    name: 'Wenderadius',
    aliases: ['Wendekreisradius'],
    symbol: 'Wa',
    min: 700,
    max: 12_000,
    better: 'lower',
  },
  aisleWidth: {
    ...millimetres,
    name: 'Arbeitsgangbreite',
    aliases: ['Arbeitsgang', 'Gangbreite'],
    symbol: 'Ast',
    min: 1000,
    max: 15_000,
    filter: { to: true },
    better: 'lower',
    usualFor: battery,
  },
  drive: {
    ...choice,
    name: 'Antrieb',
    aliases: ['Antriebsart', 'Antriebstyp', 'Kraftstoff', 'Kraftstoffart'],
    choices: driveChoices,
    heading: 'Technische Daten',
  },
  power: {
    name: 'Leistung',
    aliases: ['Motorleistung', 'Nennleistung'],
    kind: 'number',
    unit: 'kW',
    min: 0.5,
    max: 500,
    decimals: 1,
    heading: 'Leistung',
    better: 'higher',
    usualFor: ['diesel'],
  },
  emissionStage: {
    ...choice,
    name: 'Abgasstufe',
    aliases: ['Abgasnorm', 'Emissionsstufe', 'Abgasstufe EU'],
    choices: emissionStageChoices,
    heading: 'Sonstiges',
    usualFor: ['diesel'],
  },
  mast: {
    ...choice,
    name: 'Mast',
    aliases: ['Masttyp', 'Mastart', 'Hubmast', 'Hubgerüst', 'Hubgerüsttyp'],
    choices: mastChoices,
    heading: 'Technische Daten',
  },
  tyres: {
    ...choice,
    name: 'Bereifung',
    aliases: ['Reifen', 'Reifenart', 'Reifentyp', 'Bereifungsart'],
    choices: tyreChoices,
    heading: 'Technische Daten',
  },
  voltage: {
    name: 'Batteriespannung',
    aliases: ['Spannung', 'Nennspannung', 'Spannung Batterie'],
    kind: 'number',
    unit: 'V',
    min: 12,
    max: 800,
    heading: 'Technische Daten',
    filter: 'choice',
    usualFor: battery,
  },
  batteryCapacity: {
    name: 'Batteriekapazität',
    aliases: ['Kapazität Batterie', 'Nennkapazität Batterie'],
    kind: 'number',
    unit: 'Ah',
    min: 10,
    max: 3000,
    heading: 'Technische Daten',
    better: 'higher',
    usualFor: battery,
  },
  batteryYear: {
    name: 'Batteriebaujahr',
    aliases: ['Baujahr Batterie', 'Baujahr der Batterie', 'Batterie Baujahr'],
    kind: 'number',
    unit: null,
    min: 1990,
    max: 2060,
    heading: 'Technische Daten',
    better: 'higher',
    usualFor: battery,
  },
  weight: {
    name: 'Eigengewicht',
    aliases: ['Leergewicht', 'Dienstgewicht', 'Gewicht', 'Eigenmasse'],
    kind: 'number',
    unit: 'kg',
    min: 50,
    max: 200_000,
    heading: 'Technische Daten',
    filter: { to: true },
  },
  travelSpeed: {
    name: 'Fahrgeschwindigkeit',
    aliases: ['Geschwindigkeit', 'Höchstgeschwindigkeit'],
    kind: 'number',
    unit: 'km/h',
    min: 1,
    max: 60,
    decimals: 1,
    heading: 'Leistung',
    better: 'higher',
  },
  liftSpeed: {
    name: 'Hubgeschwindigkeit',
    kind: 'number',
    unit: 'm/s',
    min: 0.01,
    max: 3,
    decimals: 2,
    heading: 'Leistung',
    better: 'higher',
  },
  gradeability: {
    name: 'Steigfähigkeit',
    aliases: ['Steigvermögen'],
    kind: 'number',
    unit: '%',
    min: 1,
    max: 100,
    decimals: 1,
    heading: 'Leistung',
    better: 'higher',
    usualFor: ['diesel'],
  },
  hours: {
    name: 'Betriebsstunden',
    aliases: ['Bh', 'Stunden', 'Betriebsstundenzähler'],
    kind: 'number',
    unit: 'h',
    min: 0,
    max: 200_000,
    heading: 'Sonstiges',
    filter: fromTo,
    better: 'lower',
  },
  attachments: {
    ...choice,
    name: 'Anbaugeräte',
    aliases: ['Anbaugerät', 'Anbauten', 'Zusatzgeräte', 'Zusatzgerät'],
    several: true,
    choices: attachmentChoices,
    heading: 'Sonstiges',
  },
  cab: {
    ...choice,
    name: 'Kabine',
    aliases: ['Fahrerkabine', 'Kabinentyp', 'Kabinenart'],
    choices: cabChoices,
    heading: 'Sonstiges',
  },
  inspectionUntil: {
    name: 'UVV geprüft bis',
    aliases: [
      'UVV bis',
      'UVV gültig bis',
      'UVV-Prüfung bis',
      'UVV-Prüfung gültig bis',
      'Nächste UVV',
    ],
    kind: 'month',
    heading: 'Sonstiges',
    better: 'higher',
  },
} as const satisfies Record<string, FigureDefinition>

type Registry = typeof figures
export type FigureKey = keyof Registry

type KeysOf<Part> = {
  [Key in FigureKey]: Registry[Key] extends Part ? Key : never
}[FigureKey]
export type NumberFigureKey = KeysOf<{ kind: 'number' }>
export type ChoiceFigureKey = KeysOf<{ kind: 'choice' }>
export type ChoiceOf<Key extends ChoiceFigureKey> = keyof Registry[Key]['choices']

type ValueBy<Definition> = Definition extends { kind: 'number' }
  ? number
  : Definition extends { kind: 'choice'; several: true; choices: infer Choices }
    ? (keyof Choices)[]
    : Definition extends { kind: 'choice'; choices: infer Choices }
      ? keyof Choices
      : Definition extends { kind: 'residualCapacity' }
        ? ResidualCapacity[]
        : string
type Values = { [Key in FigureKey]: ValueBy<Registry[Key]> }

/** Numbers in the figure's unit, choices by key, a month as `2026-11`. */
export type FigureValue<Key extends FigureKey> = Values[Key]

/** What is known of a machine; a figure that was not given is missing. */
export type Figures = Partial<Values>

export const figureKeys = Object.keys(figures) as FigureKey[]

/** A figure's entry with every property that an entry may have. */
export function definitionOf(key: FigureKey): FigureDefinition {
  return figures[key]
}

/** Filters `<figure>=a,b`, `<figure>From=` and `<figure>To=`. */
export type ChoiceFilterKey = KeysOf<{ filter: 'choice' }>
export type FromFilterKey = KeysOf<{ filter: { from: true } }>
export type ToFilterKey = KeysOf<{ filter: { to: true } }>
