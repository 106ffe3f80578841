import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { MessageInput, MessageKind } from '../../../../shared/inquiries/message.ts'
import { inquiryCalls } from '../inquiryCalls.ts'

const done: Record<MessageKind, string> = {
  reply: 'Die Antwort wird gesendet',
  received: 'Nachricht des Kunden festgehalten',
  call: 'Telefonat festgehalten',
  note: 'Notiz gespeichert',
}

/** Sends a reply, or notes what was said, and shows it wherever the inquiry is shown. */
export function useSendMessage(inquiryId: number) {
  const notify = useNotify()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: MessageInput) => inquiryCalls.send(inquiryId, input),
    onSuccess: (_, { kind }) => {
      notify(done[kind], { type: 'success' })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['inquiries', 'getOne'] }),
  })
}
