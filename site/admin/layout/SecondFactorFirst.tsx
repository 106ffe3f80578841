import Alert from '@mui/material/Alert'
import { lazy, type ReactNode } from 'react'
import { useMe } from '../auth/me.ts'
import { PageHeader } from './PageHeader.tsx'

const SecondFactor = lazy(async () => ({
  default: (await import('../account/SecondFactor.tsx')).SecondFactor,
}))

/** Shows the screens once the user has the second factor that is required, and until then only how to get it. */
export function SecondFactorFirst({ children }: { children: ReactNode }) {
  if (!useMe()?.mustSetUpSecondFactor) return children
  return (
    <>
      <PageHeader title="Noch ein Schritt" />
      <Alert severity="info" sx={{ mb: 2, maxWidth: 720 }}>
        Ihr Administrator schreibt die Anmeldung in zwei Schritten vor. Bitte richten Sie sie ein,
        bevor Sie weiterarbeiten.
      </Alert>
      <SecondFactor isOn={false} />
    </>
  )
}
