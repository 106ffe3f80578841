import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'

const EarlierDialog = lazy(() => import('./EarlierDialog.tsx'))

/** Opens the list of the last bulk edits. */
export function EarlierBulkEdits() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)} sx={{ mt: 1 }}>
        Frühere Sammeländerungen
      </Button>
      {isOpen && (
        <Suspense>
          <EarlierDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
