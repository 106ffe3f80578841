import { describe, expect, it } from 'vitest'
import { englishOf, germanOf, languagePair } from './language-pair.ts'

const at = (path: string) => new URL(path, 'https://www.stapler.example')

describe('the link to the other language', () => {
  it.each([
    ['/', '/en'],
    ['/produkt/7', '/en/machine/7'],
    ['/kontakt', '/en/contact'],
    ['/kontakt?produkt=7', '/en/contact?product=7'],
    ['/alle-gabelstapler?suche=linde&antrieb=diesel', '/en?search=linde&drive=diesel'],
  ])('leads from %s to %s and back', (de, en) => {
    expect(englishOf(at(de))).toBe(en)
    expect(germanOf(at(en))).toBe(de)
  })

  it.each([
    ['/kategorie/diesel', '/en?category=diesel'],
    ['/kategorie/all', '/en'],
    ['/alle-gabelstapler', '/en'],
    ['/alle-gabelstapler?antrieb=diesel,lpg&seite=2', '/en'],
    ['/impressum', '/en'],
    ['/vorschau/geheim', '/en'],
    ['/kontakt?produkt=7%22x', '/en/contact'],
  ])('leads from %s to %s', (de, en) => {
    expect(englishOf(at(de))).toBe(en)
  })

  it('leads to the German home from a page of the list', () => {
    expect(germanOf(at('/en?page=2'))).toBe('/')
  })

  it.each(['/en/404', '/en/sent/7.secret', '/angebot/secret'])(
    'is not there on %s, which is in no other language',
    (path) => {
      expect(germanOf(at(path))).toBeNull()
    },
  )
})

it('knows no pair of a list that is narrowed or turned, nor of a page in one language', () => {
  for (const path of [
    '/en?page=2',
    '/en?search=x',
    '/impressum',
    '/alle-gabelstapler',
    '/produkt/x',
  ])
    expect(languagePair(path), path).toBeNull()
  expect(languagePair('/en/machine/7')).toEqual({ de: '/produkt/7', en: '/en/machine/7' })
})
