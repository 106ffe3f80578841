import { z } from 'zod'
import type { InquiryDetail } from '../../../../shared/inquiries/inquiry.ts'
import {
  type Message,
  type MessageKind,
  messageKindLabels,
} from '../../../../shared/inquiries/message.ts'
import {
  messageInput,
  ownFileProblem,
  ownFilesProblem,
} from '../../../../shared/inquiries/message-input.ts'
import { isAgreedCallback, isOpenStage, stepTexts } from '../../../../shared/inquiries/stage.ts'
import { keysOf } from '../../../../shared/values/records.ts'
import { momentText } from '../moments.ts'
import { checkedStep, stepValues } from '../step/stepValues.ts'

interface AnswerKind {
  /** What is chosen. */
  choice: string
  /** What the field asks for, and what there is to know about it. */
  label: string
  hint?: string
  /** What the button says, and what is said when it is done. */
  save: string
  done: string
}

/** How an inquiry can be answered, and what was said elsewhere noted. */
export const answerKinds: Record<MessageKind, AnswerKind> = {
  reply: {
    choice: 'Per E-Mail antworten',
    label: 'Antwort',
    save: 'Antwort senden',
    done: 'Die Antwort wird gesendet',
  },
  call: {
    choice: 'Telefonat notieren',
    label: 'Was wurde besprochen?',
    save: 'Telefonat festhalten',
    done: 'Telefonat festgehalten',
  },
  elsewhere: {
    choice: 'Anderswo geantwortet',
    label: 'Was haben Sie geantwortet?',
    hint: 'Etwa aus Ihrem eigenen E-Mail-Programm. Von hier wird nichts gesendet.',
    save: 'Antwort festhalten',
    done: 'Antwort festgehalten',
  },
  received: {
    choice: 'Vom Kunden',
    label: 'Was hat der Kunde geschrieben oder gesagt?',
    save: 'Nachricht festhalten',
    done: 'Nachricht des Kunden festgehalten',
  },
  note: {
    choice: 'Interne Notiz',
    label: 'Notiz',
    hint: 'Nur in der Verwaltung zu sehen',
    save: 'Notiz speichern',
    done: 'Notiz gespeichert',
  },
}

/** What the answer box can contain, whether valid or not. */
export const answerValues = z.object({
  kind: z.enum(keysOf(messageKindLabels)),
  /** Where a reply goes; null for who wrote last. */
  to: z.array(z.string()).nullable(),
  cc: z.array(z.string()),
  subject: z.string(),
  /** What stands above and below the text of a reply; null for what is usual. */
  greeting: z.string().nullable(),
  text: z.string(),
  closing: z.string().nullable(),
  /** The machines whose data sheets go with a reply. */
  attachments: z.array(z.number()),
  /** The author's own, which go with a reply, too. */
  files: z.array(z.instanceof(File)),
  /** The names of those that an earlier draft had. No browser keeps them, so that they have to be attached again. */
  lostFiles: z.array(z.string()),
  step: stepValues,
})
export type AnswerValues = z.infer<typeof answerValues>

const [reply] = messageInput.options
const { subject, text, attachments, to, cc } = reply.shape

const recipients = z.object({ to: to.unwrap().nullable(), cc })

/** The same, if it can be sent. */
export const answerForm = z
  .object({ ...answerValues.shape, subject: subject.unwrap(), text, step: checkedStep })
  .superRefine((values, context) => {
    const found = attachments.safeParse(values.attachments.map(toAttachment))
    for (const { message } of found.error?.issues ?? [])
      context.addIssue({ code: 'custom', path: ['attachments'], message })
    if (values.kind !== 'reply') return
    const named = recipients.safeParse(values)
    for (const { message, path } of named.error?.issues ?? [])
      context.addIssue({ code: 'custom', path: path.slice(0, 1), message })
    const problem = ownFilesProblem(values.files)
    if (problem) context.addIssue({ code: 'custom', path: ['files'], message: problem })
    for (const [position, file] of values.files.entries()) {
      const message = ownFileProblem(file)
      if (message) context.addIssue({ code: 'custom', path: ['files', position], message })
    }
  })

/** The data sheet of a machine, as it goes with a reply. */
export const toAttachment = (productId: number) => ({ kind: 'dataSheet' as const, productId })

export const emptyAnswer = (kind: MessageKind): AnswerValues => ({
  kind,
  to: null,
  cc: [],
  subject: '',
  greeting: null,
  text: '',
  closing: null,
  attachments: [],
  files: [],
  lostFiles: [],
  step: { when: 'unchanged', day: '', text: stepTexts.followUp },
})

/** Whether nothing was typed or chosen that could get lost. */
export const isEmptyAnswer = ({
  subject,
  greeting,
  text,
  closing,
  to,
  cc,
  attachments,
  files,
  lostFiles,
}: AnswerValues) =>
  subject.trim() === '' &&
  text.trim() === '' &&
  to === null &&
  greeting === null &&
  closing === null &&
  cc.length + attachments.length + files.length + lostFiles.length === 0

/** Closed inquiries have no next step, unless the customer comes back. */
export const mayHaveStep = ({ stage }: Pick<InquiryDetail, 'stage'>, kind: MessageKind) =>
  isOpenStage(stage) || kind === 'received'

/** What the server makes the next step if none is chosen. */
export function usualStep(
  { stage, nextStep, callbackAt }: Pick<InquiryDetail, 'stage' | 'nextStep' | 'callbackAt'>,
  kind: MessageKind,
  now = new Date(),
): string {
  if (!isOpenStage(stage)) return 'Weiter bearbeiten, sobald wir öffnen'
  const isCallback = isAgreedCallback(nextStep, callbackAt)
  const isWritten = kind === 'reply' || kind === 'elsewhere'
  if (isWritten && isCallback && new Date(nextStep.at) > now)
    return `Zurückrufen, wie vereinbart: ${momentText(nextStep.at, now)}`
  const isAnswer = isWritten || (kind === 'call' && (stage === 'new' || isCallback))
  return isAnswer ? 'Nachfassen in drei Arbeitstagen' : 'Bleibt, wie er ist'
}

/** The number of the newest message; 0 for none. */
export const newestOf = (messages: readonly Pick<Message, 'id'>[]): number =>
  Math.max(0, ...messages.map(({ id }) => id))
