import { expect, it } from 'vitest'
import { catalogueFacets } from '../../../shared/catalogue/facets.ts'
import { initialCatalogueState } from '../../../shared/catalogue/state.ts'
import { readSentence } from '../../../shared/search/read-sentence.ts'
import { categories, found, names, stock } from './search.testing.ts'

const correctionsIn = (search: string) => {
  const state = { ...initialCatalogueState, search }
  const sentence = readSentence(search, stock, categories)
  return catalogueFacets(stock, state, categories, sentence).corrections
}

it.each([
  ['reach truk', 'reach truck', 'truk', 'truck'],
  ['rech truck', 'reach truck', 'rech', 'Schubmaststapler'],
  ['diesel forklfit', 'diesel forklift', 'forklfit', 'forklift'],
  ['used forklit', 'used forklift', 'forklit', 'forklift'],
  ['dissel', 'diesel', 'dissel', 'Diesel'],
  ['elektric trucks', 'electric trucks', 'elektric', 'Elektro'],
  ['batery forklift', 'battery forklift', 'batery', 'Elektro'],
  ['porpane', 'propane', 'porpane', 'Treibgas (LPG)'],
  ['refurbised', 'refurbished', 'refurbised', 'Generalüberholt'],
  ['tripleks', 'triplex', 'tripleks', 'Triplex'],
  ['sidshift diesel', 'sideshift diesel', 'sidshift', 'Seitenschub'],
  ['pneumtic tyres', 'pneumatic tyres', 'pneumtic', 'Luft'],
  ['linde machnie', 'linde machine', 'machnie', 'machine'],
])('„%s“ finds what „%s“ does, and says so', (search, right, typed, meant) => {
  expect(names(found(search))).toEqual(names(found(right)))
  expect(found(search)).not.toEqual([])
  expect(correctionsIn(search)).toEqual([{ typed, meant: [meant] }])
})

it.each(['truk', 'forklfit', 'trucs'])('„%s“ alone asks for every machine', (search) => {
  expect(found(search)).toHaveLength(stock.length)
})

it.each([
  ['stakcer', 'stakcer', 'stacker'],
  ['pallet stakcer', 'stakcer', 'stacker'],
  ['sideloder', 'sideloder', 'sideloader'],
])('„%s“ asks for a truck that the dealer does not have', (search, typed, meant) => {
  expect(found(search)).toEqual([])
  expect(readSentence(search, stock, categories).absent).toEqual([typed])
  expect(correctionsIn(search)).toEqual([{ typed, meant: [meant] }])
})

it.each(['Lager', 'Halt', 'Kraftwerk', 'qxaw'])('takes „%s“ for no English word', (search) => {
  expect(correctionsIn(search)).toEqual([])
})
