import { describe, expect, it } from 'vitest'
import { type Dimensions, sketchSvg, sketchSvgs } from './sketch-svg.ts'

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

  it('leaves out what is unknown, in the sketch and in the list', () => {
    const { svg, list } = sketch({ closedHeight: 2175 })
    expect(Object.keys(drawnLengths(svg))).toEqual(['closedHeight'])
    expect(list).toEqual([{ label: 'Bauhöhe', value: '2.175\u00a0mm' }])
  })

  it.each([
    ['Bauhöhe, Gesamtlänge and Radstand', { closedHeight: 2175, length: 3815, wheelbase: 1700 }],
    [
      'the length to the fork face',
      { closedHeight: 2175, lengthToForkFace: 2665, wheelbase: 1700 },
    ],
  ])('is to scale with %s', (_, dimensions) => {
    const { svg, isToScale, note } = sketch(dimensions)
    expect(isToScale).toBe(true)
    expect(note).toContain('Maßstäblich aus den Angaben dieser Maschine')
    expect(svg).toContain('<desc')
    expect(svg).toContain('Seitenansicht, maßstäblich: ')
  })

  it.each(['closedHeight', 'length', 'wheelbase'] as const)(
    'stands for its construction type, and says so, without the %s',
    (missing) => {
      const { svg, isToScale, note } = sketch({
        ...complete,
        lengthToForkFace: undefined,
        [missing]: undefined,
      })
      expect(isToScale).toBe(false)
      expect(note).toContain('Beispielhafte Darstellung der Bauart')
      expect(svg).toContain('Beispielhafte Seitenansicht: ')
      expect(svg).not.toContain('maßstäblich')
    },
  )

  it('answers null without a lift height, closed height or length', () => {
    expect(sketchSvg({})).toBeNull()
    expect(sketchSvg({ guardHeight: 2200, wheelbase: 1700, forkLength: 1150 })).toBeNull()
    expect(sketchSvg({ liftHeight: Number.NaN, closedHeight: -5, length: 0 })).toBeNull()
  })

  it('lists all figures in German for those who cannot see the sketch', () => {
    const { list } = sketch(complete)
    expect(list.map(({ label }) => label)).toEqual([
      'Hubhöhe',
      'Bauhöhe',
      'Freihub',
      'Höhe ausgefahren',
      'Höhe Schutzdach',
      'Gesamtlänge',
      'Länge bis Gabelrücken',
      'Gabellänge',
      'Radstand',
    ])
    expect(list[0]?.value).toBe('3.050\u00a0mm')
  })

  it('is an image with a title and a description', () => {
    const { svg } = sketch(complete)
    const [, title, description] = /role="img" aria-labelledby="(\S+) (\S+)"/.exec(svg) ?? []
    expect(svg).toContain(`<title id="${title}">Maßskizze</title>`)
    expect(svg).toContain(`<desc id="${description}">`)
  })

  it('escapes the name it is given', () => {
    const { svg } = sketch({ ...complete, name: '<script>"&\'' })
    expect(svg).toContain('Maßskizze &lt;script&gt;&quot;&amp;&#39;')
    expect(svg).not.toContain('<script>')
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
