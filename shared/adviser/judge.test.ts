import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Figures } from '../figures/registry.ts'
import { judge } from './judge.ts'
import type { Needs } from './questions.ts'
import { compareVerdicts, type Verdict } from './verdict.ts'

const plate: Figures = {
  capacity: 1600,
  liftHeight: 6000,
  loadCentre: 500,
  residualCapacity: [
    { kg: 850, liftHeight: 4250 },
    { kg: 1200, liftHeight: 3000 },
    { kg: 700, liftHeight: 4250, loadCentre: 600 },
  ],
}
const known: Figures = { capacity: 2000, loadCentre: 500, loadDistance: 400 }

type Case = [promise: string, figures: Figures, needs: Needs, verdict: Verdict]

const cases: Case[] = [
  ['a load below 95 % of the capacity', { capacity: 2000 }, { load: 1900 }, 'fits'],
  ['more than 5 % to spare', { capacity: 2101 }, { load: 2000 }, 'fits'],
  ['exactly 5 % to spare', { capacity: 2100 }, { load: 2000 }, 'tight'],
  ['a load of exactly the capacity', { capacity: 2000 }, { load: 2000 }, 'tight'],
  ['a kilogram too much', { capacity: 2000 }, { load: 2001 }, 'unfit'],
  ['no capacity', {}, { load: 2000 }, 'unknown'],

  ['a load at the own load centre', known, { load: 1900, loadCentre: 500 }, 'fits'],
  ['a nearer load, which raises nothing', known, { load: 2001, loadCentre: 400 }, 'unfit'],
  ['a farther load, reckoned: 1800 kg', known, { load: 1700, loadCentre: 600 }, 'fits'],
  ['a farther load at the limit', known, { load: 1800, loadCentre: 600 }, 'tight'],
  ['a farther load beyond it', known, { load: 1801, loadCentre: 600 }, 'unfit'],
  [
    'a farther load without a load distance',
    { capacity: 2000, loadCentre: 500 },
    { load: 1000, loadCentre: 600 },
    'unknown',
  ],
  [
    'a load above the capacity, wherever its centre is',
    { capacity: 2000, loadCentre: 500 },
    { load: 2001, loadCentre: 600 },
    'unfit',
  ],
  [
    'a load centre without the machine’s own',
    { capacity: 2000, loadDistance: 400 },
    { load: 1000, loadCentre: 500 },
    'unknown',
  ],
  ['a load centre without a load', known, { loadCentre: 600 }, 'unknown'],

  ['a row for exactly the height', plate, { load: 800, liftHeight: 4250 }, 'fits'],
  ['a row at its limit', plate, { load: 850, liftHeight: 4250 }, 'tight'],
  ['a row beyond its limit', plate, { load: 851, liftHeight: 4250 }, 'unfit'],
  ['the greater height between two rows', plate, { load: 851, liftHeight: 3001 }, 'unfit'],
  ['the lowest row below it', plate, { load: 1100, liftHeight: 2000 }, 'fits'],
  ['a height above the greatest row', plate, { load: 100, liftHeight: 4251 }, 'unknown'],
  ['more than the capacity above it', plate, { load: 1601, liftHeight: 4251 }, 'unfit'],
  ['the capacity where no height is asked', plate, { load: 1500 }, 'fits'],
  ['a row for the load centre', plate, { load: 650, liftHeight: 4250, loadCentre: 600 }, 'fits'],
  [
    'a row for a farther load centre',
    plate,
    { load: 701, liftHeight: 4250, loadCentre: 550 },
    'unfit',
  ],
  [
    'a load centre beyond every row',
    plate,
    { load: 500, liftHeight: 4250, loadCentre: 700 },
    'unknown',
  ],
  [
    'a load centre beyond every row, reckoned: 636 kg',
    { ...plate, loadDistance: 400 },
    { load: 636, liftHeight: 4250, loadCentre: 700 },
    'tight',
  ],
  [
    'a load centre nearer than the own one on the plate',
    plate,
    { load: 851, liftHeight: 4250, loadCentre: 400 },
    'unfit',
  ],
]

const rated: Figures = {
  capacity: 2500,
  loadCentre: 500,
  liftHeight: 4700,
  residualCapacity: [
    { kg: 2450, liftHeight: 3700 },
    { kg: 1950, liftHeight: 4700 },
  ],
}

const ratedCases: Case[] = [
  ['the rated capacity at 3 m', rated, { load: 2500, liftHeight: 3000 }, 'tight'],
  ['the rated capacity up to 3.3 m', rated, { load: 2300, liftHeight: 3300 }, 'fits'],
  ['the rated capacity just up there', rated, { load: 2500, liftHeight: 3300 }, 'tight'],
  ['no more than the first row above 3.3 m', rated, { load: 2500, liftHeight: 3301 }, 'unfit'],
  [
    'the rated capacity at 3.3 m without any row',
    { capacity: 2500, liftHeight: 5500 },
    { load: 2300, liftHeight: 3300 },
    'fits',
  ],
  [
    'nothing above 3.3 m without any row',
    { capacity: 2500, liftHeight: 5500 },
    { load: 2300, liftHeight: 5000 },
    'unknown',
  ],
  [
    'more than the rated capacity up there',
    { capacity: 2500, liftHeight: 5500 },
    { load: 2600, liftHeight: 5000 },
    'unfit',
  ],
  ['the first row above 3.3 m', rated, { load: 2450, liftHeight: 3301 }, 'tight'],
  ['the rated capacity below a low first row', plate, { load: 1500, liftHeight: 2999 }, 'fits'],
  ['a low first row at its height', plate, { load: 1500, liftHeight: 3000 }, 'unfit'],
  [
    'no rated capacity for a farther load',
    rated,
    { load: 2000, liftHeight: 3000, loadCentre: 600 },
    'unknown',
  ],
  [
    'a bale clamp, however strong',
    { capacity: 5000, attachments: ['clamp'] },
    { load: 1000 },
    'tight',
  ],
  [
    'a bale clamp that is too weak',
    { capacity: 5000, attachments: ['clamp'] },
    { load: 6000 },
    'unfit',
  ],
  [
    'a side shift, which keeps the forks',
    { capacity: 5000, attachments: ['sideshift'] },
    { load: 1000 },
    'fits',
  ],
]

const triplex: Figures = {
  mast: 'triplex',
  closedHeight: 2100,
  freeLift: 1500,
  liftHeight: 4700,
  extendedHeight: 5300,
}
const duplex: Figures = { mast: 'duplex', closedHeight: 2100, freeLift: 100, liftHeight: 3300 }

const ceilingCases: Case[] = [
  [
    'lifting within the free lift under a ceiling',
    triplex,
    { ceiling: 2300, liftHeight: 1500 },
    'fits',
  ],
  [
    'a millimetre of mast beyond 50 mm of air',
    triplex,
    { ceiling: 2300, liftHeight: 1651 },
    'tight',
  ],
  [
    'full free lift, then mast and forks together',
    triplex,
    { ceiling: 2300, liftHeight: 1701 },
    'unfit',
  ],
  ['a mast that rises half as far', duplex, { ceiling: 3400, liftHeight: 2700 }, 'tight'],
  ['a mast that stays below', duplex, { ceiling: 3400, liftHeight: 2400 }, 'fits'],
  [
    'a triplex mast without full free lift',
    { ...duplex, mast: 'triplex' },
    { ceiling: 3400, liftHeight: 1900 },
    'fits',
  ],
  [
    'a known extended height',
    { ...duplex, extendedHeight: 3900 },
    { ceiling: 3400, liftHeight: 2900 },
    'unfit',
  ],
  [
    'no free lift under a ceiling',
    { mast: 'triplex', closedHeight: 2100, liftHeight: 4700 },
    { ceiling: 2300, liftHeight: 1500 },
    'unknown',
  ],
  [
    'no free lift under a roof that no mast reaches',
    { closedHeight: 2100, liftHeight: 3300 },
    { ceiling: 6000, liftHeight: 3000 },
    'fits',
  ],
  [
    'no free lift where the mast could rise as far as its forks',
    { mast: 'triplex', closedHeight: 2000 },
    { ceiling: 4400, liftHeight: 3000 },
    'unknown',
  ],
  ['a mast that does not get in', triplex, { ceiling: 2000, liftHeight: 1000 }, 'unfit'],
  ['a ceiling that no lift reaches', triplex, { ceiling: 5400 }, 'fits'],
  ['a ceiling that only its whole lift reaches', triplex, { ceiling: 5000 }, 'tight'],
  [
    'a ceiling without the height of the whole mast',
    { closedHeight: 2100 },
    { ceiling: 5000 },
    'unknown',
  ],
]

const dimensionCases: Case[] = [
  ['a lift height with more to spare', { liftHeight: 5251 }, { liftHeight: 5000 }, 'fits'],
  ['a lift height 5 % above', { liftHeight: 5250 }, { liftHeight: 5000 }, 'tight'],
  ['exactly the lift height', { liftHeight: 5000 }, { liftHeight: 5000 }, 'tight'],
  ['a millimetre too low', { liftHeight: 4999 }, { liftHeight: 5000 }, 'unfit'],
  ['no lift height', {}, { liftHeight: 5000 }, 'unknown'],

  ['51 mm to spare in a door', { closedHeight: 2149 }, { gate: 2200 }, 'fits'],
  ['50 mm to spare in a door', { closedHeight: 2150 }, { gate: 2200 }, 'tight'],
  ['exactly the door', { closedHeight: 2200 }, { gate: 2200 }, 'tight'],
  ['a millimetre too high', { closedHeight: 2201 }, { gate: 2200 }, 'unfit'],
  ['a roof above the mast', { closedHeight: 2000, guardHeight: 2201 }, { gate: 2200 }, 'unfit'],
  ['a mast above the roof', { closedHeight: 2150, guardHeight: 2000 }, { gate: 2200 }, 'tight'],
  ['a roof alone', { guardHeight: 2000 }, { gate: 2200 }, 'unknown'],
  ['a roof alone that is too high', { guardHeight: 2201 }, { gate: 2200 }, 'unfit'],
  ['no height', {}, { gate: 2200 }, 'unknown'],

  ['51 mm to spare in an aisle', { aisleWidth: 2949 }, { aisle: 3000 }, 'fits'],
  ['50 mm to spare in an aisle', { aisleWidth: 2950 }, { aisle: 3000 }, 'tight'],
  ['a millimetre too wide', { aisleWidth: 3001 }, { aisle: 3000 }, 'unfit'],
  ['no aisle width', {}, { aisle: 3000 }, 'unknown'],

  ['an engine indoors', { drive: 'diesel' }, { place: 'inside' }, 'tight'],
  ['an engine that has to go indoors too', { drive: 'lpg' }, { place: 'both' }, 'tight'],
  ['an engine outdoors', { drive: 'diesel' }, { place: 'outside' }, 'fits'],
  ['a hybrid indoors', { drive: 'hybrid' }, { place: 'inside' }, 'tight'],
  ['a battery indoors', { drive: 'electric' }, { place: 'inside' }, 'fits'],
  ['hydrogen indoors', { drive: 'hydrogen' }, { place: 'inside' }, 'fits'],
  [
    'tyres for halls outdoors',
    { drive: 'electric', tyres: 'polyurethane' },
    { place: 'both' },
    'tight',
  ],
  [
    'tyres without a profile in the yard',
    { drive: 'electric', tyres: 'solid' },
    { place: 'outside' },
    'tight',
  ],
  ['smooth tyres in a hall', { drive: 'electric', tyres: 'solid' }, { place: 'inside' }, 'fits'],
  ['no drive', {}, { place: 'inside' }, 'unknown'],

  ['one shift with a battery', { drive: 'electric' }, { hours: 8 }, 'fits'],
  ['more than a shift with a battery', { drive: 'electric' }, { hours: 8.5 }, 'tight'],
  [
    'two shifts with lithium',
    { drive: 'electric', batteryType: ['lithium'] },
    { hours: 16 },
    'fits',
  ],
  [
    'two shifts with a second battery',
    { drive: 'electric', batteryType: ['leadAcid', 'spare'] },
    { hours: 16 },
    'fits',
  ],
  [
    'two shifts with charging in between',
    { drive: 'electric', batteryType: ['leadAcid', 'opportunity'] },
    { hours: 16 },
    'fits',
  ],
  [
    'two shifts with a single lead battery',
    { drive: 'electric', batteryType: ['leadAcid'] },
    { hours: 16 },
    'tight',
  ],
  [
    'more than two shifts with lithium',
    { drive: 'electric', batteryType: ['lithium'] },
    { hours: 16.5 },
    'tight',
  ],
  ['three shifts with an engine', { drive: 'diesel' }, { hours: 24 }, 'fits'],
  ['one shift with any drive', {}, { hours: 8 }, 'fits'],
  ['two shifts without a drive', {}, { hours: 16 }, 'unknown'],
]

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
  it.each([...cases, ...ratedCases, ...dimensionCases, ...ceilingCases, ...together])(
    '%s',
    (_promise, figures, needs, verdict) => {
      expect(judge({ figures }, needs).verdict).toBe(verdict)
    },
  )

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
