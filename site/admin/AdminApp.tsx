import { lazy, Suspense } from 'react'
import { z } from 'zod'
import type { Dealer } from '../../shared/dealer/dealer.ts'

// Must run before the first schema is made, because zod would try eval, which the site's policy forbids.
z.config({ jitless: true })

const Administration = lazy(() => import('./Administration.tsx'))

export default function AdminApp({ dealer }: { dealer: Dealer }) {
  if (!mayKeep())
    return (
      <p role="alert" style={alone}>
        {MAY_NOT_KEEP}
      </p>
    )
  return (
    <Suspense>
      <Administration dealer={dealer} />
    </Suspense>
  )
}

/** Without the styles of the screens, which are not loaded. */
const alone = {
  maxWidth: '40rem',
  margin: '10vh auto',
  padding: '1rem',
  font: '1.1rem/1.5 sans-serif',
}

/** Whether the browser keeps anything for this site, without which nobody can log in. */
function mayKeep(): boolean {
  try {
    return Boolean(localStorage)
  } catch {
    return false
  }
}

const MAY_NOT_KEEP =
  'Dieser Browser erlaubt dieser Website nicht, etwas zu speichern. Die Verwaltung braucht das für die Anmeldung: Bitte erlauben Sie in den Einstellungen des Browsers Cookies und Websitedaten für diese Adresse, und laden Sie die Seite neu.'
