import { type SpecificationGroup, specificationGroups } from '../figures/definition.ts'
import { figureOfName } from '../figures/names.ts'
import { figures } from '../figures/registry.ts'
import { spelledAlike } from '../figures/spelling.ts'

/** In the order of precedence: the first group with a keyword in the name takes it. */
const keywords: [SpecificationGroup, RegExp][] = [
  ['Abmessungen', /höhe|länge|breite|maß|radius|gabel|freihub|radstand/],
  [
    'Technische Daten',
    /antrieb|motor|batterie|mast|reifen|bereifung|getriebe|kraftstoff|gewicht|hydraulik/,
  ],
  ['Leistung', /kraft|last|geschwindigkeit|steig|leistung/],
]

/** The heading under which a specification is shown: by keywords in its name, then by its figure. */
export function specificationGroup(name: string): SpecificationGroup {
  const lower = name.normalize('NFC').toLowerCase()
  const match = keywords.find(([, words]) => words.test(lower))
  if (match) return match[0]
  const named = figureOfName(name)
  return named ? figures[named.key].heading : 'Sonstiges'
}

/** Specifications under their headings, in the order of display and in one spelling; empty groups are left out. */
export function groupSpecifications(
  specifications: Record<string, string>,
): { group: SpecificationGroup; entries: [name: string, value: string][] }[] {
  const entries = Object.entries(specifications)
  return specificationGroups
    .map((group) => ({
      group,
      entries: entries
        .filter(([name]) => specificationGroup(name) === group)
        .map(([name, value]): [string, string] => [name, spelledAlike(name, value)]),
    }))
    .filter(({ entries }) => entries.length > 0)
}
