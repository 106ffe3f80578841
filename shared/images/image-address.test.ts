import { expect, it } from 'vitest'
import { artworkOf, imageAlt, rendering } from './image-address.ts'

it('tells drawings and renderings of the demo stock from pictures that were uploaded', () => {
  const drawing = '/uploads/medium/zeichnung-0a1b.webp'
  expect(artworkOf(drawing)).toEqual({ kind: 'Zeichnung' })
  expect([0, 3].map((index) => imageAlt(drawing, 'Linde H30D', index))).toEqual([
    'Linde H30D (Zeichnung)',
    'Linde H30D, Bild 4 (Zeichnung)',
  ])
  const rendered = `/uploads/large/${rendering('hinten')}0a1b.webp`
  expect(artworkOf(rendered)?.kind).toBe('3D-Darstellung')
  expect(imageAlt(rendered, 'Linde H30D', 1)).toBe('Linde H30D, von schräg hinten (3D-Darstellung)')
  for (const photo of ['/uploads/large/0a1b.webp', 'https://bilder.example/zeichnung-1.webp'])
    expect([artworkOf(photo), imageAlt(photo, 'Linde H30D')]).toEqual([null, 'Linde H30D'])
})
