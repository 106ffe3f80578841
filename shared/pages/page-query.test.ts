import { expect, it } from 'vitest'
import { pageQuery } from './page-query.ts'

it.each([
  ['/kategorie/diesel', 'x=1&seite=2&sortierung=price_asc', '?sortierung=price_asc&seite=2'],
  ['/kategorie/diesel', 'seite=2&seite=3', '?seite=2'],
  ['/kategorie/diesel', 'seite=&x=1', ''],
  ['/alle-gabelstapler', 'seite=2&suche=linde', '?suche=linde&seite=2'],
  ['/alle-gabelstapler', 'antrieb=electric&x=1&suche=linde', '?suche=linde&antrieb=electric'],
  ['/alle-gabelstapler', 'miete=1&ansicht=liste', '?miete=1&ansicht=liste'],
  ['/alle-gabelstapler', 'suche=&marke=&x=1', ''],
  [
    '/alle-gabelstapler',
    'antrieb=electric&antrieb=diesel&marke=Still&marke=Linde',
    '?marke=Still&antrieb=electric%2Cdiesel',
  ],
  ['/kategorie/diesel', 'antrieb=electric', ''],
  ['/en/contact', 'product=5&produkt=7&utm_source=x', '?product=5'],
  ['/kontakt', 'product=5', ''],
  ['/kontakt', 'seite=2&maschinen=5', ''],
  ['/vergleich', 'x=1&maschinen=5&maschinen=1', '?maschinen=5%2C1'],
  ['/vergleich', 'maschinen=5,1&plz=20457', '?maschinen=5%2C1&plz=20457'],
  ['/merkliste', 'seite=2&maschinen=', ''],
  ['/staplerberater', 'gang=3+m&last=2,5+t&hubhoehe=&seite=2', '?last=2%2C5+t&gang=3+m&seite=2'],
  ['/staplerberater', 'last=&hubhoehe=&einsatz=', ''],
  ['/kontakt', 'produkt=7&x=1&last=2500', '?produkt=7&last=2500'],
  ['/kontakt', 'anliegen=miete&produkte=5&produkte=1', '?produkte=5%2C1&anliegen=miete'],
  ['/produkt/7', 'x=1&plz=30159', '?plz=30159'],
  ['/kontakt', 'plz=30159&produkt=7', '?produkt=7&plz=30159'],
  ['/service', 'anliegen=miete', ''],
  ['/kontakt', 'vorgang=A-2026-00042', ''],
  ['/kategorie/diesel', '%', ''],
  ['/kategorie/diesel', 'sortierung=quatsch&seite=2', '?seite=2'],
  ['/kategorie/diesel', 'sortierung=price_asc&seite=zwei', '?sortierung=price_asc'],
  ['/kontakt', 'anliegen=quatsch&rueckruf=ja&termin=1', '?termin=1'],
  ['/alle-gabelstapler', `suche=${'x'.repeat(6000)}`, `?suche=${'x'.repeat(600)}`],
  ['/en', 'page=2&search=linde&x=1', '?search=linde&page=2'],
  ['/en', 'drive=steam&condition=quatsch&category=A%2FB&page=zwei&suche=x', ''],
])('%s?%s is the page %s', (path, query, expected) => {
  expect(pageQuery(path, query)).toBe(expected)
})
