import { Box, Button, Typography } from '@mui/material'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { InquiryDetail, InquiryEvent } from '../../../shared/inquiries/inquiry.ts'
import {
  joinedSubject,
  type Message,
  messageStateLabels,
} from '../../../shared/inquiries/message.ts'
import { sourceLabels } from '../../../shared/inquiries/stage.ts'
import { LOCKED_ENDING } from '../../../shared/mail/mail.ts'
import { formatDateTime } from '../../../shared/time/dates.ts'
import { AttachedFiles } from './AttachedFiles.tsx'
import { InquiryChips } from './InquiryChips.tsx'
import { PartContacts } from './join/JoinedParts.tsx'
import {
  hasLockedFile,
  isUnanswered,
  lastWordOf,
  olderText,
  timelineOf,
  useOlderMessages,
  wayOf,
  whatOf,
  writerOf,
} from './messages.ts'

interface Props {
  inquiry: InquiryDetail
  /** How high it is at most, where it scrolls in its own place. */
  maxHeight?: string | undefined
}

/** One column of everything in order of time: the inquiry, what was said since, and what was done. */
export const Conversation = ({ inquiry, maxHeight }: Props) => {
  const { messages, olderMessages, showOlder, isPending } = useOlderMessages(inquiry)
  const entries = timelineOf({ ...inquiry, messages, olderMessages })
  const [isQuestion] = useState(() => isUnanswered(inquiry))
  const question = lastWordOf(inquiry.messages)
  const shownKey = isQuestion ? question && `m${question.id}` : entries.at(-1)?.key
  const shown = useRef<HTMLLIElement>(null)
  // Once, before it is seen: what comes while somebody reads moves nothing.
  useLayoutEffect(() => {
    if (shown.current) showInside(shown.current, isQuestion)
  }, [isQuestion])
  return (
    <Box
      component="ol"
      aria-label="Verlauf"
      // A key scrolls it, too.
      tabIndex={maxHeight ? 0 : undefined}
      sx={maxHeight ? { ...column, ...scroller, maxHeight } : column}
    >
      <li>
        <Said
          at={inquiry.createdAt}
          who={inquiry.name}
          what={`Anfrage, ${sourceLabels[inquiry.source]}`}
          side="theirs"
        >
          {inquiry.message || <em>Ohne Nachricht</em>}
          <div>
            <InquiryChips inquiry={inquiry} sx={{ mt: 1, mr: 1 }} />
          </div>
        </Said>
      </li>
      {isLeftOver(inquiry) && (
        <li>
          <Said at={notedAt(inquiry)} who={null} what="Interne Notizen" side="internal">
            {inquiry.notes}
          </Said>
        </li>
      )}
      {olderMessages > 0 && (
        <li>
          <Button disabled={isPending} onClick={() => showOlder()}>
            {isPending ? 'Wird geladen …' : olderText(olderMessages)}
          </Button>
        </li>
      )}
      {entries.map((entry) => (
        <li key={entry.key} ref={entry.key === shownKey ? shown : undefined}>
          {'message' in entry ? (
            <SaidMessage message={entry.message} inquiry={inquiry} />
          ) : (
            <Done event={entry.event} />
          )}
        </li>
      ))}
    </Box>
  )
}

/**
 * Brings an entry into the view of what it scrolls in, unless it is there, or one is writing there already. Only a
 * question moves the whole dialog, too.
 */
function showInside(entry: HTMLElement, isQuestion: boolean) {
  const list = entry.closest('ol')
  const scrolls = list && list.scrollHeight > list.clientHeight
  const view = scrolls ? list : isQuestion ? entry.closest('.MuiDialogContent-root') : null
  if (!view || view.contains(document.activeElement)) return
  const { top, bottom } = entry.getBoundingClientRect()
  const seen = view.getBoundingClientRect()
  if (bottom > seen.bottom) view.scrollTop += top - seen.top - SPACE_ABOVE
}

/** In pixels; what was said before looks out above. */
const SPACE_ABOVE = 40

/** Notes of a backup from before there were messages are not among them. */
const isLeftOver = ({ notes, messages }: InquiryDetail) =>
  notes !== '' && !messages.some(({ kind, text }) => kind === 'note' && text === notes)

/** They have no time of their own. */
const notedAt = ({ events, createdAt }: InquiryDetail) =>
  events.findLast(({ kind }) => kind === 'notes')?.at ?? createdAt

const SaidMessage = ({ message, inquiry }: { message: Message; inquiry: InquiryDetail }) => {
  const { at, kind, subject, text, state, quoted, leftOut, suspicious } = message
  const what = whatOf(message)
  const way = wayOf(message, inquiry)
  const isTheirs = kind === 'received'
  const part = isTheirs && inquiry.joined.find(({ receipt }) => subject === joinedSubject(receipt))
  return (
    <Said
      at={at}
      who={writerOf(message, inquiry)}
      what={what}
      state={state}
      side={isTheirs ? 'theirs' : kind === 'note' ? 'internal' : 'ours'}
    >
      {subject !== what && <Typography variant="smallStrong">{subject}</Typography>}
      {text}
      {part && <PartContacts part={part} inquiry={inquiry} />}
      {way && <Remark>{way}</Remark>}
      {suspicious && (
        <Remark>
          Absender unsicher: Ihr Mailserver hält diese E-Mail für Spam oder die Adresse für
          gefälscht. Fragen Sie nach, bevor Sie sich darauf verlassen.
        </Remark>
      )}
      {quoted && <Quoted text={quoted} />}
      <AttachedFiles inquiryId={inquiry.id} message={message} />
      {hasLockedFile(message) && (
        <Remark>
          Was auf „{LOCKED_ENDING}“ endet, kann ein Programm sein oder enthalten. Öffnen Sie es nur,
          wenn Sie es erwartet haben; dazu nehmen Sie die Endung weg.
        </Remark>
      )}
      {leftOut.length > 0 && (
        <Remark>Nicht übernommen: {leftOut.join(', ')}. Das steht nur in Ihrem Postfach.</Remark>
      )}
    </Said>
  )
}

const Remark = ({ children }: { children: ReactNode }) => (
  <Typography variant="note" component="p" sx={{ mt: 1, whiteSpace: 'normal' }}>
    {children}
  </Typography>
)

interface SaidProps {
  at: string
  who: string | null
  /** What kind of text it is. */
  what: string
  state?: Message['state']
  side: 'theirs' | 'ours' | 'internal'
  children: ReactNode
}

/** Stays with what is before it, so that no line begins with it. */
const BETWEEN = '\u00a0· '

const Said = ({ at, who, what, state, side, children }: SaidProps) => (
  <Box sx={{ ...said, ...sides[side] }}>
    <Typography variant="note" component="p" sx={{ whiteSpace: 'normal' }}>
      <strong>{what}</strong>
      {who && `${BETWEEN}${who}`}
      {BETWEEN}
      <time dateTime={at}>{formatDateTime(at)} Uhr</time>
      {state && (
        <>
          {BETWEEN}
          <Box component="span" sx={state === 'failed' ? failed : undefined}>
            {messageStateLabels[state]}
          </Box>
        </>
      )}
    </Typography>
    <div>{children}</div>
  </Box>
)

const Done = ({ event: { at, kind, text, author } }: { event: InquiryEvent }) => (
  <Typography variant="note" sx={{ px: 1.5 }}>
    <Box component="span" sx={kind === 'mailFailed' ? failed : { color: 'text.primary' }}>
      {text}
    </Box>
    {BETWEEN}
    <time dateTime={at}>{formatDateTime(at)} Uhr</time>
    {author && `${BETWEEN}${author}`}
  </Typography>
)

const scroller = {
  overflowY: 'auto',
  '&:focus-visible': { outline: '2px solid', outlineOffset: 2 },
}
const column = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }
const failed = { color: 'error.main', fontWeight: 600 }
const said = {
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}
/** Whose words they are is also said; the line only helps to find them. */
const sides = {
  theirs: { borderLeft: 4, borderLeftColor: 'secondary.main' },
  ours: { borderLeft: 4, borderLeftColor: 'text.secondary' },
  internal: { borderStyle: 'dashed' },
}

/** What a mail repeats of what was said before, folded away. */
const Quoted = ({ text }: { text: string }) => (
  <Box component="details" sx={quoted}>
    <summary>Zitierten Text anzeigen</summary>
    <div>{text}</div>
  </Box>
)

const quoted = {
  mt: 1,
  color: 'text.secondary',
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    cursor: 'pointer',
    textDecoration: 'underline',
  },
}
