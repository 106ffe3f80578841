import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatNeeds, meantAnswer, needsMessage, readNeeds } from './needs.ts'
import { adviserQuestions, type Needs, places, questionKeys } from './questions.ts'

const read = (query: string) => readNeeds(new URLSearchParams(query))

describe('the adviser’s answers in an address', () => {
  it('are read as people type them', () => {
    const query =
      'last=2,5+t&lastschwerpunkt=600&hubhoehe=5,5+m&tor=2,20m&decke=6+m&gang=350+cm&einsatz=innen&stunden=2+Schichten'
    expect(read(query)).toEqual({
      needs: {
        load: 2500,
        loadCentre: 600,
        liftHeight: 5500,
        gate: 2200,
        ceiling: 6000,
        aisle: 3500,
        place: 'inside',
        hours: 16,
      },
      leftOut: [],
    })
  })

  it.each([
    ['last=2,5', { load: 2500 }],
    ['last=3', { load: 3000 }],
    ['last=2.5+t', { load: 2500 }],
    ['hubhoehe=5,5', { liftHeight: 5500 }],
    ['tor=2.2', { gate: 2200 }],
    ['durchfahrt=2200', { gate: 2200, ceiling: 2200 }],
    ['durchfahrt=2200&decke=4+m', { gate: 2200, ceiling: 4000 }],
    ['stunden=8', { hours: 8 }],
    ['stunden=7,5+h', { hours: 7.5 }],
    ['stunden=10+Stunden+am+Tag', { hours: 10 }],
    ['stunden=12+h/Tag', { hours: 12 }],
    ['stunden=dreischichtig', { hours: 24 }],
    ['stunden=3-schichtig', { hours: 24 }],
    ['stunden=eine+Schicht', { hours: 8 }],
    ['einsatz=Außen', { place: 'outside' }],
    ['einsatz=beides', { place: 'both' }],
    ['last=&gang=+', {}],
    ['', {}],
  ])('%s', (query, needs) => {
    expect(read(query).needs).toEqual(needs)
  })

  it.each([
    ['last', '2,5 m'],
    ['last', '-1'],
    ['last', '0'],
    ['hubhoehe', 'hoch'],
    ['einsatz', 'überall'],
    ['stunden', '25'],
    ['stunden', '4 Schichten'],
    ['stunden', 'constructor'],
  ])('are skipped and named where they make no sense: %s=%s', (name, text) => {
    const { needs, leftOut } = readNeeds(new URLSearchParams({ [name]: text, gang: '3 m' }))
    expect(needs).toEqual({ aisle: 3000 })
    expect(leftOut).toMatchObject([{ text, reason: expect.stringContaining('Bitte') }])
  })

  it.each([
    ['last', '2,5', '2,5 t'],
    ['last', '2500', '2500 kg'],
    ['stunden', '8', '8 h'],
    ['hubhoehe', '5.5', '5,5 m'],
    ['stunden', '2 Schichten', '2 Schichten'],
    ['gang', 'schmal', 'schmal'],
  ] as const)('are written back with the unit that was meant: %s=%s', (name, text, meant) => {
    const key = questionKeys.find((each) => adviserQuestions[each].parameter === name)
    expect(key && meantAnswer(new URLSearchParams({ [name]: text }), key)).toBe(meant)
  })

  it('say what can be typed', () => {
    expect(read('hubhoehe=hoch').leftOut[0]?.reason.replaceAll('\u00a0', ' ')).toBe(
      'Hubhöhe: Bitte 100 mm bis 20.000 mm angeben, zum Beispiel „5,5 m“.',
    )
  })

  it('are the same after being written and read', () => {
    const anyNeeds: fc.Arbitrary<Needs> = fc.record(
      {
        load: fc.integer({ min: 50, max: 100_000 }),
        loadCentre: fc.integer({ min: 100, max: 3000 }),
        liftHeight: fc.integer({ min: 100, max: 20_000 }),
        gate: fc.integer({ min: 1000, max: 20_000 }),
        ceiling: fc.integer({ min: 1000, max: 20_000 }),
        aisle: fc.integer({ min: 1000, max: 50_000 }),
        place: fc.constantFrom(...places),
        hours: fc.integer({ min: 1, max: 48 }).map((halves) => halves / 2),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(anyNeeds, (needs) => {
        expect(read(formatNeeds(needs))).toEqual({ needs, leftOut: [] })
      }),
    )
  })
})

it('puts the answers into the message of an inquiry, a line each', () => {
  const needs: Needs = { load: 2500, liftHeight: 5500, place: 'both', hours: 7.5 }
  expect(needsMessage(needs)).toBe(
    [
      'Meine Angaben im Staplerberater:',
      'Schwerste Last: 2.500 kg',
      'Hubhöhe: 5.500 mm',
      'Einsatzort: innen und außen',
      'Einsatz am Tag: 7,5 h',
    ].join('\n'),
  )
  expect(needsMessage({})).toBe('')
})
