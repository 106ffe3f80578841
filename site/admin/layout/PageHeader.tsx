import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect } from 'react'
import { company } from '../../../shared/company.ts'

/** Names the page in the window's title. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Verwaltung ${company.shortName}`
  }, [title])
}

interface Props {
  title: string
  children?: ReactNode
}

/** The page's one `<h1>`, with its actions beside it. */
export function PageHeader({ title, children }: Props) {
  usePageTitle(title)
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1.5,
        mb: 2.5,
      }}
    >
      <Typography variant="h1" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
    </Box>
  )
}
