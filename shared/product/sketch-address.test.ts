import { expect, it } from 'vitest'
import { sketchOf } from '../drawing/index.ts'
import { recognise } from '../figures/recognise.ts'
import { machine } from '../testing/product.ts'
import { dimensionsOf } from './sketch.ts'
import { sketchAddress } from './sketch-address.ts'

it.each([
  [{ Hubhöhe: '3.050 mm' }, 'diesel', true],
  [{ Gesamtlänge: '3.000 mm' }, 'reach', true],
  [{ Radstand: '1.700 mm' }, 'diesel', false],
  [{}, 'diesel', false],
  [{ Hubhöhe: '3.050 mm' }, 'schlepper', false],
])(
  'of %j in %s there is a drawing: %s',
  (specifications: Record<string, string>, slug, isDrawn) => {
    const { figures } = recognise(specifications)
    const product = { ...machine, specifications, figures, category: { ...machine.category, slug } }
    const dimensions = dimensionsOf(product)
    expect(sketchAddress(product) !== null).toBe(isDrawn)
    expect(Boolean(dimensions && sketchOf(dimensions))).toBe(isDrawn)
  },
)
