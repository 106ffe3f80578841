import { expect, it } from 'vitest'
import { dimensionsOf } from './dimensions.ts'

const category = { id: 4, name: 'Schubmaststapler', slug: 'reach', icon: '' }

it('reads the figures in millimetres and leaves out what is not given', () => {
  const specifications = { Hubhöhe: '8,42 m', Bauhöhe: '3.560 mm', Gabellänge: 'ca. auf Anfrage' }
  const dimensions = dimensionsOf({ title: 'ETV 216', category, specifications })
  expect(dimensions).toMatchObject({ liftHeight: 8420, closedHeight: 3560, construction: 'reach' })
  expect(dimensions?.forkLength).toBeUndefined()
})

it('has no sketch for a machine of a category that no drawing fits', () => {
  const other = { ...category, slug: 'hubwagen' }
  const specifications = { Bauhöhe: '1.230 mm', Gesamtlänge: '1.540 mm' }
  expect(dimensionsOf({ title: 'EJE 116', category: other, specifications })).toBeNull()
})
