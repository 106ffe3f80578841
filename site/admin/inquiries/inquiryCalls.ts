import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { type Owner, owner } from '../../../shared/inquiries/inquiry.ts'
import {
  type Message,
  type MessageInput,
  message,
  messagePage,
} from '../../../shared/inquiries/message.ts'
import { inquiryDeletion } from '../../../shared/offers/commitment.ts'
import { API, fetchFile, load } from '../data/api.ts'
import { answerError } from '../data/failure.ts'
import { sendForm } from '../data/sendForm.ts'

const sent = z.object({ success: z.literal(true), data: message })

/** Calls about an inquiry that belong to no record of react-admin's. */
export const inquiryCalls = {
  /** Sends a reply, or notes what was said. @throws {HttpError} 409 with the newer messages in `data` */
  send: (id: number, json: MessageInput) => load(message, `/contact/${id}/messages`, { json }),
  /**
   * Sends a reply with files of its own.
   * @param onProgress receives the part that has been sent, 0 to 1
   * @throws {HttpError} as `send` does; what is said of a file under `files.0`
   */
  async sendWithFiles(
    id: number,
    input: MessageInput,
    files: readonly File[],
    onProgress: (part: number) => void,
  ): Promise<Message> {
    const form = new FormData()
    form.set('message', JSON.stringify(input))
    for (const file of files) form.append('files', file)
    const path = `/contact/${id}/messages/with-files`
    const { status, json } = await sendForm(path, form, { onProgress })
    const { data } = sent.safeParse(json)
    if (!data) throw answerError(status, json)
    return data.data
  },
  /** What was said before a message, which is named by its number. */
  messagesBefore: (id: number, before: number) =>
    load(messagePage, `/contact/${id}/messages?before=${before}`),
  /** A file of a message, by its position from 0. */
  attachment: (id: number, message: number, position: number) =>
    fetchFile(`${API}/contact/${id}/messages/${message}/attachments/${position}`),
  /** A small picture of such a file. */
  thumbnail: (id: number, message: number, position: number) =>
    fetchFile(`${API}/contact/${id}/messages/${message}/attachments/${position}/thumbnail`),
  /** What would be deleted with an inquiry, and why it cannot be. */
  deletion: (id: number) => load(inquiryDeletion, `/contact/${id}/deletion`),
}

const NO_OWNERS: Owner[] = []

/** What is said of an inquiry that everybody looks after. */
export const NOBODY = 'Niemand bestimmt'

/** The accounts that may be in charge of an inquiry; none until they are loaded. */
export const useOwners = (): Owner[] =>
  useQuery({
    queryKey: ['inquiries', 'owners'],
    queryFn: () => load(z.array(owner), '/contact/owners'),
  }).data ?? NO_OWNERS
