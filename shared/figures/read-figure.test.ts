import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyFigure } from '../testing/figures.ts'
import { isFigures } from './figures-shape.ts'
import { readFigure } from './read-figure.ts'
import { definitionOf, type FigureKey, figureKeys } from './registry.ts'
import { units } from './units.ts'

const readable: [FigureKey, string, unknown][] = [
  ['capacity', '2.500 kg', 2500],
  ['capacity', '2 500 kg', 2500],
  ['weight', '4\u202f250\u00a0kg', 4250],
  ['liftHeight', '4\u2009500 mm', 4500],
  ['capacity', '2,5 t', 2500],
  ['capacity', '2,5t', 2500],
  ['capacity', '2500kg', 2500],
  ['capacity', '2500 KG', 2500],
  ['capacity', '2500', 2500],
  ['capacity', '2.500', 2500],
  ['capacity', 'ca. 2.500 kg', 2500],
  ['capacity', 'ca 2.500\u00a0kg', 2500],
  ['capacity', ' etwa 2,5 Tonnen ', 2500],
  ['capacity', 'max. 2500 kg', 2500],
  ['capacity', '2.500,00 kg', 2500],
  ['capacity', '1,25 to.', 1250],
  ['capacity', '2.500 kg (Q)', 2500],
  ['capacity', '52 t', 52_000],
  ['capacity', '2.5 t', 2500],
  ['liftHeight', '3.05 m', 3050],
  ['hours', '16039.300000000001 h', 16_039],
  ['hours', '12,900.5 h', 12_901],
  ['power', '36.45', 36.5],
  ['liftSpeed', '0.570', 0.57],
  ['loadCentre', '500 mm', 500],
  ['loadCentre', '0,6 m', 600],
  ['liftHeight', '3,05 m', 3050],
  ['liftHeight', '3,050 m', 3050],
  ['liftHeight', '3.050 mm', 3050],
  ['liftHeight', '305 cm', 3050],
  ['liftHeight', '305,5 cm', 3055],
  ['liftHeight', '3050', 3050],
  ['liftHeight', '3.050 mm (h3)', 3050],
  ['liftHeight', '5 Meter', 5000],
  ['freeLift', '150', 150],
  ['hours', '4.820 h', 4820],
  ['hours', 'ca. 4820 Bh', 4820],
  ['hours', '4820 Std.', 4820],
  ['hours', '4820 Betriebsstunden', 4820],
  ['hours', '4.820,5 h', 4821],
  ['hours', '4.820 h lt. Zähler', 4820],
  ['hours', '4820 h (abgelesen)', 4820],
  ['hours', '0', 0],
  ['power', '44 kW', 44],
  ['power', '44,5kW', 44.5],
  ['voltage', '48 V', 48],
  ['voltage', '80 Volt', 80],
  ['batteryCapacity', '625Ah', 625],
  ['batteryYear', '2021', 2021],
  ['batteryYear', 'Baujahr 2021', 2021],
  ['batteryYear', 'Bj. 2021', 2021],
  ['batteryYear', '05/2021', 2021],
  ['travelSpeed', '20 km/h', 20],
  ['travelSpeed', '16,5 km/h', 16.5],
  ['liftSpeed', '0,41 m/s mit Last', 0.41],
  ['gradeability', '24 % mit Last', 24],
  ['gradeability', '24%', 24],
  ['weight', '4,49 t', 4490],
  ['weight', '4.490 kg inkl. Batterie', 4490],
  ['mast', 'Triplex', 'triplex'],
  ['mast', 'Triplex mit Freihub', 'triplex'],
  ['mast', 'TRIPLEX-MAST, Vollfreihub', 'triplex'],
  ['mast', 'Duplex (Standard)', 'duplex'],
  ['mast', 'Duplex ohne Freihub', 'duplex'],
  ['mast', 'Teleskopmast', 'telescopic'],
  ['drive', 'Elektro', 'electric'],
  ['drive', 'Elektro, Drehstrom', 'electric'],
  ['drive', 'Diesel, hydrostatisch', 'diesel'],
  ['drive', 'Diesel ohne Partikelfilter', 'diesel'],
  ['drive', 'Dieselmotor', 'diesel'],
  ['drive', 'Treibgas (LPG)', 'lpg'],
  ['drive', 'Treibgas', 'lpg'],
  ['drive', 'Erdgas / CNG', 'cng'],
  ['drive', 'Gas (LPG)', 'lpg'],
  ['drive', 'Brennstoffzelle', 'hydrogen'],
  ['tyres', 'SE', 'superelastic'],
  ['tyres', 'SE-Reifen, 70 %', 'superelastic'],
  ['tyres', 'Superelastik, nicht kreidend, 80 %', 'superelastic'],
  ['tyres', 'Superelastik nichtkreidend', 'superelastic'],
  ['tyres', 'Luft, 60 %', 'pneumatic'],
  ['tyres', 'Vulkollan', 'polyurethane'],
  ['emissionStage', 'Stufe IIIA', 'IIIA'],
  ['emissionStage', 'EU Stage III B', 'IIIB'],
  ['emissionStage', 'Stufe V', 'V'],
  ['emissionStage', 'stage 5', 'V'],
  ['emissionStage', 'V', 'V'],
  ['attachments', 'Seitenschub', ['sideshift']],
  ['attachments', 'Seitenschieber', ['sideshift']],
  ['attachments', 'Zinkenverstellgerät und Seitenschub', ['sideshift', 'forkPositioner']],
  ['attachments', 'Seitenschub, Blue-Spot', ['sideshift']],
  ['attachments', 'Papierrollenklammer', ['clamp']],
  ['attachments', 'Arbeitsbuehne', ['platform']],
  ['cab', 'Vollkabine mit Heizung', 'full'],
  ['cab', 'Offen', 'open'],
  ['cab', 'Halb', 'half'],
  ['cab', 'Voll', 'full'],
  ['cab', 'Wetterdach', 'roof'],
  ['inspectionUntil', '11/2026', '2026-11'],
  ['inspectionUntil', '3/2027', '2027-03'],
  ['inspectionUntil', 'November 2026', '2026-11'],
  ['inspectionUntil', 'Nov. 2026', '2026-11'],
  ['inspectionUntil', 'bis Ende März 2027', '2027-03'],
  ['inspectionUntil', 'Maerz 2027', '2027-03'],
  ['inspectionUntil', '30.11.2026', '2026-11'],
  ['inspectionUntil', '2026-11', '2026-11'],
  ['inspectionUntil', '03/27', '2027-03'],
  ['inspectionUntil', '3 / 2027', '2027-03'],
  ['inspectionUntil', '31.03.27', '2027-03'],
  ['inspectionUntil', 'Mrz 27', '2027-03'],
  ['inspectionUntil', 'März 2027', '2027-03'],
  ['residualCapacity', '850 kg bei 4.250 mm', [{ kg: 850, liftHeight: 4250 }]],
  [
    'residualCapacity',
    '0,85 t bei 4,25 m, 1200 kg bei 3000 mm (600 mm)',
    [
      { kg: 850, liftHeight: 4250 },
      { kg: 1200, liftHeight: 3000, loadCentre: 600 },
    ],
  ],
]

const unreadable: [FigureKey, string][] = [
  ['capacity', ''],
  ['capacity', 'auf Anfrage'],
  ['capacity', '2,5'],
  ['capacity', '2,500 kg'],
  ['capacity', '2.500 t'],
  ['capacity', '2,5-3 t'],
  ['capacity', '2,5 - 3 t'],
  ['capacity', '2.500 bis 3.000 kg'],
  ['capacity', '2.500/3.000 kg'],
  ['capacity', '0.500 kg'],
  ['capacity', '02500 kg'],
  ['capacity', '-2500 kg'],
  ['capacity', '450¹ kg'],
  ['capacity', 'über 2.500 kg'],
  ['capacity', 'mind. 2.500 kg'],
  ['capacity', '2.500 mm'],
  ['capacity', '2.500 kg bei 500 mm'],
  ['capacity', '2.500 kg auf Wunsch'],
  ['capacity', '2.500 kg (mit Seitenschub 2.300 kg)'],
  ['capacity', '25.00 kg'],
  ['capacity', '250000 kg'],
  ['capacity', 'Infinity'],
  ['capacity', '1e4'],
  ['liftHeight', '3.050 m'],
  ['liftHeight', '3,05'],
  ['freeLift', '1,5'],
  ['freeLift', '1'],
  ['hours', '4,8'],
  ['hours', '7,450'],
  ['liftHeight', '3050 kg'],
  ['liftHeight', '3050 cm'],
  ['liftHeight', "10'"],
  ['liftHeight', '3.050 mm / 4.500 mm'],
  ['closedHeight', 'max. 2.100 mm'],
  ['hours', '4,820 h'],
  ['hours', '4,82 h'],
  ['hours', '< 5000 h'],
  ['hours', 'unter 5.000 h'],
  ['hours', 'max. 5.000 h'],
  ['hours', '4820 km'],
  ['hours', 'unbekannt'],
  ['power', '60 PS'],
  ['power', '44 kW (60 PS)'],
  ['voltage', '48 V / 625 Ah'],
  ['voltage', '48 oder 80 V'],
  ['batteryYear', '21'],
  ['batteryYear', '2.021'],
  ['batteryYear', '1021'],
  ['mast', 'Duplex oder Triplex'],
  ['mast', 'Triplex auf Wunsch'],
  ['mast', 'Triplex (optional)'],
  ['mast', 'Standard'],
  ['mast', 'kein Triplex'],
  ['drive', 'Diesel-Elektro'],
  ['drive', 'Treibgas/Benzin'],
  ['drive', 'elektronisch geregelt'],
  ['drive', 'Diesel, Umrüstung auf Treibgas möglich'],
  ['drive', 'Gas'],
  ['drive', 'Benzin/Gas'],
  ['drive', 'Benzin und Gas'],
  ['tyres', 'SE / Bandagen'],
  ['mast', 'Triplex/DZ'],
  ['drive', 'Allrad'],
  ['tyres', 'vorn SE, hinten Luft'],
  ['tyres', 'kein SE'],
  ['emissionStage', 'Euro 5'],
  ['emissionStage', '48 V'],
  ['emissionStage', 'V6'],
  ['attachments', 'Seitenschub auf Wunsch'],
  ['attachments', 'Seitenschub, Drehgerät auf Wunsch'],
  ['attachments', 'Drehgerät gegen Aufpreis'],
  ['attachments', 'Drehgerät optional'],
  ['attachments', 'ohne Seitenschub'],
  ['attachments', 'kein Seitenschub'],
  ['attachments', 'Seitenschub: nein'],
  ['attachments', 'Seitenschub nicht vorhanden'],
  ['attachments', 'Seitenschub nachrüstbar'],
  ['attachments', 'Seitenschub möglich'],
  ['attachments', 'Vorbereitung für Drehgerät'],
  ['attachments', 'Doppelpalettenklammer'],
  ['attachments', 'keine'],
  ['cab', 'ohne'],
  ['emissionStage', 'unter Stufe V'],
  ['emissionStage', 'besser als Stufe IV'],
  ['emissionStage', 'bis Stufe V'],
  ['emissionStage', 'bis IIIA'],
  ['cab', 'Kabine'],
  ['cab', 'Dach- und Frontscheibe'],
  ['inspectionUntil', 'neu'],
  ['inspectionUntil', '11/12'],
  ['inspectionUntil', '11.26.2026'],
  ['inspectionUntil', '13/2026'],
  ['inspectionUntil', '2026'],
  ['inspectionUntil', '11/1926'],
  ['residualCapacity', '850 kg'],
  ['residualCapacity', '850 kg bei 4.250 mm; auf Anfrage'],
  ['residualCapacity', '850 kg bei 4.250 mm; 900 kg bei 4,25 m'],
  ['residualCapacity', '850 mm bei 4.250 kg'],
]

describe('a figure as dealers type it', () => {
  it.each(readable)('reads %s „%s“', (key, text, value) => {
    expect(readFigure(key, text)).toEqual(value)
  })

  it.each(unreadable)('does not guess %s from „%s“', (key, text) => {
    expect(readFigure(key, text)).toBeNull()
  })

  it('takes the unit beside the name for a bare number alone', () => {
    expect(readFigure('capacity', '2,5', { unit: 't' })).toBe(2500)
    expect(readFigure('capacity', '2.500 kg', { unit: 't' })).toBe(2500)
    expect(readFigure('capacity', '2500', { unit: 't' })).toBeNull()
  })
})

it('is read in the marks of its column where it could mean two things', () => {
  const english = { marks: 'english' } as const
  expect(readFigure('hours', '7,450 h', english)).toBe(7450)
  expect(readFigure('liftHeight', '3.050 m', english)).toBe(3050)
  expect(readFigure('capacity', '2.500 kg', english)).toBe(2500)
  expect(readFigure('hours', '7.450', english)).toBe(7450)
})

/** A number of a figure in any unit that it may be written in. */
const anyQuantity = anyFigure.chain(({ key, value }) => {
  const definition = definitionOf(key)
  if (definition.kind !== 'number' || definition.unit === null || typeof value !== 'number')
    return fc.constant(null)
  const { unit, decimals = 0 } = definition
  return fc.constantFrom(...Object.entries<number>(units[unit])).map(([spelling, factor]) => {
    const maximumFractionDigits = decimals + String(factor).length - 1
    return { key, value, spelling, amount: value / factor, maximumFractionDigits }
  })
})

describe('a quantity', () => {
  const grouped = fc.boolean()
  const before = fc.constantFrom('', 'ca. ', 'ca.', 'etwa ', ' ', '~')
  const after = fc.constantFrom('', '.', ' ', ' mit Last')
  const between = fc.constantFrom('', ' ', '\u00a0')

  it('is read in every unit, with and without dots, blanks and „ca.“', () => {
    fc.assert(
      fc.property(anyQuantity, grouped, before, between, after, (quantity, ...writing) => {
        fc.pre(quantity !== null)
        const [useGrouping, start, gap, end] = writing
        const { key, value, spelling, amount, maximumFractionDigits } = quantity
        const digits = amount.toLocaleString('de-DE', { useGrouping, maximumFractionDigits })
        expect(readFigure(key, `${start}${digits}${gap}${spelling}${end}`)).toBe(value)
      }),
      { numRuns: 2000 },
    )
  })

  it('is read right or not at all when its comma and dots are the English ones', () => {
    fc.assert(
      fc.property(anyQuantity, grouped, between, (quantity, useGrouping, gap) => {
        fc.pre(quantity !== null)
        const { key, value, spelling, amount, maximumFractionDigits } = quantity
        const digits = amount.toLocaleString('en-US', { useGrouping, maximumFractionDigits })
        expect([value, null]).toContain(readFigure(key, `${digits}${gap}${spelling}`))
      }),
      { numRuns: 2000 },
    )
  })
})

it('answers with a value that the figure can have, or with none, to any text', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...figureKeys),
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[\d.,/ a-z%()-]{1,12}$/)),
      (key, text) => {
        expect(isFigures({ [key]: readFigure(key, text) ?? undefined })).toBe(true)
      },
    ),
    { numRuns: 2000 },
  )
})
