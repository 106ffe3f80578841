import { expect, it } from 'vitest'
import { regionOfTown } from './towns.ts'

it.each([
  ['Hamburg', '20'],
  [' MÜNCHEN ', '80'],
  ['Muenchen', '80'],
  ['Hamburg-Harburg', '20'],
  ['Köln, Hof 2', '50'],
  ['Lager Hannover', '30'],
  ['Halle (Saale)', '06'],
  ['Halle an der Saale', '06'],
  ['Frankfurt', '60'],
  ['Frankfurt am Main', '60'],
  ['Frankfurt (Oder)', '15'],
  ['Frankfurt an der Oder', '15'],
  ['Frankfurt/Oder', '15'],
  ['Frankfurt a.M.', '60'],
  ['Freiburg im Breisgau', '79'],
  ['Freiburg i. Br.', '79'],
  ['Halle (Westf.)', '33'],
  ['Halle/Westfalen', '33'],
  ['Fürth (Odenwald)', '64'],
  ['Oldenburg in Holstein', '23'],
  ['Hansestadt Rostock', '18'],
  ['Werk Köln', '50'],
  ['Bad Homburg v. d. Höhe', null],
  ['Bad Homburg vor der Höhe', '61'],
])('finds the region of „%s“', (place, region) => {
  expect(regionOfTown(place)).toBe(region)
})

it.each(['Halle 2', 'Rotterdam', 'Wien', '', 'auf Anfrage', 'Kölner Straße 4'])(
  'takes „%s“ for no town that it knows',
  (place) => {
    expect(regionOfTown(place)).toBeNull()
  },
)
