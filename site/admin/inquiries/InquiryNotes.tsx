import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { RouterLocation } from 'react-admin'
import { parseId } from '../../../shared/ids.ts'
import { type Inquiry, inquiryPatch } from '../../../shared/inquiries/inquiry.ts'
import { LeaveQuestion } from '../forms/LeaveQuestion.tsx'
import { useChangeInquiry } from './useChangeInquiry.ts'
import { useNoteDraft } from './useNoteDraft.ts'

const { notes: notesSchema } = inquiryPatch.shape

const UNSAVED = 'Ihre Notizen sind noch nicht gespeichert.'

/** Not a react-admin form, because that discards what is typed when its record is fetched again. */
export function InquiryNotes({ inquiry }: { inquiry: Inquiry }) {
  const { change, isPending } = useChangeInquiry(inquiry, 'Fehler beim Speichern der Notizen')
  const { text, isUnsaved, isStored, isOvertaken, write, join, forget } = useNoteDraft(inquiry)
  const { error } = notesSchema.safeParse(text)
  return (
    <section>
      <TextField
        label="Interne Notizen"
        multiline
        minRows={2}
        value={text}
        onChange={({ target }) => write(target.value)}
        error={!!error}
        helperText={error?.issues[0]?.message ?? 'Nur in der Verwaltung zu sehen'}
      />
      {isOvertaken && <NewerNotes notes={inquiry.notes} onJoin={join} />}
      {isUnsaved && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
          <Button
            variant="outlined"
            disabled={isPending || !!error}
            onClick={() => change({ notes: text }, 'Notizen gespeichert', forget)}
          >
            {isOvertaken ? 'Nur meine Notizen speichern' : 'Notizen speichern'}
          </Button>
          <Button color="inherit" disabled={isPending} onClick={forget}>
            Verwerfen
          </Button>
          <Typography variant="body2" color="textSecondary">
            Noch nicht gespeichert
          </Typography>
        </Box>
      )}
      <LeaveQuestion
        loss={isUnsaved ? UNSAVED : null}
        isSaving={isPending}
        isLeaving={(current, next) => isStored() && isClosing(current, next)}
        onDiscard={forget}
      />
    </section>
  )
}

/** The dialog of an inquiry is open for as long as the address names it. */
const isClosing = (current: RouterLocation, next: RouterLocation) =>
  next.pathname !== current.pathname || openInquiryOf(next.search) !== openInquiryOf(current.search)

/** Shows what somebody else has saved while the user was typing. */
const NewerNotes = ({ notes, onJoin }: { notes: string; onJoin: () => void }) => (
  <Alert
    severity="warning"
    sx={{ mt: 1 }}
    action={
      notes && (
        <Button color="inherit" onClick={onJoin}>
          Beide behalten
        </Button>
      )
    }
  >
    {notes ? 'Jemand hat inzwischen andere Notizen gespeichert:' : EMPTIED}
    <Box sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{notes}</Box>
  </Alert>
)

const EMPTIED = 'Jemand hat die Notizen inzwischen gelöscht.'

/** The parameter of the list's address that names the inquiry which is open. */
export const OPEN_PARAMETER = 'anfrage'

/** The number of the inquiry that is open at an address with this query; null for none. */
export const openInquiryOf = (search: string | URLSearchParams): number | null =>
  parseId(new URLSearchParams(search).get(OPEN_PARAMETER) ?? undefined)
