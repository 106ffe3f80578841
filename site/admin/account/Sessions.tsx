import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { Session } from '../../../shared/accounts/auth.ts'
import { formatDateTime } from '../../../shared/dates.ts'
import { accountCalls } from '../auth/accountCalls.ts'
import { QueryPanel, Rows } from '../dashboard/Panel.tsx'
import { withReason } from '../data/errorText.ts'

const QUERY = ['auth', 'sessions']

/** Where the user is logged in. */
export function Sessions() {
  const query = useQuery({ queryKey: QUERY, queryFn: () => accountCalls.sessions() })
  return (
    <QueryPanel title="Angemeldet auf" query={query}>
      {(sessions) => (
        <Rows>
          {sessions.map((session) => (
            <Row key={session.id} session={session} />
          ))}
        </Rows>
      )}
    </QueryPanel>
  )
}

function Row({ session: { id, device, createdAt, lastUsedAt, isCurrent } }: { session: Session }) {
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { mutate: end, isPending } = useMutation({
    mutationFn: () => accountCalls.endSession(id),
    onSuccess: () => notify('Sitzung beendet', { type: 'success' }),
    onError: (error) =>
      notify(withReason('Fehler beim Beenden der Sitzung', error), { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: QUERY }),
  })
  const began = `Angemeldet ${formatDateTime(createdAt)} Uhr`
  return (
    <li>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{device}</Typography>
        <Typography variant="body2" color="textSecondary">
          {isCurrent ? began : `${began}, zuletzt benutzt ${formatDateTime(lastUsedAt)} Uhr`}
        </Typography>
      </Box>
      {isCurrent ? (
        <Typography variant="body2">Diese Sitzung</Typography>
      ) : (
        <Button disabled={isPending} onClick={() => end()} aria-label={`${device} abmelden`}>
          Abmelden
        </Button>
      )}
    </li>
  )
}
