import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { keysOf } from '../../../shared/keys.ts'
import { Panel } from '../layout/Panel.tsx'
import { useScrollToHash } from '../layout/useScrollToHash.ts'
import { BAR_HEIGHT } from '../theme/sizes.ts'
import { type SettingsSection, settingsSections } from './sections.ts'

export const Section = ({ name, children }: { name: SettingsSection; children: ReactNode }) => (
  <Panel anchor={name} title={settingsSections[name]}>
    {children}
  </Panel>
)

/** Leads to each section of the long page: above it, and beside it where there is room. */
export function SectionList() {
  useScrollToHash()
  return (
    <Box component="nav" aria-label="Abschnitte" sx={place}>
      <Box component="ul" sx={list}>
        {keysOf(settingsSections).map((name) => (
          <li key={name}>
            <Link component={RouterLink} to={`#${name}`} variant="body2" sx={link}>
              {settingsSections[name]}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  )
}

const place = {
  gridColumn: { lg: 2 },
  gridRow: { lg: '1 / span 2' },
  alignSelf: 'start',
  position: { lg: 'sticky' },
  top: { lg: BAR_HEIGHT + 16 },
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'flex',
  flexDirection: { lg: 'column' },
  flexWrap: 'wrap',
  columnGap: 2,
}

const link = { display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, lg: 32 } }
