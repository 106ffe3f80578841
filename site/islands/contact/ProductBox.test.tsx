import { createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { machine } from '../../../shared/testing/product.ts'
import { ProductBox } from './ProductBox.tsx'

const products = [
  { ...machine, id: 1, title: 'Linde H30D', condition: 'used' },
  { ...machine, id: 2, title: 'Hangcha XF30D', condition: 'new' },
  { ...machine, id: 3, title: 'Linde E16P', condition: 'demo' },
] as const

const box = (quantities: Record<number, number>) =>
  renderToStaticMarkup(
    <ProductBox
      box={createRef()}
      products={products.map((product) => ({ id: product.id, product }))}
      quantities={quantities}
      error={undefined}
      onRemove={() => undefined}
    />,
  )

it('says of machines that are there once that others are looked for', () => {
  expect(box({ 2: 3 })).not.toContain('Einzelstück')
  expect(box({ 1: 2, 2: 3 })).toContain('Linde H30D ist ein Einzelstück: Wir sehen nach weiteren')
  expect(box({ 1: 2, 3: 2 })).toContain('Linde H30D und Linde E16P sind Einzelstücke')
})
