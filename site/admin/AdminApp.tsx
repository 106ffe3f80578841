import { lazy, Suspense, useState } from 'react'
import { z } from 'zod'
import type { Dealer } from '../../shared/dealer/dealer.ts'
import { DealerContext } from './dealer/DealerContext.ts'

// Must run before the first schema is made, because zod would try eval, which the site's policy forbids.
z.config({ jitless: true })

const Administration = lazy(() => import('./Administration.tsx'))

export default function AdminApp({ dealer: first }: { dealer: Dealer }) {
  const [dealer, setDealer] = useState(first)
  return (
    <DealerContext value={{ dealer, setDealer }}>
      <Suspense>
        <Administration />
      </Suspense>
    </DealerContext>
  )
}
