import { expect, it } from 'vitest'
import { gasIn } from './gas.ts'

it.each([
  ['Treibgas', 'lpg'],
  ['LPG, neue Reifen', 'lpg'],
  ['Flüssiggas-Anlage neu', 'lpg'],
  ['TREIBGASSTAPLER (4 Stück)', 'lpg'],
  ['auf LPG umgerüstet', 'lpg'],
  ['H 25 T Gas', 'gas'],
  ['Gasstapler', 'gas'],
  ['Erdgas', 'cng'],
  ['Umbau auf CNG', 'cng'],
  ['DIESELSTAPLER / GAS', 'unclear'],
  ['Diesel/Gas', 'unclear'],
  ['LPG-Umbau möglich', 'unclear'],
  ['Gas?', 'unclear'],
])('„%s“ says %s', (text, said) => expect(gasIn(text)).toBe(said))

it.each([
  'Abgas Stufe V',
  'Gasfeder neu',
  'Gaspedal',
  'kein LPG',
  'ohne Gas',
  'Dieselstapler',
  'Gaston Meier',
])('„%s“ says nothing of a drive by gas', (text) => expect(gasIn(text)).toBeNull())
