import { expect, it } from 'vitest'
import { UNCHECKED } from '../../../shared/yard/yard.ts'
import { readHours } from './cardDraft.ts'
import { bareText, conflictText, hoursText } from './yardText.ts'

const note = `Schlüssel im Büro\n${UNCHECKED}Baujahr, Preis`

it('says what buyers would miss of a machine before it is shown to them', () => {
  expect(bareText({ status: 'active', note }, 0)).toBe(
    'Mit „Aktiv“ sehen Käufer die Maschine. Sie hat noch kein Foto. Noch zu prüfen: Baujahr, Preis.',
  )
  expect(bareText({ status: 'active', note: '' }, 0)).toBe(
    'Mit „Aktiv“ sehen Käufer die Maschine. Sie hat noch kein Foto.',
  )
})

it('says nothing of one that is complete, or that buyers do not see', () => {
  expect(bareText({ status: 'active', note: 'Schlüssel im Büro' }, 2)).toBeUndefined()
  expect(bareText({ status: 'inactive', note }, 0)).toBeUndefined()
})

it('says what the hours were where fewer are typed, as a slip on a key does', () => {
  expect(hoursText('900', 900, 1_200)).toBe('Weniger als zuletzt: 1.200')
  expect([
    hoursText('1.200 h', 1_200, 1_200),
    hoursText('', null, 1_200),
    hoursText('5', 5, null),
  ]).toEqual([undefined, undefined, undefined])
})

it('says what is kept of hours that are typed with a fraction', () => {
  expect(hoursText('7.812,4', readHours('7.812,4'))).toBe('Gespeichert werden ganze Stunden: 7.812')
  expect(hoursText('7.812', readHours('7.812'))).toBeUndefined()
})

it('says of a conflict what is there now, and of nobody that they have typed it: a restore may have', () => {
  const text = conflictText({ location: 'Kiel', hours: 4_210 })
  expect(text).toContain('Standort ist jetzt „Kiel“, Betriebsstunden ist jetzt 4.210 h')
  expect(text).not.toMatch(/jemand|Kollege/)
})
