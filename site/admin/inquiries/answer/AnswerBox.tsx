import { zodResolver } from '@hookform/resolvers/zod'
import { Alert, Typography } from '@mui/material'
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Form, HttpError, useNotify } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { z } from 'zod'
import type { InquiryDetail } from '../../../../shared/inquiries/inquiry.ts'
import {
  type Message,
  message,
  messageKindLabels,
  NEWER_MESSAGES,
} from '../../../../shared/inquiries/message.ts'
import type { MessageInput } from '../../../../shared/inquiries/message-input.ts'
import { formatDateTime } from '../../../../shared/time/dates.ts'
import { isConflict, withReason } from '../../data/api.ts'
import { useMailStatus, useMayReply } from '../../data/useMailStatus.ts'
import { useDealer } from '../../dealer/DealerContext.ts'
import { notByEnter } from '../../forms/keyboard.ts'
import { FormErrors } from '../../forms/saving.tsx'
import { DraftSaver } from '../../forms/unsavedChanges.tsx'
import { Stacked } from '../../parts/Boxes.tsx'
import { Waiting, WorkProgress } from '../../parts/Loading.tsx'
import { useCall } from '../../parts/useCall.ts'
import type { Ahead } from '../openInquiry.tsx'
import { stepOf } from '../step/stepValues.ts'
import { AnswerFields } from './AnswerFields.tsx'
import { AnswerToolbar } from './AnswerToolbar.tsx'
import { answerDraft, useDiscard } from './answerDraft.ts'
import {
  type AnswerValues,
  answerForm,
  answerKinds,
  emptyAnswer,
  isEmptyAnswer,
  mayHaveStep,
  newestOf,
} from './answerForm.ts'
import { attachmentDoubt, sendMessage, toMessage, useAttachmentQuestion } from './sending.tsx'

interface Props {
  inquiry: InquiryDetail
  onSent?: () => void
  /** What takes the first words, where one begins to write at once. */
  ahead?: Ahead | null
  /** The row of buttons that stays in sight, if there is one. */
  bar?: HTMLElement | null
}

/** Where an inquiry is answered, and what was said elsewhere is noted. */
export function AnswerBox(props: Props) {
  const { inquiry, ahead } = props
  const [{ formKey, isFocused }, setForm] = useState(FIRST)
  const attached = useRef<File[]>([])
  const { isLoading } = useMailStatus()
  const begin = (isFocused: boolean, files: File[] = []) => {
    attached.current = files
    setForm({ formKey: formKey + 1, isFocused })
  }
  const takeOver = useEffectEvent(() => {
    // The box has yet to show what was typed ahead of it.
    if (!ahead && answerDraft.takeOver(inquiry)) begin(false, attached.current)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once others were joined, also while it is open
  useEffect(() => takeOver(), [inquiry.joined])
  const discard = useDiscard(inquiry.id, {
    onDiscarded: () => begin(true),
    onReturned: (files) => begin(true, files),
  })
  // What it offers depends on that, and would move under the pointer.
  if (isLoading) return <Waiting heights={[280]} />
  return (
    <OneAnswer
      key={formKey}
      {...props}
      onSentHere={begin}
      onDiscard={discard}
      isFocused={isFocused}
      attached={attached}
    />
  )
}

const FIRST = { formKey: 0, isFocused: false }

const resolver = zodResolver(answerForm)
const conflicting = z.object({ messages: z.array(message) })

interface OneProps extends Props {
  /** Called when it is sent, with whether one goes on writing here. */
  onSentHere: (isFocused: boolean) => void
  onDiscard: (values: AnswerValues, seen: number) => void
  isFocused: boolean
  /** What is attached, which no draft holds: a text that is shown anew begins with it. */
  attached: RefObject<File[]>
}

function OneAnswer({
  inquiry,
  onSent,
  onSentHere,
  onDiscard,
  isFocused,
  attached,
  ahead = null,
  bar = null,
}: OneProps) {
  const id = useId()
  const hours = useDealer()
  const mayReply = useMayReply(inquiry)
  const notify = useNotify()
  const [part, setPart] = useState(0)
  const { mutateAsync, isPending } = useCall({
    call: ({ input, files }: { input: MessageInput; files: readonly File[] }) =>
      sendMessage(inquiry.id, input, files, setPart),
    done: (_, { input }) => answerKinds[input.kind].done,
    failed: null,
    invalidates: ['inquiries', 'getOne'],
  })
  const [draft] = useState(() => answerDraft.read(inquiry.id))
  const [start] = useState<AnswerValues>(() =>
    draft
      ? withFiles(draft.values, attached.current)
      : emptyAnswer(mayReply === false ? 'call' : 'reply'),
  )
  const [isWriting, setWriting] = useState(false)
  const [newer, setNewer] = useState<Message[]>([])
  const { ask, question } = useAttachmentQuestion()
  // What arrives while one is writing was not known to the one who writes.
  const seen = useRef(draft?.seen ?? null)
  const seenNow = () => (seen.current ??= newestOf(inquiry.messages))

  const keep = (values: AnswerValues) => {
    attached.current = values.files
    if (isEmptyAnswer(values)) answerDraft.drop(inquiry.id)
    else answerDraft.write(inquiry.id, values, seenNow())
  }

  const send = async (input: FieldValues) => {
    const values = answerForm.parse(input)
    const doubt = attachmentDoubt(values)
    if (doubt && !(await ask(doubt))) return undefined
    const step = mayHaveStep(inquiry, values.kind)
      ? stepOf(values.step, hours, new Date())
      : undefined
    try {
      setPart(0)
      await mutateAsync({ input: toMessage(values, inquiry, step, seenNow()), files: values.files })
      answerDraft.drop(inquiry.id)
      // Where the list goes on, what is typed on is not meant for another answer.
      onSentHere(!onSent)
      onSent?.()
      return undefined
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      const found = isConflict(error) && conflicting.safeParse(error.body?.data).data?.messages
      if (found) {
        setNewer(found)
        seen.current = Math.max(seenNow(), newestOf(found))
        answerDraft.write(inquiry.id, values, seen.current)
        return undefined
      }
      // By now another form may stand here, for the inquiry that this one was joined into.
      if (isConflict(error)) notify(withReason(unsent(values), error), { type: 'error' })
      return { ...error.body?.errors, root: { serverError: error.message } }
    }
  }

  return (
    <Form
      id={id}
      noValidate
      disableInvalidFormNotification
      defaultValues={start}
      resolver={resolver}
      onSubmit={send}
    >
      <DraftSaver onChange={keep} />
      <Stacked
        gap={1}
        {...notByEnter}
        onFocus={({ target }) => target.matches(FIELDS) && setWriting(true)}
      >
        {question}
        <FormErrors />
        <NewerMessages messages={newer} />
        <AnswerFields inquiry={inquiry} mayReply={mayReply} isFocused={isFocused} ahead={ahead} />
        {isPending && part > 0 && (
          <WorkProgress label="Die Dateien werden gesendet" done={part} total={part < 1 ? 1 : 0} />
        )}
        <AnswerToolbar
          inquiry={inquiry}
          isAgain={newer.length > 0}
          isRestored={draft !== null}
          onDiscard={(values) => onDiscard(values, seenNow())}
          formId={id}
          bar={bar}
          isWriting={isWriting}
        />
      </Stacked>
    </Form>
  )
}

const unsent = ({ kind }: AnswerValues) =>
  `Noch nicht ${kind === 'reply' ? 'gesendet' : 'gespeichert'}`

/** What one writes in, unlike the buttons beside. */
const FIELDS = 'input, textarea, select'

/** A text as it was before it was discarded, with the files that this window still has. */
const withFiles = (values: AnswerValues, files: File[]): AnswerValues => ({
  ...values,
  files,
  lostFiles: values.lostFiles.filter((name) => !files.some((file) => file.name === name)),
})

/** What others have written while the answer was written, and that it was not sent for that reason. */
function NewerMessages({ messages }: { messages: Message[] }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (messages.length > 0) box.current?.scrollIntoView({ block: 'center' })
  }, [messages])
  if (messages.length === 0) return null
  return (
    <Alert ref={box} severity="warning">
      {NEWER_MESSAGES}. Ihr Text ist noch da und noch nicht gesendet.
      {messages.map(({ id, at, kind, text, author }) => (
        <Typography key={id} sx={{ mt: 1, whiteSpace: 'pre-wrap' }}>
          <strong>
            {messageKindLabels[kind]}
            {author && `, ${author}`}, {formatDateTime(at)} Uhr:
          </strong>{' '}
          {text}
        </Typography>
      ))}
    </Alert>
  )
}
