import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import { deletableLines, doubtText } from './housekeepingText.ts'
import { useConfirmHousekeeping, useHousekeeping } from './useHousekeeping.ts'

/** Asks before the clean-up deletes, if the server's clock or the amount is suspicious. */
export function HousekeepingNotice() {
  const { data } = useHousekeeping()
  const [isAsking, setAsking] = useState(false)
  const { mutate: confirm, isPending } = useConfirmHousekeeping()
  if (!data?.doubt) return null
  const lines = deletableLines(data)
  const isNothing = lines.length === 0
  const agree = () => confirm(data.at, { onSettled: () => setAsking(false) })
  return (
    <Alert
      severity="warning"
      sx={{ '& .MuiAlert-message': { minWidth: 0 } }}
      component="section"
      aria-label="Aufräumen"
    >
      <AlertTitle>Nichts wird gelöscht, bis Sie zustimmen</AlertTitle>
      {doubtText(data)}
      <p>{isNothing ? 'Zu löschen wäre derzeit nichts.' : 'Gelöscht würden:'}</p>
      <Lines lines={lines} />
      <Button
        variant="outlined"
        color="inherit"
        disabled={isPending}
        onClick={() => (isNothing ? agree() : setAsking(true))}
      >
        {isNothing ? 'Die Uhr stimmt' : 'Zustimmen und löschen …'}
      </Button>
      <Confirm
        isOpen={isAsking}
        title="Endgültig löschen?"
        content={<Lines lines={lines} />}
        confirm="Endgültig löschen"
        confirmColor="warning"
        loading={isPending}
        onConfirm={agree}
        onClose={() => setAsking(false)}
      />
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
