import { z } from 'zod'
import { type Message, message } from '../../../../shared/inquiries/message.ts'
import type { MessageInput } from '../../../../shared/inquiries/message-input.ts'
import { load } from '../../data/api.ts'
import { answerError } from '../../data/failure.ts'
import { sendForm } from '../../data/sendForm.ts'

const sent = z.object({ success: z.literal(true), data: message })

/**
 * Sends a reply, or notes what was said.
 * @param files go with a reply alone
 * @param onProgress receives the part of the files that has been sent, 0 to 1
 * @throws {HttpError} 409 with the newer messages in `data`; what is said of a file under `files.0`
 */
export async function sendMessage(
  inquiryId: number,
  input: MessageInput,
  files: readonly File[],
  onProgress: (part: number) => void,
): Promise<Message> {
  const path = `/contact/${inquiryId}/messages`
  if (files.length === 0 || input.kind !== 'reply') return load(message, path, { json: input })
  const form = new FormData()
  form.set('message', JSON.stringify(input))
  for (const file of files) form.append('files', file)
  const { status, json } = await sendForm(`${path}/with-files`, form, { onProgress })
  const { data } = sent.safeParse(json)
  if (!data) throw answerError(status, json)
  return data.data
}
