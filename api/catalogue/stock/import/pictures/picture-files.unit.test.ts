import { expect, it } from 'vitest'
import { PictureFiles } from './picture-files.ts'

const files = new PictureFiles()
files.add('Bestand/Bilder/Vorführgerät.JPG'.normalize('NFD'), { file: 'one' })
files.add('Bestand/L-1/vorn.jpg', { file: 'two' })
files.add('Bestand/L-2/vorn.jpg', { file: 'three' })

it.each([
  ['Bestand/Bilder/Vorführgerät.JPG', 'one'],
  ['bilder\\vorführgerät.jpg', 'one'],
  ['./Bilder/vorführgerät.jpg', 'one'],
  ['VORFÜHRGERÄT.JPG', 'one'],
  ['L-2/vorn.jpg', 'three'],
  ['hinten.jpg', null],
])('the picture „%s“ of a table is found in the ZIP: %s', (name, file) => {
  expect(files.fileOf(name)).toBe(file)
  expect(files.isAmbiguous(name)).toBe(false)
})

it('guesses none of several pictures that have the same name', () => {
  expect(files.fileOf('vorn.jpg')).toBeNull()
  expect(files.isAmbiguous('vorn.jpg')).toBe(true)
  files.add('vorn.jpg', { file: 'four' })
  expect(files.fileOf('vorn.jpg')).toBe('four')
})

it('guesses none of several pictures whose paths differ in the case of letters alone', () => {
  const twins = new PictureFiles()
  twins.add('vorn.jpg', { file: 'one' })
  twins.add('Vorn.JPG', { file: 'two' })
  twins.add('Bilder/vorn.jpg', { file: 'three' })
  expect(twins.fileOf('vorn.jpg')).toBeNull()
  expect(twins.isAmbiguous('vorn.jpg')).toBe(true)
  expect(twins.fileOf('bilder/vorn.jpg')).toBe('three')
})
