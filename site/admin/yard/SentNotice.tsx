import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { LinkBase } from 'react-admin'
import { formatCount } from '../../../shared/format.ts'
import { Stacked } from '../layout/Boxes.tsx'
import { sentText } from './sent.ts'
import { useMachines, useQueue } from './YardContext.ts'
import { yardPaths } from './yardPaths.ts'
import { nameOf } from './yardText.ts'

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
