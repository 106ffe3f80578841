import { describe, expect, it } from 'vitest'
import { deliveryNote, deliveryText, priceOfDelivery } from './delivery.ts'
import { readPostcode, readPostcodes } from './postcodes.ts'

const zone = (from: string, postcodes: string, price: number) => ({ from, postcodes, price })
const delivery = {
  zones: [
    zone('', '20-29, 3', 390),
    zone('', '210', 350),
    zone('', '30159', 300),
    zone('Hamburg', '20-22', 190),
  ],
  heavyFromKg: 4000,
  heavyPercent: 25,
}
const inHamburg = { location: 'hamburg ', figures: { weight: 3999 } }
const inBremen = { location: 'Bremen', figures: { weight: 3999 } }

const ANYWHERE = 'Gilt unabhängig vom Standort der Maschine'

describe('delivery', () => {
  it.each([
    [inHamburg, '21029', 190, 'Gilt ab Standort Hamburg'],
    [inHamburg, '28195', 390, ANYWHERE],
    [inBremen, '21029', 350, ANYWHERE],
    [inBremen, '20457', 390, ANYWHERE],
    [inBremen, '30159', 300, ANYWHERE],
    [inBremen, '30160', 390, ANYWHERE],
    [inBremen, '80331', null, null],
    [{ ...inHamburg, figures: { weight: 4000 } }, '21029', 237.5, 'Gilt ab Standort Hamburg'],
    [{ ...inHamburg, figures: {} }, '21029', null, null],
  ])('of %j to %s costs %s €, and says whence', (product, postcode, price, note) => {
    const found = priceOfDelivery(product, postcode, delivery)
    expect([found.price, deliveryNote(found)]).toEqual([price, note])
  })

  it('needs no weight where none costs more', () => {
    const plain = { ...delivery, heavyFromKg: null, heavyPercent: null }
    expect(priceOfDelivery({ ...inHamburg, figures: {} }, '21029', plain).price).toBe(190)
    expect(priceOfDelivery(inHamburg, '21029', null).price).toBeNull()
  })

  it('is said with its tax, or that it is on request', () => {
    expect([290, 237.5, 0, null].map(deliveryText)).toEqual([
      '290\u00a0€ zzgl. MwSt.',
      '237,50\u00a0€ zzgl. MwSt.',
      'frei Haus',
      'auf Anfrage',
    ])
  })
})

it.each([
  [' 30 159', '30159'],
  ['D-01067', '01067'],
  ['3015', null],
  ['301590', null],
  ['30159 Hannover', '30159'],
  ['D-30159 Hannover-Mitte', '30159'],
  ['Hannover, 30 159', '30159'],
  ['Köln (50667)', '50667'],
  ['99998', '99998'],
  ['99999', null],
  ['00123', null],
  ['05123', null],
  ['43000 Essen', null],
  ['62999', null],
  ['Hannover', null],
  ['A-1010 Wien', null],
  ['F-67000 Straßburg', null],
  ['FR 67000 Straßburg', null],
  ['67000 Straßburg, Frankreich', null],
  ['39100 Bozen (Italien)', null],
  ['50-001 Breslau', null],
  ['110 00 Prag', null],
  ['01844 Polenz', '01844'],
  ['30159 Hannover, 30161', null],
  ['', null],
  ['１２３４５', null],
])('reads %j as the postcode %s', (text, postcode) => {
  expect(readPostcode(text)).toBe(postcode)
})

it.each([
  ['', 'Mindestens ein Postleitzahlgebiet ist erforderlich, z. B. 20-25, 27'],
  ['20, Hamburg', '„Hamburg“ ist kein Postleitzahlgebiet wie 27 oder 20-25'],
  ['2-25', '„2-25“: Anfang und Ende brauchen gleich viele Ziffern'],
  ['25-20', '„25-20“: Der Anfang liegt hinter dem Ende'],
  ['123456', '„123456“ ist kein Postleitzahlgebiet wie 27 oder 20-25'],
])('says what is wrong with the areas %j', (text, sentence) => {
  expect(readPostcodes(text)).toBe(sentence)
})
