import { Alert, AlertTitle } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import {
  type HousekeepingConsent,
  type HousekeepingStatus,
  housekeepingStatus,
} from '../../../shared/operation/housekeeping.ts'
import { retention } from '../../../shared/operation/retention.ts'
import { formatDateTime } from '../../../shared/time/dates.ts'
import { MINUTE } from '../../../shared/time/time.ts'
import { formatCount, formatNumber } from '../../../shared/writing/format.ts'
import { callApi, load } from '../data/api.ts'
import { AskButton } from '../parts/AskButton.tsx'
import { EVERYTHING, useCall } from '../parts/useCall.ts'

/** Asks before the clean-up deletes, if the server's clock or the amount is suspicious. */
export function HousekeepingNotice() {
  const { data } = useQuery({
    queryKey: ['housekeeping'],
    queryFn: () => load(housekeepingStatus, '/housekeeping'),
    refetchInterval: MINUTE,
  })
  const { mutate: confirm, isPending } = useCall({
    call: (json: HousekeepingConsent) => callApi('/housekeeping/confirm', { json }),
    done: 'Aufgeräumt',
    // The clean-up also changes inquiries and the dashboard's figures.
    invalidates: EVERYTHING,
  })
  if (!data?.doubt) return null
  const lines = deletableLines(data)
  const isNothing = lines.length === 0
  const agree = () => confirm({ at: data.at })
  return (
    <Alert severity="warning" component="section" aria-label="Aufräumen">
      <AlertTitle>Nichts wird gelöscht, bis Sie zustimmen</AlertTitle>
      {doubtText(data)}
      <p>{isNothing ? 'Zu löschen wäre derzeit nichts.' : 'Gelöscht würden:'}</p>
      <Lines lines={lines} />
      <AskButton
        variant="outlined"
        color="inherit"
        disabled={isPending}
        question={{
          title: 'Endgültig löschen?',
          content: <Lines lines={lines} />,
          confirm: 'Endgültig löschen',
          confirmColor: 'warning',
        }}
        isPending={isPending}
        onConfirm={agree}
        onClick={isNothing ? agree : undefined}
      >
        {isNothing ? 'Die Uhr stimmt' : 'Zustimmen und löschen …'}
      </AskButton>
    </Alert>
  )
}

const Lines = ({ lines }: { lines: string[] }) =>
  lines.length > 0 && (
    <ul style={{ paddingLeft: '1.2em', marginTop: 0 }}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )

/** Why the clean-up waits. */
function doubtText({ doubt, at, lastRun }: HousekeepingStatus): string {
  if (doubt === 'clock' && lastRun)
    return `Die Uhr des Servers steht auf ${formatDateTime(at)} Uhr, aufgeräumt wurde zuletzt am ${formatDateTime(lastRun)} Uhr. Geht die Uhr falsch, lassen Sie sie bitte richtig stellen; dieser Hinweis verschwindet dann von selbst. Stimmt sie, etwa weil der Server länger ausgeschaltet war, stimmen Sie bitte zu.`
  return 'Es würde ungewöhnlich viel auf einmal gelöscht. Bitte prüfen Sie, ob das richtig ist.'
}

/** What would be deleted, one line for each kind of data. */
function deletableLines({ inquiries, spam, images, trash }: HousekeepingStatus): string[] {
  const lines: [count: number, text: string][] = [
    [
      inquiries.deletable,
      `${formatNumber(inquiries.deletable)} von ${formatCount(inquiries.total, 'Anfrage', 'Anfragen')}: letzter Kontakt vor mehr als ${retention.inquiryMonths} Monaten`,
    ],
    [
      spam,
      `${formatCount(spam, 'Spam-Anfrage', 'Spam-Anfragen')}, älter als ${retention.spamDays} Tage`,
    ],
    [
      images.deletable,
      `${formatNumber(images.deletable)} von ${formatCount(images.total, 'Bild', 'Bildern')}: seit mehr als einem Tag bei keiner Maschine`,
    ],
    [
      trash,
      `${formatCount(trash, 'Maschine', 'Maschinen')} im Papierkorb, vor mehr als ${retention.trashDays} Tagen gelöscht`,
    ],
  ]
  return lines.filter(([count]) => count > 0).map(([, text]) => text)
}
