import { expect, it } from 'vitest'
import type { InquiryEvent } from '../../../shared/inquiries/inquiry.ts'
import type { Message } from '../../../shared/inquiries/message.ts'
import { timelineOf } from './timeline.ts'

const event = (kind: InquiryEvent['kind'], at: string): InquiryEvent => ({
  kind,
  at,
  text: kind,
  author: null,
})
const message = (id: number, at: string): Message => ({
  id,
  at,
  kind: 'note',
  subject: '',
  text: `Notiz ${id}`,
  author: 'Sven',
  automatic: false,
  quoted: '',
  from: null,
  leftOut: [],
  state: null,
  attachments: [],
})

it('puts what was said among what was done, in order of time, and the arrival not a second time', () => {
  const entries = timelineOf({
    messages: [message(1, '2026-03-02T10:00:00Z'), message(2, '2026-03-04T10:00:00Z')],
    events: [
      event('received', '2026-03-01T10:00:00Z'),
      event('status', '2026-03-03T10:00:00Z'),
      event('mailSent', '2026-03-01T10:00:05Z'),
    ],
  })
  const seen = entries.map((entry) => ('message' in entry ? entry.message.text : entry.event.text))
  expect(seen).toEqual(['mailSent', 'Notiz 1', 'status', 'Notiz 2'])
})
