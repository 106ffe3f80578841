import { describe, expect, it } from 'vitest'
import { lineArt, loadArt, trucks } from './index.ts'

const all = Object.entries(trucks)
const poses = [{}, { lift: 1800, tilt: 3, load: true }]

describe('drawings', () => {
  it.each(all)('draws the %s truck without a gap in its geometry', (_, truck) => {
    for (const pose of poses) expect(lineArt(truck, { pose })).not.toMatch(/NaN|undefined|Infinity/)
  })

  it.each([...all.map(([name, truck]) => [name, lineArt(truck)]), ['load', loadArt()]])(
    'keeps the line art called %s light, free of fonts and in the colour of the text',
    (_, svg = '') => {
      expect(svg.length).toBeLessThan(12_000)
      expect(svg).toContain('stroke="currentColor"')
      expect(svg).not.toMatch(/<text|#10202b|NaN|undefined/)
    },
  )

  it('gives two line drawings on one page ids of their own', () => {
    const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const both = [...ids(lineArt(trucks.diesel)), ...ids(lineArt(trucks.reach, { id: 'r' }))]
    expect(new Set(both).size).toBe(both.length)
  })
})
