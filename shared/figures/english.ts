import { englishMonth, englishQuantity } from '../writing/english.ts'
import type { FigureDefinition, ResidualCapacity, SpecificationGroup } from './definition.ts'
import {
  type ChoiceFigureKey,
  type ChoiceOf,
  type FigureKey,
  type FigureValue,
  figures,
} from './registry.ts'
import type { Unit } from './units.ts'

/** The words of makers' English type sheets (VDI 2198) and of ISO 5053; docs/english.md names the sources. */
export const figureNamesInEnglish: Record<FigureKey, string> = {
  liftHeight: 'Lift height',
  closedHeight: 'Closed height',
  freeLift: 'Free lift',
  extendedHeight: 'Extended mast height',
  guardHeight: 'Overhead guard height',
  length: 'Overall length',
  lengthToForkFace: 'Length to fork face',
  width: 'Overall width',
  forkLength: 'Fork length',
  wheelbase: 'Wheelbase',
  loadDistance: 'Load distance',
  turningRadius: 'Turning radius',
  aisleWidth: 'Aisle width',
  capacity: 'Load capacity',
  loadCentre: 'Load centre',
  residualCapacity: 'Residual capacity',
  drive: 'Drive',
  power: 'Power',
  emissionStage: 'Emission stage',
  mast: 'Mast',
  tyres: 'Tyres',
  voltage: 'Battery voltage',
  batteryCapacity: 'Battery capacity',
  batteryYear: 'Battery year',
  batteryType: 'Battery type',
  batteryTest: 'Battery test (remaining capacity)',
  weight: 'Service weight',
  travelSpeed: 'Travel speed',
  liftSpeed: 'Lifting speed',
  gradeability: 'Gradeability',
  hours: 'Operating hours',
  attachments: 'Attachments',
  cab: 'Cab',
  inspectionUntil: 'Safety inspection (UVV) valid until',
}

/** Of a machine that has to be inspected again. */
export const INSPECTION_IN_ENGLISH = 'Safety inspection (UVV)'

export const choicesInEnglish: { [Key in ChoiceFigureKey]: Record<ChoiceOf<Key>, string> } = {
  mast: {
    simplex: 'Simplex',
    duplex: 'Duplex (two-stage)',
    triplex: 'Triplex (three-stage)',
    quadruplex: 'Quadruplex (four-stage)',
    telescopic: 'Telescopic',
  },
  drive: {
    electric: 'Electric',
    diesel: 'Diesel',
    lpg: 'LPG',
    cng: 'Natural gas (CNG)',
    petrol: 'Petrol',
    hybrid: 'Hybrid',
    hydrogen: 'Hydrogen',
  },
  tyres: {
    superelastic: 'Superelastic',
    pneumatic: 'Pneumatic',
    solid: 'Solid rubber',
    polyurethane: 'Polyurethane (Vulkollan)',
  },
  emissionStage: {
    IIIA: 'Stage IIIA',
    IIIB: 'Stage IIIB',
    IV: 'Stage IV',
    V: 'Stage V',
  },
  attachments: {
    sideshift: 'Side shift',
    forkPositioner: 'Fork positioner',
    rotator: 'Rotator',
    clamp: 'Clamp',
    spike: 'Carpet or coil boom',
    telescopicForks: 'Telescopic forks',
    platform: 'Work platform',
  },
  cab: {
    open: 'Open',
    roof: 'Roof',
    half: 'Half cab',
    full: 'Full cab',
  },
  batteryType: {
    leadAcid: 'Lead-acid',
    gel: 'Gel',
    lithium: 'Lithium-ion',
    spare: 'Spare battery',
    opportunity: 'Opportunity charging',
  },
}

export const specificationGroupsInEnglish: Record<SpecificationGroup, string> = {
  Abmessungen: 'Dimensions',
  Leistung: 'Performance',
  'Technische Daten': 'Technical data',
  Sonstiges: 'Other',
}

export const unitsInEnglish: Record<Unit, string> = {
  kg: 'kg',
  mm: 'mm',
  h: 'h',
  kW: 'kW',
  V: 'V',
  Ah: 'Ah',
  'km/h': 'km/h',
  'm/s': 'm/s',
  '%': '%',
}

/** A figure as an English reader has it: `2,500 kg`, `Triplex (three-stage)`, `November 2026`, `91%`. */
export function englishFigure<Key extends FigureKey>(key: Key, value: FigureValue<Key>): string {
  return format(key, figures[key], value)
}

type AnyValue = number | string | readonly string[] | readonly ResidualCapacity[]

function format(key: FigureKey, definition: FigureDefinition, value: AnyValue): string {
  if (typeof value === 'number') return formatNumber(definition, value)
  if (typeof value === 'string')
    return definition.kind === 'month' ? englishMonth(value) : englishChoice(key, value)
  return value
    .map((part) => (typeof part === 'string' ? englishChoice(key, part) : formatRow(part)))
    .join(definition.kind === 'residualCapacity' ? '; ' : ', ')
}

function formatNumber(definition: FigureDefinition, value: number): string {
  if (definition.kind !== 'number' || definition.unit === null) return String(value)
  return englishQuantity(value, unitsInEnglish[definition.unit], definition.decimals)
}

const choiceLabels: Partial<Record<FigureKey, Readonly<Record<string, string>>>> = choicesInEnglish

/** `drive`, `lpg` → `LPG`. */
export const englishChoice = (key: FigureKey, choice: string): string =>
  choiceLabels[key]?.[choice] ?? choice

function formatRow({ kg, liftHeight, loadCentre }: ResidualCapacity): string {
  const row = `${englishQuantity(kg, 'kg')} at ${englishQuantity(liftHeight, 'mm')}`
  return loadCentre === undefined
    ? row
    : `${row} (load centre ${englishQuantity(loadCentre, 'mm')})`
}
