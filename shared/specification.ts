export const specificationGroups = [
  'Abmessungen',
  'Leistung',
  'Technische Daten',
  'Sonstiges',
] as const
export type SpecificationGroup = (typeof specificationGroups)[number]

/** In the order of precedence: the first group with a keyword in the name takes it. */
const keywords: [SpecificationGroup, string[]][] = [
  ['Abmessungen', ['höhe', 'länge', 'breite', 'maß', 'radius', 'gabel', 'freihub', 'radstand']],
  [
    'Technische Daten',
    [
      'antrieb',
      'motor',
      'batterie',
      'mast',
      'reifen',
      'bereifung',
      'getriebe',
      'kraftstoff',
      'gewicht',
      'hydraulik',
    ],
  ],
  ['Leistung', ['kraft', 'last', 'geschwindigkeit', 'steig', 'leistung']],
]

/** The heading under which a specification is shown, by keywords in its name. */
export function specificationGroup(name: string): SpecificationGroup {
  const lower = name.normalize('NFC').toLowerCase()
  const match = keywords.find(([, words]) => words.some((word) => lower.includes(word)))
  return match?.[0] ?? 'Sonstiges'
}

export interface GroupedSpecifications {
  group: SpecificationGroup
  entries: [name: string, value: string][]
}

/** Specifications under their headings, in the order of display; empty groups are left out. */
export function groupSpecifications(
  specifications: Record<string, string>,
): GroupedSpecifications[] {
  const entries = Object.entries(specifications)
  return specificationGroups
    .map((group) => ({
      group,
      entries: entries.filter(([name]) => specificationGroup(name) === group),
    }))
    .filter(({ entries }) => entries.length > 0)
}

/** Names that the trade uses for the same figure (VDI 2198 symbols in brackets); the first one is ours. */
export const figureNames = {
  capacity: ['Tragkraft', 'Tragfähigkeit', 'Nenntragfähigkeit', 'Nutzlast'],
  liftHeight: ['Hubhöhe', 'Max. Hubhöhe', 'Max. Hub', 'Hub'],
  closedHeight: ['Bauhöhe', 'Durchfahrtshöhe', 'Bauhöhe eingefahren'],
  freeLift: ['Freihub'],
  extendedHeight: ['Höhe ausgefahren', 'Bauhöhe ausgefahren'],
  guardHeight: ['Höhe Schutzdach', 'Schutzdachhöhe'],
  length: ['Gesamtlänge', 'Länge'],
  lengthToForkFace: ['Länge bis Gabelrücken'],
  forkLength: ['Gabellänge', 'Gabelzinkenlänge'],
  wheelbase: ['Radstand'],
  width: ['Gesamtbreite', 'Breite'],
  hours: ['Betriebsstunden', 'Bh'],
  weight: ['Eigengewicht', 'Leergewicht'],
  condition: ['Zustand'],
} as const
export type Figure = keyof typeof figureNames

/** The text given for a figure under any of its names, or null. */
export function specificationOf(
  specifications: Record<string, string>,
  figure: Figure,
): string | null {
  const wanted = figureNames[figure].map((name) => name.toLowerCase())
  const entry = Object.entries(specifications).find(([name]) =>
    wanted.includes(name.normalize('NFC').toLowerCase()),
  )
  return entry?.[1] ?? null
}

interface Measure {
  value: number
  /** Null where the text names none. */
  unit: 'mm' | 'kg' | 'h' | null
}

const units: Record<string, { unit: Measure['unit']; factor: number }> = {
  mm: { unit: 'mm', factor: 1 },
  cm: { unit: 'mm', factor: 10 },
  m: { unit: 'mm', factor: 1000 },
  kg: { unit: 'kg', factor: 1 },
  t: { unit: 'kg', factor: 1000 },
  h: { unit: 'h', factor: 1 },
  std: { unit: 'h', factor: 1 },
  '': { unit: null, factor: 1 },
}

/**
 * Reads a German figure as millimetres, kilograms or hours: `3.050 mm` → 3050, `3,05 m` → 3050,
 * `1,8 t` → 1800. Null where the text is not one plain figure.
 */
export function parseMeasure(text: string): Measure | null {
  const match =
    /^(?:ca\.\s*)?(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?\s*(mm|cm|m|kg|t|h|std)?\.?$/i.exec(
      text.replaceAll('\u00a0', ' ').trim(),
    )
  if (!match) return null
  const value = Number(`${match[1]?.replaceAll('.', '')}.${match[2] ?? 0}`)
  const { unit, factor } = units[(match[3] ?? '').toLowerCase()] ?? { unit: null, factor: 1 }
  return { value: Math.round(value * factor), unit }
}

/** A figure of a machine in mm, kg or h, or null where it is not given as a plain figure. */
export function figureOf(specifications: Record<string, string>, figure: Figure): number | null {
  const text = specificationOf(specifications, figure)
  return text === null ? null : (parseMeasure(text)?.value ?? null)
}
