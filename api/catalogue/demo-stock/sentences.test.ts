import { afterAll, describe, expect, it } from 'vitest'
import { hasFullFreeLift } from '../../../shared/figures/derived.ts'
import {
  at,
  both,
  brand,
  cost,
  createSearchTest,
  drives,
  hasCab,
  lifts,
  nonMarking,
  not,
  passage,
  says,
  type Test,
  thisYear,
  titles,
  used,
  warranted,
  year,
} from './sentences.testing.ts'

const { ask, stock, close } = await createSearchTest()
afterAll(close)

const few: Test = ({ figures: { drive, hours = 9e9 } }) => {
  const all = stock
    .filter(({ figures }) => figures.drive === drive)
    .flatMap(({ figures }) => figures.hours ?? [])
    .toSorted((a, b) => a - b)
  const [low = 0, high = 0] = [all[(all.length - 1) >> 1], all[all.length >> 1]]
  return hours < (low + high) / 2
}

const sentences: [test: Test, ...searches: string[]][] = [
  [
    not(drives('diesel')),
    'kein Diesel',
    'ohne Diesel',
    'keine Diesel',
    'nicht Diesel',
    'kein Disel',
  ],
  [not(drives('lpg')), 'kein Gas', 'ohne Treibgas', 'außer Gasstapler', 'Stapler, aber kein Gas'],
  [
    not(drives('diesel', 'lpg')),
    ...[
      'kein Diesel, kein Gas',
      'weder Diesel noch Gas',
      'kein Diesel oder Gas',
      'ohne Diesel und Gas',
    ],
  ],
  [not(brand('Linde')), 'keine Linde', 'ohne Linde', 'außer Linde', 'nicht von Linde'],
  [not(brand('Linde', 'Still')), 'ohne Linde und Still', 'ohne Linde/Still'],
  [not(used), 'nicht gebraucht', 'keine gebrauchten'],
  [not(at('Hamburg')), 'nicht Hamburg', 'nicht in Hamburg', 'außer Hamburg'],
  [not(({ category }) => category.slug === 'reach'), 'kein Schubmaststapler', 'ohne Schubmast'],
  [both(brand('Toyota'), not(drives('diesel'))), 'Toyota ohne Diesel', 'Toyota kein Diesel'],
  [not(({ status }) => status === 'reserved'), 'nicht reserviert', 'keine reservierten'],
  [not(hasCab), 'ohne Kabine', 'keine Kabine', 'no cab'],
  [
    brand('Linde', 'Still'),
    'Linde, Still',
    'Linde und Still',
    'Linde / Still',
    'Linde/Still',
    'Linde oder Still',
  ],
  [
    drives('diesel', 'electric'),
    'Diesel und Elektro',
    'Diesel, Elektro',
    'Diesel/Elektro',
    'diesel or electric',
  ],
  [at('Hamburg', 'Bremen'), 'Hamburg, Bremen', 'Hamburg oder Bremen', 'Hamburg und Bremen'],
  [
    ({ grade }) => grade === 'A' || grade === 'B',
    'Klasse A oder B',
    'Klasse A, B',
    'Klasse A und Klasse B',
  ],
  [
    ({ category: { slug } }) => slug === 'compact' || slug === 'reach',
    'Kompaktstapler und Schubmaststapler',
  ],
  [
    ({ figures: { attachments = [] } }) =>
      attachments.includes('sideshift') && attachments.includes('forkPositioner'),
    'Seitenschub und Zinkenverstellgerät',
  ],
  [year((year) => year >= 2020), 'nicht älter als 2020', 'seit 2020', 'ab 2020', 'nicht vor 2020'],
  [year((year) => year > 2020), 'nach 2020', 'jünger als 2020', 'newer than 2020'],
  [year((year) => year < 2018), 'vor 2018', 'älter als 2018', 'older than 2018'],
  [year((year) => year <= 2018), 'nicht jünger als 2018', 'bis 2018', 'nicht nach 2018'],
  [year((year) => year > thisYear - 5), 'jünger als 5 Jahre', 'unter 5 Jahre alt'],
  [
    year((year) => year >= thisYear - 5),
    'nicht älter als 5 Jahre',
    'max. 5 Jahre alt',
    'bis 5 Jahre',
  ],
  [year((year) => year < thisYear - 8), 'älter als 8 Jahre', 'über 8 Jahre alt'],
  [
    ({ figures }) => passage(figures) < 2200,
    ...['niedriger als 2,2 m', 'Höhe unter 2200', 'Höhe unter 2,2 m', 'unter 2,2 m'],
  ],
  [
    ({ figures }) => passage(figures) <= 2200,
    ...['nicht höher als 2,2 m', 'Höhe bis 2,2 m', 'bis 2,2 m', 'Höhe max 2200 mm', 'Tor 2,2 m'],
  ],
  [({ figures: { liftHeight = 0 } }) => liftHeight > 4500, 'höher als 4,5 m', 'Höhe über 4,5 m'],
  [({ figures: { weight = 9e9 } }) => weight < 3000, 'leichter als 3 t'],
  [({ figures: { capacity } }) => capacity === 2500, 'genau 2,5 t', 'exakt 2500 kg'],
  [
    ({ price, priceKind }) => priceKind !== 'onRequest' && (price ?? 9e9) <= 20_000,
    'nicht teurer als 20.000 €',
  ],
  [warranted, 'mit Garantie', 'Garantie', 'Gewährleistung', 'warranty'],
  [not(warranted), 'ohne Garantie', 'keine Garantie'],
  [
    ({ priceKind, price, status }) =>
      priceKind === 'net' && (price ?? 0) >= 10_000 && status !== 'sold',
    ...['Leasing', 'leasen', 'leasbar'],
  ],
  [
    ({ conditionReport }) => (conditionReport?.length ?? 0) > 0,
    'mit Zustandsbericht',
    'Zustandsprotokoll',
  ],
  [({ figures }) => figures.inspectionUntil !== undefined, 'UVV', 'mit gültiger UVV', 'UVV neu'],
  [says('Ladegerät', /\S/), 'Ladegerät', 'mit Ladegerät', 'Ladegeräte', 'Ladegeräten', 'charger'],
  [says('Kabine', /Heizung/), 'Heizung', 'beheizte Kabine', 'Kabine mit Heizung'],
  [hasCab, 'Kabine', 'mit Kabine', 'Kabinen'],
  [
    ({ figures }) => figures.tyres === 'pneumatic',
    'Luftbereifung',
    'Luftreifen',
    'Luft',
    'luftbereift',
  ],
  [({ figures }) => figures.tyres === 'superelastic', 'Superelastik', 'SE-Reifen', 'SE Bereifung'],
  [nonMarking, 'weiße Reifen', 'nicht kreidend', 'non-marking', 'weisse Reifen', 'helle Bereifung'],
  [
    ({ figures }) => figures.emissionStage === 'V',
    'Stufe V',
    'Abgasstufe V',
    'Stufe 5',
    'EU Stufe V',
  ],
  [({ figures }) => ['IV', 'V'].includes(figures.emissionStage ?? ''), 'Stufe IV oder V'],
  [({ figures }) => hasFullFreeLift(figures), 'Vollfreihub', 'voller Freihub', 'full free lift'],
  [({ condition }) => condition === 'new', 'neu', 'neue Stapler', 'brand new'],
  [
    ({ status }) => status === 'active',
    ...['sofort', 'sofort verfügbar', 'verfügbar', 'ab Lager', 'in stock', 'lieferbar'],
  ],
  [few, 'wenig Stunden', 'wenige Betriebsstunden', 'mit wenigen Stunden', 'low hours'],
  [
    at('Hamburg'),
    '20457',
    'PLZ 20',
    '20457 Hamburg',
    'D-20457',
    'Raum Hamburg',
    'Standort Hamburg',
  ],
  [at('Frankfurt'), '60311', 'Frankfurt am Main'],
  [
    ({ figures }) => passage(figures) <= 2280 && hasFullFreeLift(figures),
    ...['Container', 'Stapler für Container', 'containertauglich', 'Containerentladung'],
  ],
  [drives('diesel'), 'Dieselstaplern', 'Dieseln', 'Welche Diesel haben Sie?', 'diesel forklift'],
  [
    ({ category }) => category.slug === 'reach',
    'Elektroschubmaststapler',
    'Schubmaststaplern',
    'reach truck',
  ],
  [both(drives('diesel'), used), 'Gebrauchtdiesel', 'used diesel'],
  [({ rent }) => rent !== null, 'Mietstapler', 'rental', 'Stapler zur Miete', 'Stapler mieten'],
  [drives('diesel'), 'Diesel mit Lieferung nach Hamburg', 'Diesel Lieferung nach 24103 Kiel'],
  [
    ({ figures: { width = 9e9, ...figures } }) => width <= 1200 && passage(figures) <= 2200,
    'Breite bis 1,20 m, Tor 2,20 m',
  ],
  [drives('electric'), 'electric', 'electric forklift', 'Akkustapler'],
  [both(drives('electric'), lifts(0, 4000)), 'electric lift height from 4 m'],
  [
    ({ price, priceKind }) => priceKind !== 'onRequest' && (price ?? 9e9) < 20_000,
    'forklift under 20000 euro',
  ],
  [({ figures: { batteryCapacity } }) => batteryCapacity !== undefined, 'Batterie', 'mit Batterie'],
  [
    ({ figures }) => passage(figures) <= 2100,
    ...['durch 2,10 m', 'Stapler der durch eine 2,10 m hohe Tür passt', 'Tür 2,10 m'],
    ...['passt durch 2,10 m', 'Tür 2,10', '2,10 m Durchfahrt', 'Decke 2,10 m', 'Einfahrt 2,10 m'],
    ...[
      'Deckenhöhe 2,10 m',
      'Türhöhe 2,10 m',
      'durch ein 2,10 m hohes Tor',
      'durch eine Tür 2,10 m',
    ],
  ],
  [({ figures }) => passage(figures) < 2100, 'unter 2,10 m Decke'],
  [
    ({ figures: { width = 9e9 } }) => width <= 1200,
    ...['durch eine 1,20 m breite Tür', 'Tor 1,20 m breit'],
  ],
  [
    ({ figures: { forkLength } }) => forkLength === 1200,
    'Gabel 1200 mm lang',
    '1200 mm lange Gabeln',
    'Gabeln 1,20 m',
  ],
  [
    ({ figures: { width = 9e9 } }) => width < 1100,
    ...['unter 1,10 m breit', 'Stapler unter 1,10 m breit', 'Breite unter 1,10 m'],
    ...['schmaler als 1,10 m', 'unter 1100 mm Breite'],
  ],
  [
    ({ figures: { width = 9e9 } }) => width <= 1100,
    ...['bis 1,10 m Breite', 'bis 1,10 m breit', 'nicht breiter als 1,10 m', 'max. 1100 mm breit'],
  ],
  [({ figures: { width = 9e9 } }) => width < 1000, 'Stapler unter 1 m breit'],
  [({ figures: { length = 9e9 } }) => length < 3000, 'unter 3 m lang', 'Länge unter 3 m'],
  [({ figures: { weight = 9e9 } }) => weight < 3000, 'Gewicht unter 3 t', 'unter 3 t schwer'],
  [drives('diesel'), 'alle Diesel', 'alle Dieselstapler', 'sämtliche Diesel'],
  [not(drives('diesel')), 'alles außer Diesel', 'alle außer Diesel'],
  [() => true, 'alles', 'alle Stapler'],
  [cost(({ price }) => price >= 15_000 && price <= 25_000), '15k bis 25k', '15k - 25k', '15-25k'],
  [
    cost(({ price }) => price <= 25_000),
    ...[
      'bis 25k',
      'max 25k',
      'bis fünfundzwanzigtausend Euro',
      'bis 25 Tausend Euro',
      'bis 25 TEUR',
    ],
  ],
  [cost(({ price }) => price <= 20_000), 'bis zwanzigtausend Euro', 'bis zwanzigtausend'],
  [cost(({ price }) => price === 15_000), 'genau 15k'],
  [both(brand('Linde', 'Toyota'), drives('diesel')), 'linde toyota diesel', 'Toyota Linde Diesel'],
  [brand('Linde', 'Toyota'), 'Linde Toyota'],
  [() => true, 'Seitenschub nicht nötig', 'Seitenschub ist nicht erforderlich'],
  [
    drives('diesel'),
    ...[
      'Diesel, Seitenschub nicht nötig',
      'Diesel, Kabine brauchen wir nicht',
      'Kabine egal Diesel',
    ],
    'kein Seitenschub nötig Diesel',
  ],
]

describe('a buyer’s sentence', () => {
  it.each(sentences.flatMap(([test, ...searches]) => searches.map((search) => ({ search, test }))))(
    'means in the API what it says: „$search“',
    async ({ search, test }) => {
      const { data, pagination } = await ask(search)
      expect(titles(data)).toEqual(titles(stock.filter(test)))
      expect(pagination.total).toBe(data.length)
    },
  )
})
