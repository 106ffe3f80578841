import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Figures } from '../figures/registry.ts'
import { type Case, duplex, known, plate, rated, triplex } from './judge.testing.ts'
import { judge } from './judge.ts'
import type { Needs } from './questions.ts'
import { compareVerdicts, type Verdict } from './verdict.ts'

const together: Case[] = [
  ['nothing asked', { capacity: 2000 }, {}, 'unknown'],
  [
    'one failed question, whatever is unknown',
    { capacity: 2000 },
    { load: 2001, aisle: 3000 },
    'unfit',
  ],
  [
    'an unknown question beside a tight one',
    { capacity: 2000 },
    { load: 2000, aisle: 3000 },
    'unknown',
  ],
  [
    'a tight question beside one that fits',
    { capacity: 2000, aisleWidth: 2000 },
    { load: 2000, aisle: 3000 },
    'tight',
  ],
]

const asText = (figures: Figures, needs: Needs) =>
  judge({ figures }, needs)
    .reasons.map(({ text }) => text)
    .join('; ')
    .replaceAll('\u00a0', ' ')

describe('the adviser’s verdict', () => {
  it.each(together)('%s', (_promise, figures, needs, verdict) => {
    expect(judge({ figures }, needs).verdict).toBe(verdict)
  })

  it('has a reason for each question but the load centre, in their order', () => {
    const needs: Needs = { hours: 8, load: 1, loadCentre: 600, gate: 2000, place: 'inside' }
    const questions = judge({ figures: {} }, needs).reasons.map(({ question }) => question)
    expect(questions).toEqual(['load', 'gate', 'place', 'hours'])
  })

  it.each<[Figures, Needs, string]>([
    [
      known,
      { load: 1801, loadCentre: 600 },
      'Tragkraft 2.000 kg bei 500 mm Lastschwerpunkt, bei 600 mm etwa 1.800 kg, gefragt sind 1.801 kg, 1 kg fehlen (überschlägig, es gilt das Traglastdiagramm)',
    ],
    [
      plate,
      { load: 800, liftHeight: 4000 },
      'Resttragfähigkeit 850 kg bei 4.250 mm, gefragt sind 800 kg in 4.000 mm Höhe; Hubhöhe 6.000 mm, gefragt sind 4.000 mm',
    ],
    [
      { ...plate, liftHeight: 5000 },
      { load: 800, liftHeight: 5000 },
      'Tragkraft 1.600 kg, Resttragfähigkeit nur bis 4.250 mm angegeben, gefragt sind 800 kg in 5.000 mm Höhe; Hubhöhe 5.000 mm, gefragt sind 5.000 mm, kaum Reserve',
    ],
    [
      { closedHeight: 2060, guardHeight: 2170, aisleWidth: 2760 },
      { gate: 2200, aisle: 2700 },
      'Höhe Schutzdach 2.170 mm, Tor 2.200 mm, kaum Luft; Arbeitsgangbreite 2.760 mm, Ihr Gang 2.700 mm, 60 mm zu schmal',
    ],
    [
      triplex,
      { gate: 2300, ceiling: 3500, liftHeight: 3000 },
      'Hubhöhe 4.700 mm, gefragt sind 3.000 mm; Bauhöhe 2.100 mm, Tor 2.300 mm (Höhe Schutzdach nicht angegeben); Bauhöhe 2.100 mm, Decke 3.500 mm (Höhe Schutzdach nicht angegeben); bei 3.000 mm Hub ragt der Mast bis etwa 3.600 mm (Freihub 1.500 mm), 100 mm zu hoch',
    ],
    [
      rated,
      { load: 2500, liftHeight: 3000 },
      'Tragkraft 2.500 kg bis 3.300 mm Hubhöhe, gefragt sind 2.500 kg in 3.000 mm Höhe, kaum Reserve; Hubhöhe 4.700 mm, gefragt sind 3.000 mm',
    ],
    [
      { capacity: 5000, attachments: ['clamp'] },
      { load: 1000 },
      'Tragkraft 5.000 kg, gefragt sind 1.000 kg (überschlägig, es gilt das Traglastdiagramm); mit Klammer nimmt sie keine Paletten auf',
    ],
    [
      { drive: 'electric', batteryType: ['leadAcid', 'spare'] },
      { hours: 12 },
      'Schichten: Antrieb Elektro mit Wechselbatterie',
    ],
    [
      { drive: 'diesel', tyres: 'polyurethane' },
      { place: 'both' },
      'Einsatzort innen und außen: Antrieb Diesel, in der Halle nur mit gereinigtem Abgas und guter Lüftung; Bereifung Polyurethan (Vulkollan), nur für ebene und trockene Böden',
    ],
  ])('names the figure that decides: %#', (figures, needs, text) => {
    expect(asText(figures, needs)).toBe(text)
  })

  it('calls every reckoned capacity an estimate', () => {
    for (const load of [100, 1900, 2001, 5000])
      for (const figures of [known, { capacity: 2000 }, { capacity: 2000, loadCentre: 500 }])
        expect(asText(figures, { load, loadCentre: 600 })).toContain('es gilt das Traglastdiagramm')
  })

  it('never gets better when more is asked for', () => {
    const figures: Figures = { ...plate, loadDistance: 400, liftHeight: 4500 }
    const rank = { fits: 0, tight: 1, unknown: 2, unfit: 2 }
    const step = fc.integer({ min: 0, max: 800 })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2000 }),
        fc.integer({ min: 100, max: 5000 }),
        fc.integer({ min: 100, max: 1000 }),
        fc.tuple(step, step, step),
        (load, liftHeight, loadCentre, [more, higher, farther]) => {
          const first = judge({ figures }, { load, liftHeight, loadCentre }).verdict
          const second = judge(
            { figures },
            {
              load: load + more,
              liftHeight: liftHeight + higher,
              loadCentre: loadCentre + farther,
            },
          ).verdict
          expect(rank[second]).toBeGreaterThanOrEqual(rank[first])
        },
      ),
    )
  })

  it('never gets better when the ceiling is lower or the lift is higher', () => {
    const rank = { fits: 0, tight: 1, unknown: 2, unfit: 3 }
    const upTo = (max: number) => fc.integer({ min: 0, max })
    fc.assert(
      fc.property(
        fc.constantFrom(triplex, duplex),
        fc.integer({ min: 2000, max: 6000 }),
        fc.integer({ min: 100, max: 5000 }),
        fc.tuple(upTo(800), upTo(800)),
        (figures, ceiling, liftHeight, [lower, higher]) => {
          const first = judge({ figures }, { ceiling, liftHeight }).verdict
          const harder = { ceiling: ceiling - lower, liftHeight: liftHeight + higher }
          expect(rank[judge({ figures }, harder).verdict]).toBeGreaterThanOrEqual(rank[first])
        },
      ),
    )
  })

  it('puts the machines that fit first and those that do not last', () => {
    const order: Verdict[] = ['unfit', 'unknown', 'fits', 'tight']
    expect(order.sort(compareVerdicts)).toEqual(['fits', 'tight', 'unknown', 'unfit'])
  })
})
