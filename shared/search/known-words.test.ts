import { expect, it } from 'vitest'
import { KnownWords } from './known-words.ts'

const words = ['linde', 'still', 'toyota', 'linden']
const known = new KnownWords(words.map((word) => [word, word]))
const near = (text: string) => known.near(text).map(([word]) => word)

it.each([
  ['a letter missing', 'stil', ['still']],
  ['a letter more', 'toyotta', ['toyota']],
  ['a letter missing at the end of one and wrong in the other', 'lindem', ['linde', 'linden']],
  ['a wrong letter', 'stull', ['still']],
  ['two letters swapped', 'lidne', ['linde']],
  ['the first two swapped', 'otyota', ['toyota']],
  ['no mistake', 'toyota', ['toyota']],
  ['two wrong letters', 'tayata', []],
  ['letters swapped over a third', 'lendi', []],
])('finds the words that are one letter away: %s', (_, typed, meant) => {
  expect(near(typed)).toEqual(meant)
})

it.each([
  ['two letters wrong', 'elecktrostabler', ['elektrostapler']],
  ['one letter wrong', 'elektrostabler', ['elektrostapler']],
  ['three letters wrong', 'elecktrostabeler', []],
  ['another beginning', 'olektrostabler', []],
  ['another end', 'elektrostapels', []],
  ['a short word', 'tayata', []],
])('finds the long words that are two letters away: %s', (_, typed, meant) => {
  const long = new KnownWords([...words, 'elektrostapler'].map((word) => [word, word]))
  expect(long.nearTwice(typed).map(([word]) => word)).toEqual(meant)
})
