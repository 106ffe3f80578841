import MailIcon from '@mui/icons-material/ForwardToInboxOutlined'
import { Button, Typography } from '@mui/material'
import { testMailAnswer } from '../../../shared/dealer/settings.ts'
import { load } from '../data/api.ts'
import { useMailStatus } from '../data/useMailStatus.ts'
import { type FieldProps, TypedInput, WHOLE_LINE } from '../forms/Field.tsx'
import { InboxState } from '../inbox/InboxState.tsx'
import { useInbox } from '../inbox/useInbox.ts'
import { Stacked } from '../parts/Boxes.tsx'
import { Failure } from '../parts/Loading.tsx'
import { useCall } from '../parts/useCall.ts'

/** The sender of mails, the last of the addresses, with a mail that tries them. */
export const SenderInput = (field: FieldProps) => (
  <Stacked sx={WHOLE_LINE}>
    <TypedInput {...field} />
    <InUse />
    <TestMailButton />
  </Stacked>
)

/** What holds where nothing is set here. */
function InUse() {
  const { data } = useMailStatus()
  return data?.enabled ? (
    <Typography variant="note">
      Zurzeit gehen Anfragen an {data.to.join(', ')}, Absender ist {data.from}.
    </Typography>
  ) : null
}

/** Uses the addresses as they are stored, so what was changed has to be saved first. */
function TestMailButton() {
  const { mutate, isPending } = useCall({
    call: () => load(testMailAnswer, '/settings/test-mail', { method: 'POST' }),
    done: ({ recipients }) => `Testnachricht gesendet an ${recipients.join(', ')}`,
  })
  return (
    <Button
      variant="outlined"
      startIcon={<MailIcon />}
      disabled={isPending}
      sx={{ justifySelf: 'start' }}
      onClick={() => mutate()}
    >
      {isPending
        ? 'Testnachricht wird gesendet …'
        : 'Testnachricht an gespeicherte Adressen senden'}
    </Button>
  )
}

/** The mailbox that is read, and what becomes of a mail that belongs to no inquiry. */
export function MailboxInput(field: FieldProps) {
  const { data, error, refetch } = useInbox()
  return (
    <Stacked sx={WHOLE_LINE}>
      <Typography variant="h3">Antworten von Kunden</Typography>
      {error && <Failure text={error.message} onRetry={refetch} />}
      <div>{data && <InboxState status={data} />}</div>
      <TypedInput {...field} />
    </Stacked>
  )
}
