import { describe, expect, it } from 'vitest'
import { type Dimensions, measures } from './figures.ts'
import { sketchPicture, sketchSvg, sketchSvgs } from './sketch-svg.ts'

const complete: Dimensions = {
  liftHeight: 3050,
  closedHeight: 2175,
  freeLift: 150,
  extendedHeight: 3720,
  guardHeight: 2220,
  length: 3815,
  lengthToForkFace: 2665,
  forkLength: 1150,
  wheelbase: 1700,
  construction: 'counterbalance',
}

const sketch = (dimensions: Dimensions) => {
  const drawn = sketchSvg(dimensions)
  if (!drawn) throw new Error('no sketch')
  return drawn
}

/** Length of each dimension line as drawn, by measure. */
function drawnLengths(svg: string): Record<string, number> {
  const found = svg.matchAll(
    /data-dimension="(\w+)".*?class="measure" d="M([\d.-]+) ([\d.-]+)L([\d.-]+) ([\d.-]+)"/g,
  )
  return Object.fromEntries(
    [...found].map(([, key, x1, y1, x2, y2]) => [
      key,
      Math.hypot(Number(x2) - Number(x1), Number(y2) - Number(y1)),
    ]),
  )
}

describe('sketchSvg', () => {
  it('draws every known figure to the same scale', () => {
    for (const construction of ['counterbalance', 'compact', 'reach', 'stacker'] as const) {
      const lengths = drawnLengths(sketch({ ...complete, construction }).svg)
      const scale = (lengths.length ?? 0) / 3815
      expect(Object.keys(lengths)).toHaveLength(9)
      for (const [key, length] of Object.entries(lengths)) {
        expect(length / scale / Number(complete[key as keyof Dimensions])).toBeCloseTo(1, 1)
      }
    }
  })

  it('keeps to the figures when they contradict each other', () => {
    const { length = 0, lengthToForkFace = 1 } = drawnLengths(
      sketch({ ...complete, length: 4000 }).svg,
    )
    expect(length / lengthToForkFace).toBeCloseTo(4000 / 2665, 2)
  })

  it('draws an exhaust only where there is an engine', () => {
    const { svg } = sketch({ ...complete, drive: 'electric' })
    expect(svg.length).not.toBe(sketch({ ...complete, drive: 'combustion' }).svg.length)
  })

  it('keeps the ratio of lift to closed height', () => {
    const { liftHeight = 0, closedHeight = 1 } = drawnLengths(
      sketch({ liftHeight: 4700, closedHeight: 2100 }).svg,
    )
    expect(liftHeight / closedHeight).toBeCloseTo(4700 / 2100, 2)
  })

  it('leaves out what is unknown, in the sketch and in its figures', () => {
    const { svg, figures } = sketch({ closedHeight: 2175 })
    expect(Object.keys(drawnLengths(svg))).toEqual(['closedHeight'])
    expect(figures).toEqual([{ key: 'closedHeight', text: '2.175\u00a0mm' }])
  })

  it.each([
    ['Bauhöhe, Gesamtlänge and Radstand', { closedHeight: 2175, length: 3815, wheelbase: 1700 }],
    [
      'the length to the fork face',
      { closedHeight: 2175, lengthToForkFace: 2665, wheelbase: 1700 },
    ],
  ])('is to scale with %s', (_, dimensions) => {
    expect(sketch(dimensions).isToScale).toBe(true)
  })

  it.each(['closedHeight', 'length', 'wheelbase'] as const)(
    'stands for its construction type without the %s',
    (missing) => {
      const unknown = { lengthToForkFace: undefined, [missing]: undefined }
      expect(sketch({ ...complete, ...unknown }).isToScale).toBe(false)
    },
  )

  it('answers null without a lift height, closed height or length', () => {
    expect(sketchSvg({})).toBeNull()
    expect(sketchSvg({ guardHeight: 2200, wheelbase: 1700, forkLength: 1150 })).toBeNull()
    expect(sketchSvg({ liftHeight: Number.NaN, closedHeight: -5, length: 0 })).toBeNull()
  })

  it('names its figures in the order of VDI 2198, for those who cannot see it', () => {
    const { figures } = sketch(complete)
    expect(figures.map(({ key }) => key)).toEqual(measures)
    expect(figures[0]?.text).toBe('3.050\u00a0mm')
  })

  it('stands alone as a picture of 4:3 in the colours and with the words that it is given', () => {
    const picture = sketchPicture(complete, {
      ink: '#111',
      sheet: '#eee',
      words: ({ figures }) => `<title>$& ${figures.length}</title>`,
    })
    expect(picture).toMatch(/width="800" height="600" role="img"[^>]*><title>\$& 9<\/title><rect/)
    expect(picture).not.toContain('var(')
  })

  it('gives different sketches different ids', () => {
    const ids = (dimensions: Dimensions) =>
      [...sketch(dimensions).svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const all = [...ids(complete), ...ids({ ...complete, liftHeight: 3300 })]
    expect(new Set(all).size).toBe(all.length)
  })

  it('draws nothing outside its view box', () => {
    const { svg } = sketch({ liftHeight: 7100, construction: 'reach' })
    const [, height] = /viewBox="0 0 640 (\d+)"/.exec(svg) ?? []
    expect(Number(height)).toBeGreaterThan(drawnLengths(svg).liftHeight ?? Number.POSITIVE_INFINITY)
  })
})

describe('sketchSvgs', () => {
  const high: Dimensions = {
    ...complete,
    liftHeight: 7100,
    closedHeight: 3000,
    construction: 'reach',
  }
  const drawn = (all: (Dimensions | null)[]) =>
    sketchSvgs(all).map((drawing) => {
      const { svg } = drawing ?? { svg: '' }
      const [, height] = /viewBox="0 0 640 (\d+)"/.exec(svg) ?? []
      const [, ground] = /stroke-width="1.4"/.test(svg)
        ? (/d="M[\d.-]+ ([\d.-]+)H/.exec(svg) ?? [])
        : []
      return { height, ground, closed: drawnLengths(svg).closedHeight ?? 0, svg }
    })

  it('draws machines to one scale, on one ground and on sheets of one size', () => {
    const [small, large] = drawn([complete, high])
    expect((large?.closed ?? 0) / (small?.closed ?? 1)).toBeCloseTo(3000 / 2175, 2)
    expect(small?.height).toBe(large?.height)
    expect(small?.ground).toBe(large?.ground)
  })

  it('draws a single machine as large as alone', () => {
    const [alone] = drawn([complete])
    expect(alone?.closed).toBeCloseTo(drawnLengths(sketch(complete).svg).closedHeight ?? 0, 1)
  })

  it('leaves out machines without an outline, and draws twins with ids of their own', () => {
    expect(sketchSvgs([null, {}])).toEqual([null, null])
    const [first, none, second] = drawn([complete, null, complete])
    expect(none?.svg).toBe('')
    const ids = [first, second].flatMap((drawing) =>
      [...(drawing?.svg ?? '').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })
})
