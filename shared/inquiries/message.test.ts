import { expect, it } from 'vitest'
import type { Message } from './message.ts'
import { openQuestionsOf } from './message.ts'

it('knows what a customer has said since the last answer, which a note is not', () => {
  const said = (kind: Message['kind'], automatic = false) => ({ kind, automatic })
  const first = said('received')
  const later = said('received')
  expect(openQuestionsOf([first, said('reply'), later, said('note'), first])).toEqual([
    later,
    first,
  ])
  expect(openQuestionsOf([first, said('reply', true), said('received', true)])).toEqual([first])
  expect(openQuestionsOf([first, said('call'), said('note')])).toEqual([])
  expect(openQuestionsOf([])).toEqual([])
})
