import { expect, it } from 'vitest'
import { type Case, known, plate, rated } from './judge.testing.ts'
import { judge } from './judge.ts'

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

it.each([...cases, ...ratedCases])('weighs %s', (_promise, figures, needs, verdict) => {
  expect(judge({ figures }, needs).verdict).toBe(verdict)
})
