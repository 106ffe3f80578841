import { expect, it } from 'vitest'
import { foldUmlauts, searchTextOf, searchWords, spellOut } from './search-text.ts'

it('spells umlauts out and leaves other accents away, whatever the letters are made of', () => {
  expect(spellOut('Kölner Größe, Café')).toBe('koelner groesse, cafe')
  expect(spellOut('Gro\u0308ße')).toBe('groesse')
  expect(spellOut('½ ﬁn')).toBe('1⁄2 fin')
  expect(spellOut('Yılmaz İnan Łukasz Sørensen Đorđević')).toBe(
    'yilmaz inan lukasz sorensen dordevic',
  )
  expect(foldUmlauts('Müller Mueller Muller')).toBe('muller muller muller')
})

it('makes no text many times as long as it was sent', () => {
  const unfolding = 'ﷺ'.repeat(200)
  expect(spellOut(unfolding).length).toBeLessThanOrEqual(800)
  expect(searchTextOf([unfolding]).length).toBeLessThanOrEqual(1601)
  expect(searchWords(unfolding).flat().join('').length).toBeLessThanOrEqual(1600)
  expect(spellOut(`${'ä'.repeat(5)}ﬃﬃ`)).toBe('aeaeaeaeaeffiffi')
})
