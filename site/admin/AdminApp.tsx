import { lazy, Suspense } from 'react'
import { z } from 'zod'

// Before there is any schema: the first one tries eval, which the site's policy forbids and reports.
z.config({ jitless: true })

const AdminRouter = lazy(() => import('./AdminRouter.tsx'))

export default function AdminApp() {
  return (
    <Suspense>
      <AdminRouter />
    </Suspense>
  )
}
