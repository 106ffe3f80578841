import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { LinkBase } from 'react-admin'
import type { CountedMachine } from '../../../shared/statistics/statistics.ts'
import { adminPaths } from '../paths.ts'

interface Props {
  machines: CountedMachine[]
  /** What is said of a machine. */
  of: (machine: CountedMachine) => string
  /** How long its bar is, compared with the others. */
  length: (machine: CountedMachine) => number
}

/** Machines that lead to their form, each with a bar. */
export function MachineBars({ machines, of, length }: Props) {
  const highest = Math.max(1, ...machines.map(length))
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
      {machines.map((machine) => (
        <li key={machine.productId}>
          <Box sx={line}>
            <Link component={LinkBase} to={adminPaths.product(machine.productId)}>
              {machine.title}
            </Link>
            <strong>{of(machine)}</strong>
          </Box>
          <Box aria-hidden sx={{ ...bar, width: `${(length(machine) / highest) * 100}%` }} />
        </li>
      ))}
    </Box>
  )
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 1,
  overflowWrap: 'anywhere',
}
const bar = { height: 6, bgcolor: 'text.secondary', borderRadius: 1 }
