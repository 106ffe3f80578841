import { useState } from 'react'
import type { InquiryDetail } from '../../../shared/inquiries/inquiry.ts'
import { type MessagePage, messagePage } from '../../../shared/inquiries/message.ts'
import { load } from '../data/api.ts'
import { useCall } from '../parts/useCall.ts'

/** The conversation as far as it is shown: its newest messages, and the older ones that somebody has asked for. */
export function useOlderMessages({ id, ...newest }: InquiryDetail) {
  const [known, setKnown] = useState<MessagePage | null>(null)
  const ids = new Set(newest.messages.map((message) => message.id))
  // What was shown stays when new messages push it out of the newest ones.
  const before = known?.messages.filter((message) => !ids.has(message.id)) ?? []
  const messages = [...before, ...newest.messages]
  // By their numbers: what a joined inquiry said has a late one.
  const oldest = Math.min(...messages.map((message) => message.id))
  const { mutate: showOlder, isPending } = useCall({
    call: () => load(messagePage, `/contact/${id}/messages?before=${oldest}`),
    onDone: (page) => setKnown({ ...page, messages: [...page.messages, ...messages] }),
    failed: 'Ältere Nachrichten ließen sich nicht laden',
  })
  const olderMessages = known?.olderMessages ?? newest.olderMessages
  return { messages, olderMessages, showOlder, isPending }
}
