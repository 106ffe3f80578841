import { expect, it } from 'vitest'
import { type Case, duplex, triplex } from './judge.testing.ts'
import { judge } from './judge.ts'

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

it.each([...dimensionCases, ...ceilingCases])(
  'measures %s',
  (_promise, figures, needs, verdict) => {
    expect(judge({ figures }, needs).verdict).toBe(verdict)
  },
)
