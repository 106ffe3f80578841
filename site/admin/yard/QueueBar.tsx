import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQueue } from './YardContext.ts'
import { countText } from './yardText.ts'

/** Says whether everything is through, and what is not. */
export function QueueBar() {
  const { waiting, isSending, failure, queue } = useQueue()
  const open = waiting.filter(({ refusal }) => refusal === null)
  if (open.length === 0) return null
  const what = `${countText(open)} ${open.length === 1 ? 'wartet' : 'warten'}`
  if (failure !== null)
    return (
      <Alert
        severity="warning"
        action={
          <Button color="inherit" sx={{ whiteSpace: 'nowrap' }} onClick={() => void queue.drain()}>
            Jetzt senden
          </Button>
        }
      >
        {what} auf diesem Telefon, bis der Server wieder antwortet.
      </Alert>
    )
  return (
    <Alert severity="info" role="status">
      {isSending
        ? `${countText(open)} ${open.length === 1 ? 'wird' : 'werden'} übertragen …`
        : what}
    </Alert>
  )
}
