import { lazy, Suspense, useState } from 'react'
import { useForgetOpenInquiry, useOpenInquiry } from './openInquiry.ts'

const InquiryDialog = lazy(async () => ({
  default: (await import('./InquiryDialog.tsx')).InquiryDialog,
}))

/** The inquiry that the address names, over the screen. Once its dialog is needed it stays, to fade out. */
export function OpenedInquiry() {
  useForgetOpenInquiry()
  const { openId } = useOpenInquiry()
  const [isNeeded, setNeeded] = useState(false)
  if (openId !== null && !isNeeded) setNeeded(true)
  return (
    isNeeded && (
      <Suspense>
        <InquiryDialog />
      </Suspense>
    )
  )
}
