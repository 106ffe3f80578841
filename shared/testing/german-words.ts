import { locationKinds } from '../buying/locations.ts'
import { specificationGroups } from '../figures/definition.ts'
import { definitionOf, figureKeys } from '../figures/registry.ts'
import { views } from '../images/image-address.ts'
import { markLabels, usualParts } from '../product/condition-report.ts'
import { productFields } from '../product/fields.ts'
import { DUE } from '../product/inspection.ts'
import { MARGIN_NOTE, ON_REQUEST } from '../product/price.ts'
import {
  conditionLabels,
  gradeLabels,
  priceKindLabels,
  productStatuses,
  publicStatusLabel,
} from '../product/terms.ts'

/** Words of the trade that are the same in both languages, or that English readers know from elsewhere. */
export const sameInEnglish: ReadonlySet<string> = new Set([
  'Mast',
  'Simplex',
  'Duplex',
  'Triplex',
  'Quadruplex',
  'Diesel',
  'Hybrid',
  'Gel',
  'Rotator',
])

/** German words that stand on English pages as English ones: a drive motor, a lack of something. */
const alsoEnglish: ReadonlySet<string> = new Set(['Motor', 'Lack', 'Status', 'gut'])

const choiceLabels = figureKeys.flatMap((key) => {
  const definition = definitionOf(key)
  return definition.kind === 'choice'
    ? Object.values(definition.choices).map(({ label }) => label)
    : []
})

const visibleLabels = Object.values(productFields).flatMap(({ seenBy, label }) =>
  seenBy === 'visitors' ? [label] : [],
)

/**
 * The German side of everything that an English page says in English: as a whole word in such a page, outside of what
 * is marked `lang="de"`, it is one that was forgotten. Longer ones first.
 */
export const germanWords: readonly string[] = [
  ...new Set([
    ...figureKeys.map((key) => definitionOf(key).name),
    ...choiceLabels,
    ...specificationGroups,
    ...productStatuses.map(publicStatusLabel),
    ...Object.values(conditionLabels),
    ...Object.values(gradeLabels),
    ...Object.values(priceKindLabels),
    ...Object.values(markLabels),
    ...usualParts(true),
    ...usualParts(false),
    ...visibleLabels,
    ...Object.values(locationKinds),
    ...Object.values(views),
    ...[DUE.value, ON_REQUEST, MARGIN_NOTE, 'zzgl. MwSt.', 'Zeichnung', '3D-Darstellung'],
    ...['Tag', 'Woche', 'Monat', 'Monate', 'Miete', 'Garantie', 'ohne Garantie', 'unbekannt'],
    ...['reserviert', 'gebraucht', 'geprüft', 'netto', 'Standort', 'Maßskizze', 'Datenblatt'],
    ...['Maschine', 'Gabelstapler', 'Anfrage', 'anfragen', 'Durchfahrtshöhe', 'Vollfreihub'],
  ]),
]
  .filter((word) => !sameInEnglish.has(word) && !alsoEnglish.has(word))
  .sort((one, other) => other.length - one.length)
