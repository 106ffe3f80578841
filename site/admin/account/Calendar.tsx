import { Button, TextField, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { calendar } from '../../../shared/accounts/calendar.ts'
import { load } from '../data/api.ts'
import { AskButton } from '../parts/AskButton.tsx'
import { Row, Stacked } from '../parts/Boxes.tsx'
import { CopyButton } from '../parts/CopyButton.tsx'
import { QueryPanel } from '../parts/Page.tsx'
import { useCall } from '../parts/useCall.ts'

const KEY = ['calendar']

type Action = 'renew' | 'end'

const questions = {
  renew: {
    title: 'Adresse erneuern?',
    content:
      'Unter der bisherigen Adresse gibt es den Kalender dann nicht mehr. Abonnieren Sie ihn in Ihrem Programm noch einmal.',
    confirm: 'Erneuern',
  },
  end: {
    title: 'Kalender beenden?',
    content: 'Programme, die ihn abonniert haben, bekommen keine Termine mehr.',
    confirm: 'Beenden',
  },
}

/** The user's callbacks and next steps, for the calendar of their phone. */
export function Calendar() {
  const query = useQuery({ queryKey: KEY, queryFn: () => load(calendar, '/calendar') })
  const queryClient = useQueryClient()
  const { mutate, isPending } = useCall({
    call: (action: Action) =>
      load(calendar, '/calendar', { method: action === 'renew' ? 'POST' : 'DELETE' }),
    onDone: (now) => queryClient.setQueryData(KEY, now),
    failed: 'Der Kalender wurde nicht geändert',
  })
  const ask = (action: Action) => ({
    disabled: isPending,
    question: questions[action],
    isPending,
    onConfirm: () => mutate(action),
  })
  return (
    <QueryPanel title="Kalender" query={query}>
      {({ address }) => (
        <>
          <Typography variant="body2" sx={{ mb: 2 }}>
            Vereinbarte Rückrufe und nächste Schritte in Ihrem eigenen Kalenderprogramm: die Ihrer
            Anfragen und die, für die alle zuständig sind.
          </Typography>
          {address ? (
            <Stacked>
              <TextField
                label="Adresse zum Abonnieren"
                value={address}
                helperText="Wer sie kennt, sieht die Namen Ihrer Kunden. Geben Sie sie nicht weiter."
                slotProps={{ htmlInput: { readOnly: true } }}
              />
              <Row>
                <CopyButton text={address} />
                <AskButton {...ask('renew')}>Adresse erneuern</AskButton>
                <AskButton {...ask('end')}>Kalender beenden</AskButton>
              </Row>
            </Stacked>
          ) : (
            <Button variant="outlined" loading={isPending} onClick={() => mutate('renew')}>
              Kalender abonnieren
            </Button>
          )}
        </>
      )}
    </QueryPanel>
  )
}
