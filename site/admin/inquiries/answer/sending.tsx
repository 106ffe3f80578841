import { useState } from 'react'
import { z } from 'zod'
import { asLetter } from '../../../../shared/inquiries/letter-form.ts'
import { type Message, message } from '../../../../shared/inquiries/message.ts'
import type { MessageInput } from '../../../../shared/inquiries/message-input.ts'
import type { NextStep } from '../../../../shared/inquiries/stage.ts'
import { answerError, load, sendForm } from '../../data/api.ts'
import { KeepQuestion } from '../../forms/FormDialog.tsx'
import { type AnswerValues, toAttachment } from './answerForm.ts'
import { type Addressee, formOf } from './Letter.tsx'

/** What is to be asked before a reply goes out without a file that belongs to it; null if none is missing. */
export function attachmentDoubt({ kind, text, attachments, files, lostFiles }: AnswerValues) {
  if (kind !== 'reply') return null
  const withNone = attachments.length + files.length === 0
  if (lostFiles.length > 0) {
    const others = lostFiles.length === 1 ? 'diese Datei' : 'diese Dateien'
    return {
      goOn: `Ohne ${withNone ? 'Anhang' : others} senden`,
      text: `Noch nicht wieder angehängt: ${lostFiles.join(', ')}`,
    }
  }
  if (!withNone || !namesAttachment(text)) return null
  return {
    goOn: 'Ohne Anhang senden',
    text: 'Ihr Text nennt einen Anhang, es ist aber keiner dabei.',
  }
}

const ATTACHED =
  /(?<!\p{L})(?:Anhang|Anhangs|Anhänge|Anhängen|angehängt\p{L}*|anhängend\p{L}*|beigefügt\p{L}*|beiliegend\p{L}*|anbei|(?:in der|als) Anlage|(?:find|see) (?:attached|enclosed)|(?:attached|enclosed) (?:please|you|is|are)|(?:in the|as an) attachment)(?!\p{L})/iu

/** Whether a letter speaks of something that is attached to it. A trailer (`Anhänger`) is none, nor what is fitted to a truck. */
export const namesAttachment = (text: string): boolean => ATTACHED.test(text)

type Doubt = NonNullable<ReturnType<typeof attachmentDoubt>>

/** Asks whether a letter goes out without what belongs to it. Render `question`; `ask` answers it. */
export function useAttachmentQuestion() {
  const [asked, setAsked] = useState<(Doubt & { answer: (isSent: boolean) => void }) | null>(null)
  const ask = (doubt: Doubt) => new Promise<boolean>((answer) => setAsked({ ...doubt, answer }))
  const end = (isSent: boolean) => {
    asked?.answer(isSent)
    setAsked(null)
  }
  const question = asked && (
    <KeepQuestion
      title={`${asked.goOn}?`}
      text={asked.text}
      goOn={asked.goOn}
      onGoOn={() => end(true)}
      onKeep={() => end(false)}
    />
  )
  return { ask, question }
}

/** @param seen the number of the newest message that the author knew */
export function toMessage(
  values: AnswerValues,
  inquiry: Addressee,
  nextStep: NextStep | undefined,
  seen: number,
): MessageInput {
  const { kind, subject, text, to, cc, attachments } = values
  const step = nextStep && { nextStep }
  if (kind !== 'reply') return { kind, text, ...step }
  return {
    kind,
    text: asLetter(text, formOf(values, inquiry)),
    ...step,
    ...(to && { to }),
    cc,
    ...(subject && { subject }),
    attachments: attachments.map(toAttachment),
    seen,
  }
}

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
