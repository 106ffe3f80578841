import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { specificationGroup } from '../product/specification.ts'
import { anyFigure } from '../testing/figures.ts'
import { isFigures } from './figures-shape.ts'
import { choiceFilterKeys, fromFilterKeys, toFilterKeys } from './filters.ts'
import { figureOfName } from './names.ts'
import { readFigure } from './read-figure.ts'
import { recognise } from './recognise.ts'
import { definitionOf, figureKeys } from './registry.ts'
import { figuresSchema } from './schema.ts'
import { formatFigure } from './write.ts'

describe('the registry', () => {
  it.each(figureKeys)('knows %s by each of its names and by its symbol', (key) => {
    const { name, aliases = [], symbol } = definitionOf(key)
    const withSymbol = symbol ? [symbol, `${name} (${symbol}):`] : []
    for (const text of [name, name.toUpperCase(), ...aliases, ...withSymbol])
      expect(figureOfName(text)?.key, text).toBe(key)
  })

  it.each(figureKeys)('shows %s under the heading that its name has on the page', (key) => {
    const { name, heading } = definitionOf(key)
    expect(specificationGroup(name)).toBe(heading)
  })

  it.each([
    ['Max. Hubhöhe', 'liftHeight'],
    ['Maximale Tragkraft', 'capacity'],
    ['Hubhöhe (h3) in mm', 'liftHeight'],
    ['Bauhöhe, eingefahren', 'closedHeight'],
    ['Hubhöhe'.normalize('NFD'), 'liftHeight'],
    ['UVV-Prüfung bis', 'inspectionUntil'],
  ] as const)('reads the name „%s“', (name, key) => {
    expect(figureOfName(name)?.key).toBe(key)
  })

  it.each([
    'Tragkraft mit Seitenschub',
    'Max. Bauhöhe',
    'Batterie',
    'Batteriegewicht',
    'Höhe',
    'Hubhöhe (t)',
    'Leistung (PS)',
    'toString',
    '',
  ])('leaves the name „%s“ alone', (name) => {
    expect(figureOfName(name)).toBeNull()
  })
})

it('has the filters that the list promises', () => {
  expect(choiceFilterKeys.toSorted()).toEqual(
    [
      'drive',
      'mast',
      'tyres',
      'emissionStage',
      'batteryType',
      'attachments',
      'cab',
      'voltage',
    ].toSorted(),
  )
  expect(fromFilterKeys.toSorted()).toEqual(
    ['capacity', 'liftHeight', 'closedHeight', 'freeLift', 'hours', 'forkLength'].toSorted(),
  )
  expect(toFilterKeys.toSorted()).toEqual(
    [
      'capacity',
      'liftHeight',
      'closedHeight',
      'hours',
      'aisleWidth',
      'weight',
      'forkLength',
    ].toSorted(),
  )
})

it('accepts every figure in an answer, by schema and in the browser alike', () => {
  fc.assert(
    fc.property(anyFigure, ({ key, value }) => {
      expect(figuresSchema.parse({ [key]: value })).toEqual({ [key]: value })
      expect(isFigures({ [key]: value })).toBe(true)
      expect(isFigures({ [key]: [null] })).toBe(false)
      expect(figuresSchema.safeParse({ [key]: [null] }).success).toBe(false)
    }),
  )
})

describe('what the formatter writes', () => {
  it('is read back the same, for every figure and every value', () => {
    fc.assert(
      fc.property(anyFigure, ({ key, value }) => {
        expect(readFigure(key, formatFigure(key, value))).toEqual(value)
      }),
      { numRuns: 2000 },
    )
  })

  it('is German', () => {
    expect(formatFigure('capacity', 2500)).toBe('2.500\u00a0kg')
    expect(formatFigure('liftSpeed', 0.41)).toBe('0,41\u00a0m/s')
    expect(formatFigure('batteryYear', 2021)).toBe('2021')
    expect(formatFigure('drive', 'lpg')).toBe('Treibgas (LPG)')
    expect(formatFigure('attachments', ['sideshift', 'rotator'])).toBe('Seitenschub, Drehgerät')
    expect(formatFigure('inspectionUntil', '2026-11')).toBe('11/2026')
  })

  it('gives a load centre in brackets', () => {
    const rows = [
      { kg: 850, liftHeight: 4250 },
      { kg: 1200, liftHeight: 3000, loadCentre: 600 },
    ]
    expect(formatFigure('residualCapacity', rows).replaceAll('\u00a0', ' ')).toBe(
      '850 kg bei 4.250 mm; 1.200 kg bei 3.000 mm (600 mm)',
    )
  })
})

describe('a machine with several names for one figure', () => {
  it('has the figure when they agree', () => {
    expect(recognise({ Tragkraft: '2,5 t', 'Nutzlast (kg)': '2500' })).toEqual({
      figures: { capacity: 2500 },
      unread: [],
    })
  })

  it('has none of them when they contradict each other, and names both as unread', () => {
    expect(recognise({ Tragkraft: '2,5 t', Mast: 'Triplex', Nutzlast: '2.400 kg' })).toEqual({
      figures: { mast: 'triplex' },
      unread: ['Tragkraft', 'Nutzlast'],
    })
  })

  it.each([
    [
      { Batterietyp: 'Blei-Säure', Ladegerät: '80 V / 200 A, Zwischenladen' },
      ['leadAcid', 'opportunity'],
    ],
    [{ Batterietyp: 'Zwischenladen', Ladegerät: 'zwischenladefähig' }, ['opportunity']],
    [{ Batterieladegerät: 'Zwischenladung' }, ['opportunity']],
    [{ Batterietyp: 'Blei-Säure', Ladegerät: 'Zwischenladen auf Wunsch' }, ['leadAcid']],
    [{ Batterietyp: 'Blei-Säure', Ladegerät: '48 V / 100 A' }, ['leadAcid']],
    [{ Batterietyp: 'Blei-Säure, für Zwischenladen geeignet' }, ['leadAcid', 'opportunity']],
    [{ Ladegerät: 'geeignet für Zwischenladung' }, ['opportunity']],
    [{ Batterie: '48 V / 625 Ah, für Zwischenladen geeignet' }, ['opportunity']],
    [{ Batterietyp: 'Blei-Säure, nicht für Zwischenladen geeignet' }, []],
    [{ Zwischenladen: 'ja' }, ['opportunity']],
    [{ Zweitbatterie: 'ja' }, ['spare']],
    [{ Batterietyp: 'Blei-Säure', 'Zweite Batterie': 'vorhanden' }, ['leadAcid', 'spare']],
    [{ Batterietyp: 'Blei-Säure', Wechselbatterie: 'nein' }, ['leadAcid']],
    [{ Batterietyp: 'Blei-Säure', Zweitbatterie: 'ja, gegen Aufpreis' }, ['leadAcid']],
  ])('reads what else says which battery there is: %j', (specifications, batteryType) => {
    expect(recognise(specifications).figures.batteryType ?? []).toEqual(batteryType)
  })

  it('has the one that can be read, and names the other', () => {
    expect(recognise({ Tragkraft: 'siehe Typenschild', Q: '2,5 t', Farbe: 'rot' })).toEqual({
      figures: { capacity: 2500 },
      unread: ['Tragkraft'],
    })
  })
})

it('finds no wrong value, whatever stands around a figure', () => {
  const junk = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => !/\d/.test(text)),
    fc.constantFrom(
      'ohne',
      'kein',
      'optional',
      'auf Wunsch',
      'ca.',
      'oder',
      '-',
      'bis',
      'h',
      't',
      'm',
    ),
  )
  fc.assert(
    fc.property(anyFigure, junk, junk, ({ key, value }, before, after) => {
      const text = `${before} ${formatFigure(key, value)} ${after}`
      const read = readFigure(key, text)
      if (read !== null) expect(read).toEqual(value)
    }),
    { numRuns: 2000 },
  )
})
