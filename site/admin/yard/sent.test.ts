import { expect, it } from 'vitest'
import { EMPTY_DRAFT, type Entry, type QueuedWork } from './entry.ts'
import { type SentMachine, sentText, withSent } from './sent.ts'

const entry = (work: QueuedWork): Entry => ({ seq: 1, key: 'key', work, refusal: null })
const creation = entry({
  kind: 'create',
  values: { ...EMPTY_DRAFT, brand: 'Noblelift', model: 'PT 20' },
  isReady: true,
  id: null,
  main: null,
})
const photo = entry({ kind: 'photo', machine: { key: 'key' } })
const change = entry({
  kind: 'change',
  machine: { id: 3 },
  changes: { location: 'Kiel' },
  seen: {},
})
const textsOf = (sent: SentMachine[]) => sent.map(sentText)

it('says of each machine what went over, in the order in which it went', () => {
  let sent = withSent([], creation, 7)
  expect(textsOf(sent)).toEqual(['als Entwurf (Inaktiv) angelegt'])
  sent = withSent(withSent(sent, photo, 7), change, 3)
  sent = withSent(withSent(sent, photo, 7), photo, 3)
  expect(sent.map(({ id }) => id)).toEqual([7, 3])
  expect(textsOf(sent)).toEqual([
    'als Entwurf (Inaktiv) angelegt, 2 Fotos übertragen',
    '1 Foto und 1 Änderung übertragen',
  ])
})
