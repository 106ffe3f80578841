import type { Unit } from '../figures/units.ts'
import { keysOf } from '../values/records.ts'

export const places = ['inside', 'outside', 'both'] as const
export type Place = (typeof places)[number]

export const placeLabels: Record<Place, string> = {
  inside: 'innen',
  outside: 'außen',
  both: 'innen und außen',
}
/** How the address writes a place. */
export const placeParameters: Record<Place, string> = {
  inside: 'innen',
  outside: 'aussen',
  both: 'beides',
}

interface Question {
  label: string
  /** Its name in the address. */
  parameter: string
}

/** A question whose answer is a number of a unit, typed as `2,5 t` or `2500`. */
export interface NumberQuestion extends Question {
  kind: 'number'
  unit: Unit
  min: number
  max: number
  decimals?: number
  example: string
}

interface PlaceQuestion extends Question {
  kind: 'place'
}

const millimetres = { kind: 'number', unit: 'mm' } as const

/** What the adviser asks, in its order; every question can be skipped. */
export const adviserQuestions = {
  load: {
    kind: 'number',
    unit: 'kg',
    label: 'Schwerste Last',
    parameter: 'last',
    min: 50,
    max: 100_000,
    example: '2,5 t',
  },
  loadCentre: {
    ...millimetres,
    label: 'Lastschwerpunkt der Last',
    parameter: 'lastschwerpunkt',
    min: 100,
    max: 3000,
    example: '600 mm',
  },
  liftHeight: {
    ...millimetres,
    label: 'Hubhöhe',
    parameter: 'hubhoehe',
    min: 100,
    max: 20_000,
    example: '5,5 m',
  },
  gate: {
    ...millimetres,
    label: 'Niedrigstes Tor',
    parameter: 'tor',
    min: 1000,
    max: 20_000,
    example: '2,20 m',
  },
  ceiling: {
    ...millimetres,
    label: 'Decke, unter der gehoben wird',
    parameter: 'decke',
    min: 1000,
    max: 20_000,
    example: '4,50 m',
  },
  aisle: {
    ...millimetres,
    label: 'Gangbreite',
    parameter: 'gang',
    min: 1000,
    max: 50_000,
    example: '3,5 m',
  },
  place: { kind: 'place', label: 'Einsatzort', parameter: 'einsatz' },
  hours: {
    kind: 'number',
    unit: 'h',
    label: 'Einsatz am Tag',
    parameter: 'stunden',
    min: 0.5,
    max: 24,
    decimals: 1,
    example: '8 Stunden oder 2 Schichten',
  },
} as const satisfies Record<string, NumberQuestion | PlaceQuestion>

export type QuestionKey = keyof typeof adviserQuestions
export const questionKeys = keysOf(adviserQuestions)

/** The page of the machines, where they are too many for one. */
export const RESULT_PAGE = 'seite'
/** In older links: what is meant for the gate and the ceiling at once. */
export const GATE_AND_CEILING = 'durchfahrt'

/** The parameters that hold the answers. */
export const answerParameters = [
  ...questionKeys.map((key): string => adviserQuestions[key].parameter),
  GATE_AND_CEILING,
]
/** Every parameter of the adviser's address. */
export const adviserParameters = [...answerParameters, RESULT_PAGE]

export function numberQuestion(key: QuestionKey): NumberQuestion | null {
  const question = adviserQuestions[key]
  return question.kind === 'number' ? question : null
}

/** The answers: kilograms, millimetres and hours. */
export type Needs = Partial<Record<Exclude<QuestionKey, 'place'>, number>> & { place?: Place }

/** A shift, in hours. */
export const SHIFT = 8
