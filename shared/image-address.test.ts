import { expect, it } from 'vitest'
import { imageAlt, isDrawing } from './image-address.ts'

it('tells drawings of the demo stock from pictures that were uploaded', () => {
  const drawing = '/uploads/medium/zeichnung-0a1b.webp'
  expect([isDrawing(drawing), imageAlt(drawing, 'Linde H30D')]).toEqual([
    true,
    'Linde H30D (Zeichnung)',
  ])
  for (const photo of ['/uploads/large/0a1b.webp', 'https://bilder.example/zeichnung-1.webp'])
    expect([isDrawing(photo), imageAlt(photo, 'Linde H30D')]).toEqual([false, 'Linde H30D'])
})
