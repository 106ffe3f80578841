import ClosedIcon from '@mui/icons-material/ChevronRight'
import OpenIcon from '@mui/icons-material/ExpandMore'
import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { type TodayKind, todayKindLabels } from '../../../shared/inquiries/today-kinds.ts'
import { formatNumber } from '../../../shared/writing/format.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { lines, todayCells } from '../inquiries/list/lineLayout.ts'
import { bareButton } from '../lists/lines.ts'
import { ScreenLink } from '../parts/ScreenLink.tsx'

interface Props {
  kind: TodayKind
  /** How many there are, and how many of them are listed. */
  count: number
  listed: number
  /** Undefined for one that cannot be closed. */
  isOpen: boolean | undefined
  onToggle: () => void
  children: ReactNode
}

/** The lines of a kind under their heading. */
export function TodaySection({ kind, count, listed, isOpen, onToggle, children }: Props) {
  const id = `heute-${kind}`
  const title = `${todayKindLabels[kind]} (${formatNumber(count)})`
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={heading}>
        {isOpen === undefined ? (
          title
        ) : (
          <Box
            component="button"
            type="button"
            aria-expanded={isOpen}
            onClick={onToggle}
            sx={toggle}
          >
            {isOpen ? <OpenIcon /> : <ClosedIcon />}
            {title}
          </Box>
        )}
      </Typography>
      {isOpen !== false && (
        <>
          <Box component="ul" sx={[lines, todayCells]}>
            {children}
          </Box>
          {count > listed && (
            <Typography variant="note" sx={{ mt: 1 }}>
              {formatNumber(count - listed)} weitere {count - listed === 1 ? 'rückt' : 'rücken'}{' '}
              nach. <ScreenLink to={adminPaths.inquiries}>Alle Anfragen</ScreenLink>
            </Typography>
          )}
        </>
      )}
    </section>
  )
}

const heading = { mb: 0.5, fontSize: '1rem' }

const toggle = {
  ...bareButton,
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 44,
  ml: -0.5,
  pr: 1,
}
