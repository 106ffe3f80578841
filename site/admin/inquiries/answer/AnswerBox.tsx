import { zodResolver } from '@hookform/resolvers/zod'
import { Alert, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { Form, HttpError } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { z } from 'zod'
import type { InquiryDetail } from '../../../../shared/inquiries/inquiry.ts'
import {
  type Message,
  type MessageInput,
  message,
  messageKindLabels,
  NEWER_MESSAGES,
} from '../../../../shared/inquiries/message.ts'
import { formatDateTime } from '../../../../shared/time/dates.ts'
import { isConflict } from '../../data/failure.ts'
import { useMailStatus, useMayReply } from '../../data/useMailStatus.ts'
import { useDealer } from '../../dealer/DealerContext.ts'
import { DraftSaver } from '../../forms/DraftKeeper.tsx'
import { FormErrors } from '../../forms/FormToolbar.tsx'
import { KeepQuestion } from '../../forms/LeaveQuestion.tsx'
import { notByEnter } from '../../forms/useSubmitByKey.ts'
import { Stacked } from '../../parts/Boxes.tsx'
import { useCall } from '../../parts/useCall.ts'
import { Waiting, WorkProgress } from '../../parts/Waiting.tsx'
import { inquiryCalls } from '../inquiryCalls.ts'
import { stepOf } from '../step/stepValues.ts'
import { AnswerFields } from './AnswerFields.tsx'
import { AnswerToolbar } from './AnswerToolbar.tsx'
import {
  type AnswerValues,
  answerDraft,
  answerForm,
  answerKinds,
  emptyAnswer,
  isEmptyAnswer,
  lacksAttachment,
  mayHaveStep,
  newestOf,
  toMessage,
} from './answerForm.ts'
import type { Ahead } from './TypedAhead.tsx'

interface Props {
  inquiry: InquiryDetail
  onSent?: () => void
  /** What takes the first words, where one begins to write at once. */
  ahead?: Ahead | null
}

/** Where an inquiry is answered, and what was said elsewhere is noted. */
export function AnswerBox(props: Props) {
  const [{ formKey, isFocused }, setForm] = useState({ formKey: 0, isFocused: false })
  const { isLoading } = useMailStatus()
  // What it offers depends on that, and would move under the pointer.
  if (isLoading) return <Waiting heights={[280]} />
  return (
    <OneAnswer
      key={formKey}
      {...props}
      onDone={(isFocused) => setForm({ formKey: formKey + 1, isFocused })}
      isFocused={isFocused}
    />
  )
}

const resolver = zodResolver(answerForm)
const conflicting = z.object({ messages: z.array(message) })

interface OneProps extends Props {
  /** Called when the text is sent or discarded, with whether one goes on writing here. */
  onDone: (isFocused: boolean) => void
  isFocused: boolean
}

function OneAnswer({ inquiry, onSent, onDone, isFocused, ahead = null }: OneProps) {
  const hours = useDealer()
  const mayReply = useMayReply(inquiry)
  const [part, setPart] = useState(0)
  const { mutateAsync, isPending } = useCall({
    call: ({ input, files }: { input: MessageInput; files: readonly File[] }) =>
      files.length > 0 && input.kind === 'reply'
        ? inquiryCalls.sendWithFiles(inquiry.id, input, files, setPart)
        : inquiryCalls.send(inquiry.id, input),
    done: (_, { input }) => answerKinds[input.kind].done,
    failed: null,
    invalidates: ['inquiries', 'getOne'],
  })
  const [draft] = useState(() => answerDraft.read(inquiry.id))
  const [start] = useState<AnswerValues>(() => ({
    ...emptyAnswer(mayReply === false ? 'call' : 'reply'),
    ...draft,
  }))
  const lost = draft?.fileNames ?? []
  const [newer, setNewer] = useState<Message[]>([])
  const { ask, question } = useAttachmentQuestion()
  // What arrives while one is writing was not known to the one who writes.
  const seen = useRef(draft?.seen ?? null)
  const seenNow = () => (seen.current ??= newestOf(inquiry.messages))

  const keep = (values: AnswerValues) => {
    if (isEmptyAnswer(values)) answerDraft.drop(inquiry.id)
    else answerDraft.write(inquiry.id, values, { seen: seenNow(), lost })
  }

  const send = async (input: FieldValues) => {
    const values = answerForm.parse(input)
    if (lacksAttachment(values) && !(await ask())) return undefined
    const step = mayHaveStep(inquiry, values.kind)
      ? stepOf(values.step, hours, new Date())
      : undefined
    try {
      setPart(0)
      await mutateAsync({ input: toMessage(values, step, seenNow()), files: values.files })
      answerDraft.drop(inquiry.id)
      // Where the list goes on, what is typed on is not meant for another answer.
      onDone(!onSent)
      onSent?.()
      return undefined
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      const found = isConflict(error) && conflicting.safeParse(error.body?.data).data?.messages
      if (found) {
        setNewer(found)
        seen.current = Math.max(seenNow(), newestOf(found))
        answerDraft.write(inquiry.id, values, { seen: seen.current, lost })
        return undefined
      }
      return { ...error.body?.errors, root: { serverError: error.message } }
    }
  }

  return (
    <Form
      noValidate
      disableInvalidFormNotification
      defaultValues={start}
      resolver={resolver}
      onSubmit={send}
    >
      <DraftSaver onChange={keep} />
      <Stacked gap={1.5} {...notByEnter}>
        {question}
        <FormErrors />
        <NewerMessages messages={newer} />
        <AnswerFields
          inquiry={inquiry}
          mayReply={mayReply}
          isFocused={isFocused}
          ahead={ahead}
          lostFiles={lost}
        />
        {isPending && part > 0 && (
          <WorkProgress label="Die Dateien werden gesendet" done={part} total={part < 1 ? 1 : 0} />
        )}
        <AnswerToolbar
          inquiry={inquiry}
          isAgain={newer.length > 0}
          isRestored={draft !== null}
          onDiscard={() => {
            answerDraft.drop(inquiry.id)
            onDone(true)
          }}
        />
      </Stacked>
    </Form>
  )
}

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
        <Typography key={id} sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
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

/** Asks whether a letter that speaks of an attachment goes out without one. Render `question`; `ask` answers it. */
function useAttachmentQuestion() {
  const [answer, setAnswer] = useState<((isSent: boolean) => void) | null>(null)
  const ask = () => new Promise<boolean>((resolve) => setAnswer(() => resolve))
  const end = (isSent: boolean) => {
    answer?.(isSent)
    setAnswer(null)
  }
  const question = answer && (
    <KeepQuestion
      title="Ohne Anhang senden?"
      text="Ihr Text nennt einen Anhang, es ist aber keiner dabei."
      goOn="Ohne Anhang senden"
      onGoOn={() => end(true)}
      onKeep={() => end(false)}
    />
  )
  return { ask, question }
}
