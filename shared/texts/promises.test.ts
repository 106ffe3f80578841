import { describe, expect, it } from 'vitest'
import { demoSettings } from '../dealer/company.ts'
import { dealerOf } from '../dealer/dealer.ts'
import { demoDealer } from '../testing/dealer.ts'
import { filled } from './filled.ts'
import { pageTexts } from './index.ts'
import { type LookUp, valuesOf } from './placeholders.ts'

/** Contracts speak of a warranty in case there is one. */
const LEGAL = ['agb', 'impressum']
const pages = pageTexts.filter(({ page, language }) => !LEGAL.includes(page) && language !== 'en')

const said = (lookUp: LookUp) =>
  JSON.stringify(
    pages.map(({ content, template }) => filled<unknown>(content, template, lookUp)),
  ).replaceAll('\u00a0', ' ')
const ofDemo = said(valuesOf(demoDealer))

describe('what the templates promise', () => {
  it('is the warranty of the settings, and none where they have none', () => {
    expect(ofDemo).toContain('Klasse A 12 Monate auf Antrieb, Hydraulik und Elektrik; Klasse B 6')
    expect(ofDemo).toContain('Maschinen der Klasse C verkaufen wir ohne Garantie')
    expect(ofDemo).toContain('wie neue: 24 Monate auf die ganze Maschine')
    const B = { months: 6, scope: 'auf Antrieb' }
    const other = { ...demoSettings, warranty: { new: null, A: null, B, C: null } }
    const ofOther = said(valuesOf(dealerOf(other, null, [])))
    expect(ofOther).toContain('Garantie: Klasse B 6 Monate')
    expect(ofOther).not.toMatch(/Klasse [AC] \d|ohne Garantie|Vorführmaschinen haben/)
    const nothing = dealerOf({ ...demoSettings, warranty: null }, null, [])
    expect(said(valuesOf(nothing))).not.toMatch(/Garantie/)
  })

  it('is leasing only where the settings have it', () => {
    expect(ofDemo).toContain('auch Leasing über 48 Monate')
    const nothing = dealerOf({ ...demoSettings, leasing: null }, null, [])
    expect(said(valuesOf(nothing))).not.toMatch(/leasing/i)
  })

  it('is a search alert only where one can be had', () => {
    expect(ofDemo).toContain('einen {suchauftrag} anlegen')
    expect(said(valuesOf(demoDealer, false))).not.toMatch(/Suchauftr/)
  })

  it('is no condition report that a machine may not have, and delivery only on request', () => {
    expect(ofDemo).not.toMatch(/mit Zustandsbericht|vollständigen Zustandsbericht/)
    expect(ofDemo).not.toMatch(/Wir bringen die Maschine/)
  })

  it('is no time or price that nothing in the data keeps', () => {
    expect(ofDemo).not.toMatch(
      /über Nacht (?:kommt|liefer)|meist über Nacht|nächsten Werktag|wenigen Tagen|deutlich günstiger/i,
    )
  })
})
