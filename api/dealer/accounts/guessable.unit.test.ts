import { expect, it } from 'vitest'
import { isGuessable } from './guessable.ts'

const NAMES = ['m.muster', 'ElbStapler GmbH', 'ElbStapler']

it.each([
  ['one of the most frequent ones', 'QwertyUiop'],
  ['one of the most frequent ones on a German keyboard', 'qwertzuiop'],
  ['a repeated letter', 'aaaaaaaaaaaa'],
  ['a repeated piece', 'abc1abc1abc1'],
  ['the alphabet', 'cdefghijklm'],
  ['figures in order', '9876543210'],
  ['the user name and a year', 'M.Muster2026!'],
  ['the dealer and a year', 'ElbStapler-2026'],
  ['the word itself', 'Passwort2026!'],
])('a password is refused that is %s: %s', (_, password) => {
  expect(isGuessable(password, NAMES)).toBe(true)
})

it.each([
  'ein neues Passwort',
  'gelb Kran Lampe Mai',
  'Stapler fahren macht Laune',
  'x7#kQ9_vB2mL',
])('any other may be chosen, without rules for its letters: %s', (password) => {
  expect(isGuessable(password, NAMES)).toBe(false)
})
