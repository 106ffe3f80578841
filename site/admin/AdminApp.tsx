import { lazy, Suspense } from 'react'
import { z } from 'zod'

// Must run before the first schema is made, because zod would try eval, which the site's policy forbids.
z.config({ jitless: true })

const AdminRouter = lazy(() => import('./AdminRouter.tsx'))

export default function AdminApp() {
  return (
    <Suspense>
      <AdminRouter />
    </Suspense>
  )
}
