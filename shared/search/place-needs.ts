import type { Comparison, QuantityKey } from './terms.ts'

interface PlaceNeed {
  key: QuantityKey
  is: Comparison
}

/** What buyers say of the place or the load instead of the machine, as regular expressions: `Tor 2,20 m`, `Gang 2,8 m`. */
export const placeNeeds: [words: string, need: PlaceNeed][] = [
  [
    [
      '(?:roll|hallen)?tore?|tor(?:h(?:ö|oe)he|einfahrt)|(?:durch|ein)fahrt(?:s?h(?:ö|oe)he)?|durch(?:gang)?',
      '(?:hallen)?t(?:ü|ue)r(?:en|h(?:ö|oe)he)?|(?:raum|hallen)?decken?(?:h(?:ö|oe)he)?',
      '(?:door(?:way)?|gate|entrance|passage|clearance|ceiling)(?: height)?|headroom',
    ].join('|'),
    { key: 'passageHeight', is: '<=' },
  ],
  [
    '(?:lager)?gasse|(?:regal|arbeits)?gang(?:breite)?|gänge|ast|aisles?(?: width)?',
    { key: 'aisleWidth', is: '<=' },
  ],
  [
    'regale?|(?:regal|stapel)h(?:ö|oe)he|(?:rack(?:ing)?|shel(?:f|ves)|stacking)(?: height)?',
    { key: 'liftHeight', is: '>=' },
  ],
  ['last|paletten?|loads?|pallets?', { key: 'capacity', is: '>=' }],
]

const patterns = placeNeeds.map(([words, need]) => ({
  need,
  pattern: new RegExp(`^(?:${words})$`),
}))

/**
 * What a machine needs at such a place; undefined for any other word.
 * @param isBroad whether a width is said of it: what drives through a door of 1.2 m has no greater one
 */
export function placeNeedOf(name: string, isBroad: boolean): PlaceNeed | undefined {
  const need = patterns.find(({ pattern }) => pattern.test(name))?.need
  return need?.key === 'passageHeight' && isBroad ? { ...need, key: 'width' } : need
}
