import { Alert, Box, Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import { formatCount } from '../../../shared/writing/format.ts'
import { Stacked } from '../parts/Boxes.tsx'
import { sentText } from './sent.ts'
import { useMachines, useQueue } from './YardContext.ts'
import { yardPaths } from './yardPaths.ts'
import { countText, nameOf } from './yardText.ts'

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

const MOST = 5

/** Says what has gone over once nothing is left to send, until somebody does the next thing. */
export function SentNotice() {
  const { waiting, sent } = useQueue()
  const { machines } = useMachines()
  const isThrough = sent.length > 0 && waiting.every(({ refusal }) => refusal !== null)
  const shown = sent.slice(0, MOST).map((machine) => {
    const known = machines.find(({ id }) => id === machine.id)
    const name = known ? nameOf(known) : (machine.created ?? `Nr. ${machine.id}`)
    return { ...machine, name }
  })
  const others = sent.length - shown.length
  // A screen reader announces what comes into a region that is there.
  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {isThrough && (
        <Alert severity="success" role="presentation">
          <Stacked gap={1}>
            {shown.map((machine) => (
              <div key={machine.id}>
                <div>
                  <strong>{machine.name}</strong> {sentText(machine)}
                </div>
                <Button
                  component={LinkBase}
                  to={yardPaths.machine(machine.id)}
                  aria-label={`Maschine öffnen: ${machine.name}`}
                  color="inherit"
                  variant="outlined"
                  sx={{ mt: 1 }}
                >
                  Maschine öffnen
                </Button>
              </div>
            ))}
            {others > 0 && (
              <div>Und {formatCount(others, 'weitere Maschine', 'weitere Maschinen')}</div>
            )}
          </Stacked>
        </Alert>
      )}
    </Box>
  )
}
