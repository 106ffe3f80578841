import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { z } from 'zod'
import { company } from '../../../shared/company.ts'
import { usePageTitle } from '../layout/PageHeader.tsx'
import { adminPaths } from '../paths.ts'
import { AMBER, INK } from '../theme/palette.ts'
import { HINT_QUERY, LoginForm } from './LoginForm.tsx'
import { readToken } from './token.ts'

export function LoginPage() {
  usePageTitle('Anmelden')
  useEmptyCache()
  const { state } = useLocation()
  if (readToken()) return <Navigate to={whereOneWas(state)} replace />
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100vh',
        display: 'grid',
        placeItems: 'center',
        p: 2,
        bgcolor: INK,
        backgroundImage:
          'linear-gradient(#ffffff0d 1px, transparent 1px), linear-gradient(90deg, #ffffff0d 1px, transparent 1px)',
        backgroundSize: '32px 32px',
      }}
    >
      <Paper
        sx={{ width: '100%', maxWidth: 400, p: { xs: 3, sm: 4 }, borderTop: `4px solid ${AMBER}` }}
      >
        <Typography variant="body2" color="textSecondary" sx={{ fontWeight: 600 }}>
          {company.name}
        </Typography>
        <Typography variant="h1" sx={{ mb: 3 }}>
          Verwaltung
        </Typography>
        <LoginForm />
      </Paper>
    </Box>
  )
}

/** Whoever sees the login is nobody, and nobody has data. */
function useEmptyCache() {
  const queryClient = useQueryClient()
  useEffect(
    () => queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== HINT_QUERY }),
    [queryClient],
  )
}

const history = z.object({ nextPathname: z.string(), nextSearch: z.string().default('') })

function whereOneWas(state: unknown): string {
  const { data } = history.safeParse(state)
  return data ? `${data.nextPathname}${data.nextSearch}` : adminPaths.dashboard
}
