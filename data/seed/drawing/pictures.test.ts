import { describe, expect, it } from 'vitest'
import { trucks } from '../../../shared/drawing/index.ts'
import { siteLivery } from '../liveries.ts'
import { illustration } from './illustration.ts'
import { sketchSheet } from './sketch-sheet.ts'

const all = Object.entries(trucks)
const poses = [{}, { lift: 1800, tilt: 3, load: true }]

describe('pictures of the demo stock', () => {
  it.each(all)('show the %s truck without a gap in its geometry', (_, truck) => {
    const drawn = [
      sketchSheet(truck),
      ...poses.map((pose) => illustration(truck, siteLivery, { pose })),
    ]
    expect(drawn.join('')).not.toMatch(/NaN|undefined|Infinity/)
  })

  it.each(all)('show the %s truck the same way every time', (_, truck) => {
    expect(illustration(truck, siteLivery, { dimensions: true })).toBe(
      illustration(truck, siteLivery, { dimensions: true }),
    )
  })
})
