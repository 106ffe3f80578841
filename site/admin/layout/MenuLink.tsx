import Box from '@mui/material/Box'
import { visuallyHidden } from '@mui/utils'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { formatNumber } from '../../../shared/format.ts'

interface Props {
  to: string
  icon: ReactNode
  label: string
  /** How many entries wait behind this link. */
  unread?: number
}

export const MenuLink = ({ to, icon, label, unread = 0 }: Props) => (
  <Box
    component={NavLink}
    to={to}
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      minHeight: 44,
      px: 1.5,
      borderRadius: 1,
      borderLeft: '3px solid transparent',
      color: 'text.secondary',
      fontWeight: 600,
      textDecoration: 'none',
      '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
      '&.active': { borderColor: 'secondary.main', bgcolor: 'action.selected' },
      '&.active, &.active svg': { color: 'text.primary' },
    }}
  >
    {icon}
    {label}
    {unread > 0 && (
      <Box
        component="span"
        sx={{
          ml: 'auto',
          px: 1,
          borderRadius: 1,
          bgcolor: 'secondary.main',
          color: 'secondary.contrastText',
          fontSize: '.8rem',
        }}
      >
        {formatNumber(unread)}
        <span style={visuallyHidden}> neu</span>
      </Box>
    )}
  </Box>
)
