import { expect, it } from 'vitest'
import { dimensionsOf } from './dimensions.ts'

const category = { id: 4, name: 'Schubmaststapler', slug: 'reach', icon: '' }

it('reads the figures in millimetres and leaves out what is not given', () => {
  const specifications = { Hubhöhe: '8,42 m', Bauhöhe: '3.560 mm', Gabellänge: 'ca. auf Anfrage' }
  const dimensions = dimensionsOf({ title: 'ETV 216', category, specifications })
  expect(dimensions).toMatchObject({ liftHeight: 8420, closedHeight: 3560, construction: 'reach' })
  expect(dimensions.forkLength).toBeUndefined()
})

it('draws a machine of a category that it does not know as a counterbalance truck', () => {
  const other = { ...category, slug: 'schwerlast' }
  expect(dimensionsOf({ title: 'X', category: other, specifications: {} }).construction).toBe(
    'counterbalance',
  )
})
