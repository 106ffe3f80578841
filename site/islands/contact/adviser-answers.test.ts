import { expect, it } from 'vitest'
import { withAnswers } from './adviser-answers.ts'

const ANSWERS = 'Meine Angaben im Staplerberater:\nSchwerste Last: 2.500 kg\nEinsatzort: innen'
const QUERY = '?produkt=7&last=2,5+t&einsatz=innen'

it('puts the adviser’s answers behind what was typed', () => {
  expect(withAnswers('', QUERY)).toBe(ANSWERS)
  expect(withAnswers('Bitte mit Seitenschub.', QUERY)).toBe(`Bitte mit Seitenschub.\n\n${ANSWERS}`)
})

it('replaces the answers of an earlier visit and nothing else', () => {
  const earlier = 'Guten Tag\n\nMeine Angaben im Staplerberater:\nHubhöhe: 3.000 mm\n\nDringend!'
  expect(withAnswers(earlier, QUERY)).toBe(`Guten Tag\n\nDringend!\n\n${ANSWERS}`)
  expect(withAnswers(ANSWERS, QUERY)).toBe(ANSWERS)
})

it('leaves a message alone where the address has no answer that can be read', () => {
  expect(withAnswers('Guten Tag', '?produkt=7')).toBe('Guten Tag')
  expect(withAnswers('Guten Tag', '?last=viel')).toBe('Guten Tag')
})
