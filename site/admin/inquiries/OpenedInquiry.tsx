import { Suspense, useState } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { lazyPart } from '../layout/lazyPart.ts'
import type { DialogProps } from './InquiryDialog.tsx'
import { useForgetOpenInquiry, useOpenInquiry } from './openInquiry.ts'

const InquiryDialog = lazyPart(() => import('./InquiryDialog.tsx'))

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
        <Suspense>
          <InquiryDialog {...props} />
        </Suspense>
      </ResourceContextProvider>
    )
  )
}
