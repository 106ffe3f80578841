import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { ConfirmDialog } from '../forms/ConfirmDialog.tsx'
import { deletableLines, doubtText } from './housekeepingText.ts'
import { useConfirmHousekeeping, useHousekeeping } from './useHousekeeping.ts'

/** Asks the administrator before the clean-up deletes what a wrong clock or a mistake may condemn. */
export function HousekeepingNotice() {
  const { data } = useHousekeeping()
  const [asking, setAsking] = useState(false)
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
      {isNothing ? (
        <p>Zu löschen wäre derzeit nichts.</p>
      ) : (
        <>
          <p>Gelöscht würden:</p>
          <Lines lines={lines} />
        </>
      )}
      <Button
        variant="outlined"
        color="inherit"
        disabled={isPending}
        onClick={() => (isNothing ? agree() : setAsking(true))}
      >
        {isNothing ? 'Die Uhr stimmt' : 'Zustimmen und löschen …'}
      </Button>
      <ConfirmDialog
        open={asking}
        title="Endgültig löschen?"
        confirm="Endgültig löschen"
        busy={isPending}
        onConfirm={agree}
        onClose={() => setAsking(false)}
      >
        <Lines lines={lines} />
      </ConfirmDialog>
    </Alert>
  )
}

const Lines = ({ lines }: { lines: string[] }) => (
  <ul style={{ paddingLeft: '1.2em', marginTop: 0 }}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
