import { Box, Button, Typography } from '@mui/material'
import { Fragment, type ReactNode } from 'react'
import type { YardMachine } from '../../../shared/yard/yard.ts'
import { MachineRow } from './MachineRow.tsx'
import { LIST } from './YardFrame.tsx'

interface Props {
  /** In the order of places. */
  machines: YardMachine[]
  isDone: (machine: YardMachine) => boolean
  /** What the button says, in the list and of a machine: `Gesehen`, `GS-1001 gesehen`. */
  press: string
  pressed: (name: string) => string
  /** What stands there instead of one that is done, and what is said of it. */
  doneMark: ReactNode
  done: (name: string) => string
  note?: (machine: YardMachine) => string
  onPress: (machine: YardMachine) => void
}

/** Machines under their places, each with a button. One that is done keeps its row, and a second press does nothing. */
export function StocktakeList({ machines, ...row }: Props) {
  const places = [...Map.groupBy(machines, ({ location }) => location)]
  return (
    <Box sx={LIST}>
      {places.map(([place, those]) => (
        <Fragment key={place}>
          {places.length > 1 && (
            <Typography variant="h3" sx={{ mt: 1 }}>
              {place}
            </Typography>
          )}
          {those.map((machine) => (
            <Row key={machine.id} machine={machine} {...row} />
          ))}
        </Fragment>
      ))}
    </Box>
  )
}

function Row({
  machine,
  isDone,
  press,
  pressed,
  doneMark,
  done,
  note,
  onPress,
}: Omit<Props, 'machines'> & { machine: YardMachine }) {
  const name = machine.stockNumber ?? machine.title
  const isOver = isDone(machine)
  return (
    <MachineRow machine={machine} note={note?.(machine)}>
      <Button
        // It keeps the focus, and its place under the finger.
        aria-disabled={isOver}
        disableRipple={isOver}
        aria-label={isOver ? done(name) : pressed(name)}
        onClick={() => isOver || onPress(machine)}
        sx={{
          flex: '0 0 88px',
          minHeight: 64,
          ...(isOver && { color: 'text.secondary', cursor: 'default' }),
        }}
      >
        {isOver ? doneMark : press}
      </Button>
    </MachineRow>
  )
}
