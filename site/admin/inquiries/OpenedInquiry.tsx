import { useState } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { lazyInPlace } from '../parts/lazyInPlace.tsx'
import type { DialogProps } from './InquiryDialog.tsx'
import { useForgetOpenInquiry, useOpenInquiry } from './openInquiry.ts'

const InquiryDialog = lazyInPlace(() => import('./InquiryDialog.tsx'))

/**
 * The inquiry that the address names, over any screen: the dialog brings the resource that its buttons belong to.
 * Once it is needed it stays, to fade out.
 */
export function OpenedInquiry(props: DialogProps) {
  useForgetOpenInquiry()
  const { openId } = useOpenInquiry()
  const [isNeeded, setNeeded] = useState(false)
  if (openId !== null && !isNeeded) setNeeded(true)
  return (
    isNeeded && (
      <ResourceContextProvider value="inquiries">
        <InquiryDialog {...props} />
      </ResourceContextProvider>
    )
  )
}
