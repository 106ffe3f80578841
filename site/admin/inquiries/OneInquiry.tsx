import CloseIcon from '@mui/icons-material/Close'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import PhoneIcon from '@mui/icons-material/Phone'
import ReportIcon from '@mui/icons-material/ReportOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type ComponentProps, Suspense, useState } from 'react'
import { useGetOne } from 'react-admin'
import {
  type Inquiry,
  type InquiryDetail,
  isDetail,
  type OpenedInquiry,
} from '../../../shared/inquiries/inquiry.ts'
import { formatDateTime } from '../../../shared/time/dates.ts'
import { phoneOf } from '../../../shared/writing/phone.ts'
import { isHttpError } from '../data/api.ts'
import { REFETCH_INTERVAL } from '../data/query.ts'
import { cut } from '../lists/lines.ts'
import { AlertAbove } from '../parts/Boxes.tsx'
import { lazyInPlace, lazyPart, Waiting } from '../parts/Loading.tsx'
import { useMoveSpam } from './changeInquiry.ts'
import { DeletedInquiry } from './DeletedInquiry.tsx'
import InquiryShow from './InquiryShow.tsx'
import { numbersOf } from './join/JoinedParts.tsx'
import { isWorkedOn, TITLE } from './openInquiry.tsx'

const DeletionDialog = lazyInPlace(() => import('./DeletionDialog.tsx'))
const KeptInquiry = lazyPart(() => import('./KeptInquiry.tsx'))

interface OneProps extends Omit<OpenProps, 'inquiry' | 'setBar'> {
  id: number
  /** Whether it is read, and not only shown while it fades out. */
  isRead?: boolean
}

/** An inquiry, or why it is not there yet, or cannot be. */
export function OneInquiry({ id, isRead = true, ...opened }: OneProps) {
  const { onClose, answer, leadsFrom } = opened
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const { data, error, fetchStatus } = useGetOne<OpenedInquiry>(
    'inquiries',
    { id },
    {
      enabled: isRead,
      retry: false,
      refetchInterval: ({ state: { data, error } }) =>
        !isGone(error) && (isSending(data) ? SOON_MS : REFETCH_INTERVAL),
    },
  )
  if (isGone(error)) return <DeletedInquiry key={id} id={id} seen={data} onClose={onClose} />
  if (data && 'joinedInto' in data)
    return <OneInquiry {...opened} id={data.joinedInto} isRead={isRead} leadsFrom={data} />
  if (data)
    return (
      <OpenInquiry
        key={data.id}
        inquiry={data}
        answer={{ ...answer, bar }}
        leadsFrom={leadsFrom}
        setBar={setBar}
        onClose={onClose}
      />
    )
  const isOffline = fetchStatus === 'paused'
  if (isOffline || error)
    return (
      <Alert severity={isOffline ? 'warning' : 'error'} onClose={onClose}>
        {isOffline ? OFFLINE : error?.message}
      </Alert>
    )
  return <Box sx={{ p: 3 }}>{waiting}</Box>
}

const isGone = (error: unknown) => isHttpError(error, 404)

/** What becomes of a mail is known a moment after it was written. */
const SOON_MS = 5_000
const isSending = (inquiry?: OpenedInquiry) =>
  inquiry && 'messages' in inquiry && inquiry.messages.some(({ state }) => state === 'queued')

const waiting = <Waiting heights={[120, 64, 200]} />

const OFFLINE = 'Keine Verbindung. Die Anfrage öffnet sich, sobald sie wieder da ist.'

/** It leaves room for what leads to other inquiries, and on a phone keeps the number whole. */
const title = {
  py: 1.25,
  pr: { xs: 18, sm: 32 },
  fontSize: { xs: '1rem', sm: '1.2rem' },
  '& .MuiTypography-root': { display: 'block', ...cut },
}

interface OpenProps extends Pick<ComponentProps<typeof InquiryShow>, 'answer'> {
  inquiry: InquiryDetail
  onClose: () => void
  /** The inquiry that was looked for, if that was joined into this one. */
  leadsFrom?: Pick<Inquiry, 'id' | 'receipt'> | undefined
  /** Takes the place of what sends the answer in the row of buttons. */
  setBar: (bar: HTMLElement | null) => void
}

/** The inquiry with its head and its buttons, over a screen or beside a list. */
const OpenInquiry = ({ inquiry, onClose, answer, setBar, leadsFrom }: OpenProps) => (
  <>
    <DialogTitle id={TITLE} sx={title}>
      Anfrage {inquiry.receipt}
      <Typography variant="note">
        {formatDateTime(inquiry.createdAt)} Uhr
        {/* Always in sight, and spoken by the heading of the customer's details. */}
        <span aria-hidden="true">
          {' · '}
          {inquiry.name}
          {inquiry.language === 'en' && ' · Englisch'}
        </span>
      </Typography>
    </DialogTitle>
    <IconButton
      aria-label="Schließen"
      onClick={onClose}
      sx={{ position: 'absolute', right: 12, top: 12 }}
    >
      <CloseIcon />
    </IconButton>
    <DialogContent dividers sx={{ py: 1.5, overflowWrap: 'anywhere' }}>
      {leadsFrom && (
        <AlertAbove severity="info">
          {leadsFrom.receipt} ist mit dieser Anfrage zusammengeführt.
        </AlertAbove>
      )}
      <Suspense fallback={waiting}>
        {inquiry.keptUntil ? (
          <KeptInquiry inquiry={inquiry} until={inquiry.keptUntil} />
        ) : isDetail(inquiry) ? (
          <InquiryShow inquiry={inquiry} {...(answer && { answer })} />
        ) : (
          waiting
        )}
      </Suspense>
    </DialogContent>
    {!inquiry.keptUntil && (
      <DialogActions sx={actions}>
        <DeleteInquiry inquiry={inquiry} onDeleted={onClose} />
        <SpamButton inquiry={inquiry} />
        <CallButton inquiry={inquiry} />
        {isWorkedOn(inquiry) && <div ref={setBar} />}
      </DialogActions>
    )}
  </>
)

/**
 * One row, so that on a phone little is hidden: there what is done seldom is an icon, and the answer is far below. While
 * one writes it, the button that sends takes the room.
 */
const actions = {
  gap: 1,
  p: { xs: 1, sm: 2 },
  '& > button:nth-of-type(2)': { mr: 'auto' },
  '@media (max-width: 599.95px)': {
    '&:has([type=submit]) > a': {
      minWidth: 44,
      '& > :first-of-type': { m: 0 },
      '& > :last-of-type': { display: 'none' },
    },
  },
}

/** Calls the customer; under which number, where they have named several. */
function CallButton({ inquiry }: { inquiry: Inquiry | InquiryDetail }) {
  const { phone, language } = inquiry
  const [number, ...others] = numbersOf(isDetail(inquiry) ? inquiry : { phone, joined: [] })
  if (!number) return null
  const label = others.length > 0 ? `Anrufen: ${number}` : 'Anrufen'
  return (
    <Button
      variant="outlined"
      aria-label={label}
      startIcon={<PhoneIcon />}
      href={phoneOf(number, language).href}
    >
      <span>{label}</span>
    </Button>
  )
}

/** Moves an inquiry to the spam folder, or back to the inbox. */
function SpamButton({ inquiry }: { inquiry: Inquiry }) {
  const { move, isPending } = useMoveSpam(inquiry)
  const label = inquiry.spam ? 'Kein Spam' : 'Als Spam markieren'
  return (
    <Button
      color="inherit"
      aria-label={label}
      startIcon={<ReportIcon />}
      disabled={isPending}
      onClick={() => move(!inquiry.spam)}
      sx={{ minWidth: 44 }}
    >
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {label}
      </Box>
    </Button>
  )
}

function DeleteInquiry({ inquiry, onDeleted }: { inquiry: Inquiry; onDeleted: () => void }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        color="error"
        aria-label={`Anfrage ${inquiry.receipt} löschen`}
        startIcon={<DeleteIcon />}
        onClick={() => setAsking(true)}
        sx={{ minWidth: 44 }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          Löschen
        </Box>
      </Button>
      {isAsking && (
        <DeletionDialog
          inquiry={inquiry}
          onClose={() => setAsking(false)}
          onDeleted={() => {
            setAsking(false)
            onDeleted()
          }}
        />
      )}
    </>
  )
}
