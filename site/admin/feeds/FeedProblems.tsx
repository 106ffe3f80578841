import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { LinkBase } from 'react-admin'
import { formatCount } from '../../../shared/format.ts'
import { adminPaths } from '../paths.ts'

const MOST_SHOWN = 100

interface Props {
  title: string
  problems: { id: number; title: string; lines: string[] }[]
  isOpen?: boolean
}

/** Machines with what is to be said of each, and the way to their forms. */
export function FeedProblems({ title, problems, isOpen = false }: Props) {
  if (problems.length === 0) return null
  const others = problems.length - MOST_SHOWN
  return (
    <Box component="details" open={isOpen} sx={{ minWidth: 0 }}>
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, py: 1.25 }}>
        {title}
      </Box>
      <Box component="ul" sx={list}>
        {problems.slice(0, MOST_SHOWN).map(({ id, title, lines }) => (
          <li key={id}>
            <Link component={LinkBase} to={adminPaths.product(id)} sx={{ fontWeight: 600 }}>
              {title}
            </Link>
            {lines.map((line) => (
              <Box key={line}>{line}</Box>
            ))}
          </li>
        ))}
        {others > 0 && (
          <li>… und {formatCount(others, 'weitere Maschine', 'weitere Maschinen')}</li>
        )}
      </Box>
    </Box>
  )
}

const list = {
  m: 0,
  pl: 2.5,
  maxHeight: '24rem',
  overflow: 'auto',
  overflowWrap: 'anywhere',
  '& li': { py: 0.5 },
}
