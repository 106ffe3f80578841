import {
  type InquiryDetail,
  type InquiryEvent,
  NOTES_SAVED,
} from '../../../shared/inquiries/inquiry.ts'
import type { Message } from '../../../shared/inquiries/message.ts'

type TimelineEntry =
  | { key: string; at: string; message: Message }
  | { key: string; at: string; event: InquiryEvent }

/** Everything that was said and done about an inquiry, oldest first. The inquiry itself stands before it. */
export function timelineOf({
  messages,
  events,
}: Pick<InquiryDetail, 'messages' | 'events'>): TimelineEntry[] {
  const said = messages.map((message) => ({ key: `m${message.id}`, at: message.at, message }))
  const done = events
    .filter(({ kind, text }) => kind !== 'received' && text !== NOTES_SAVED)
    .map((event, index) => ({ key: `e${index}`, at: event.at, event }))
  return [...said, ...done].sort((a, b) => a.at.localeCompare(b.at))
}
