import { Box, ButtonBase, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase } from 'react-admin'
import { adminStatusLabels } from '../../../shared/product/product.ts'
import type { YardMachine } from '../../../shared/yard/yard.ts'
import { yardPaths } from './yardPaths.ts'

interface Props {
  machine: YardMachine
  /** What its second line says, instead of its place and status. */
  note?: string | undefined
  /** A button of its own. */
  children?: ReactNode
}

/** A machine in a list, which leads to its card. Its name is whole: machines differ in its last words. */
export const MachineRow = ({ machine, note, children }: Props) => (
  <Box sx={row}>
    <ButtonBase
      component={LinkBase}
      to={yardPaths.machine(machine.id)}
      sx={{
        flex: 1,
        minWidth: 0,
        minHeight: 64,
        px: 2,
        py: 1,
        display: 'block',
        alignContent: 'center',
      }}
    >
      <Typography sx={{ lineHeight: 1.3 }} variant="strong">
        {machine.stockNumber ?? `Nr. ${machine.id}`} · {machine.title}
      </Typography>
      <Typography variant="note" noWrap>
        {note ?? `${machine.location} · ${adminStatusLabels[machine.status]}`}
      </Typography>
    </ButtonBase>
    {children}
  </Box>
)

const row = {
  display: 'flex',
  // Else a long name would push the button off the screen.
  minWidth: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
}
