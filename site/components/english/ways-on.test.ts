import { expect, it } from 'vitest'
import { type EnglishStock, readEnglishStock } from '../../../shared/catalogue/english-stock.ts'
import { readSearch } from '../../../shared/search/read-search.ts'
import { partsOf } from '../../../shared/search/sentence.ts'
import { waysOn } from './ways-on.ts'

const choose = (address: string): EnglishStock => readEnglishStock(new URLSearchParams(address))
const waysFrom = (address: string) => {
  const choice = choose(address)
  return waysOn(choice, partsOf(readSearch(choice.search, []).terms))
}

it('names each word of a search as it was typed, with the search without it', () => {
  expect(waysFrom('search=3 ton Diesel container')).toEqual([
    { left: { typed: '3 ton' }, choice: choose('search=Diesel container') },
    { left: { typed: 'Diesel' }, choice: choose('search=3 ton container') },
    { left: { typed: 'container' }, choice: choose('search=3 ton Diesel') },
  ])
})

it('names each filter, too, and begins with the first page', () => {
  expect(waysFrom('search=qxaw&drive=electric&condition=new&page=2')).toEqual([
    { left: { typed: 'qxaw' }, choice: choose('drive=electric&condition=new') },
    { left: { filter: 'drive' }, choice: choose('search=qxaw&condition=new') },
    { left: { filter: 'condition' }, choice: choose('search=qxaw&drive=electric') },
  ])
})

it('names none that would leave the whole stock', () => {
  expect(waysFrom('search=truk')).toEqual([])
})
