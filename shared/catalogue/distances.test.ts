import { expect, it } from 'vitest'
import { awayFrom } from './distances.ts'
import { awayText } from './places.ts'

it.each([
  ['20457', 'Hamburg', 'in Ihrer Nähe'],
  ['20457', 'Bremen', 'rund 100 km entfernt'],
  ['20457', '30159 Hannover', 'rund 140 km entfernt'],
  ['20457', 'Berlin', 'rund 260 km entfernt'],
  ['20457', 'Hafenstraße 5, 30159 Hannover', 'rund 140 km entfernt'],
  ['20457', '30159 Hannover, Halle 3', 'rund 140 km entfernt'],
  ['04109', 'Halle (Saale)', 'rund 50 km entfernt'],
  ['80331', 'Hamburg-Harburg', 'rund 610 km entfernt'],
  ['79098', '18055', 'rund 770 km entfernt'],
])('says from %s of a machine in „%s“: %s', (postcode, place, text) => {
  const away = awayFrom(postcode)(place)
  expect(away === null ? null : awayText(away)).toBe(text)
})

it.each([
  ...['Halle 2', 'Rotterdam', ''],
  ...[
    'A-1010 Wien',
    'F-67000 Straßburg',
    '67000 Straßburg, Frankreich',
    '50-001 Breslau',
    '110 00 Prag',
  ],
  ...['Essen, Polen', 'Hamburg, USA'],
])('does not know how far „%s“ is away', (place) => {
  expect(awayFrom('20457')(place)).toBeNull()
})

it('rounds to ten kilometres, and gives no figure below fifteen', () => {
  expect([0, 14, 15, 124, 125].map(awayText)).toEqual([
    'in Ihrer Nähe',
    'in Ihrer Nähe',
    'rund 20 km entfernt',
    'rund 120 km entfernt',
    'rund 130 km entfernt',
  ])
})

it('knows a middle of every region that a postcode can have', () => {
  for (let region = 0; region < 100; region++) {
    const postcode = `${String(region).padStart(2, '0')}101`
    const isRegion = ![0, 5, 43, 62].includes(region)
    expect(awayFrom(postcode)('Hamburg') !== null, postcode).toBe(isRegion)
  }
})
