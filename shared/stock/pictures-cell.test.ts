import { expect, it } from 'vitest'
import { columnOfHeader } from './columns.ts'
import { readPictures } from './pictures-cell.ts'

it.each<[cell: string, pictures: string[]]>([
  ['a.jpg,b.JPG, c.png', ['a.jpg', 'b.JPG', 'c.png']],
  ['a.jpg;b.jpg|c.jpg\nd.jpg', ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']],
  ['a.jpg b.jpg', ['a.jpg', 'b.jpg']],
  ['Foto 1.jpg; Foto 2.jpg', ['Foto 1.jpg', 'Foto 2.jpg']],
  ['Foto 1.jpg Foto 2.jpg', ['Foto 1.jpg', 'Foto 2.jpg']],
  ['WhatsApp Bild 2026-11-25 um 10.15.30.jpeg', ['WhatsApp Bild 2026-11-25 um 10.15.30.jpeg']],
  ['/uploads/a.webp /uploads/b.webp', ['/uploads/a.webp', '/uploads/b.webp']],
  [
    'https://a.example/img?id=1 https://a.example/w_10,h_20/b.jpg,https://a.example/c',
    ['https://a.example/img?id=1', 'https://a.example/w_10,h_20/b.jpg', 'https://a.example/c'],
  ],
  ['https://a.example/img?id=1 Foto 1.jpg', ['https://a.example/img?id=1', 'Foto 1.jpg']],
  [
    'https://a.example/Linde H25 vorn.jpg, https://a.example/a.jpg Foto 2.jpg',
    ['https://a.example/Linde%20H25%20vorn.jpg', 'https://a.example/a.jpg', 'Foto 2.jpg'],
  ],
  [' ;, ', []],
])('parts a list of pictures where a person would: %s', (cell, pictures) => {
  expect(readPictures(cell, true)).toEqual({ value: pictures })
})

it('takes twenty pictures of a machine, and says how many stand there where it is more', () => {
  const pictures = (count: number) => Array.from({ length: count }, (_, at) => `${at}.jpg`)
  expect(readPictures(pictures(20).join(';'), true)).toEqual({ value: pictures(20) })
  expect(readPictures(pictures(21).join(';'), true)).toEqual({
    problem: 'Höchstens 20 Bilder je Maschine; hier stehen 21',
  })
})

it.each(['Bild 1', 'Bild1', 'Foto_12', 'Bild-URL 3', 'image_2', 'Fotos 1'])(
  'knows a column of several with pictures: %s',
  (header) => expect(columnOfHeader(header)).toMatchObject({ field: 'images', header }),
)
