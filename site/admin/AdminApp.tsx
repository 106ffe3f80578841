import { lazy, Suspense } from 'react'
import { z } from 'zod'
import type { Dealer } from '../../shared/dealer/dealer.ts'
import { DealerContext } from './dealer/DealerContext.ts'

// Must run before the first schema is made, because zod would try eval, which the site's policy forbids.
z.config({ jitless: true })

const AdminRouter = lazy(() => import('./AdminRouter.tsx'))

export default function AdminApp({ dealer }: { dealer: Dealer }) {
  return (
    <DealerContext value={dealer}>
      <Suspense>
        <AdminRouter />
      </Suspense>
    </DealerContext>
  )
}
