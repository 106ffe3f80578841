import { Suspense, useState } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { lazyInPlace } from '../parts/lazyInPlace.tsx'
import { lazyPart } from '../parts/lazyPart.ts'
import { Waiting } from '../parts/Waiting.tsx'
import {
  type OpenedProps,
  type OverProps,
  useForgetOpenInquiry,
  useOpenInquiry,
} from './openInquiry.ts'

const OverScreen = lazyInPlace(async () => ({
  default: (await import('./InquiryFrames.tsx')).OverScreen,
}))
const BesideList = lazyPart(async () => ({
  default: (await import('./InquiryFrames.tsx')).BesideList,
}))
const AnswerAlone = lazyPart(() => import('./answer/AnswerAlone.tsx'))

/**
 * How an inquiry opens: the one that the address names over the screen, or beside a list that has the room, and below
 * its line what it is answered in. It brings the resource that its buttons belong to.
 */
export const OpenedInquiry = (props: OpenedProps) => (
  <ResourceContextProvider value="inquiries">
    {props.where === 'beside' ? (
      <Suspense fallback={<Waiting heights={[560]} />}>
        <BesideList {...props} />
      </Suspense>
    ) : props.where === 'below' ? (
      <Suspense fallback={<Waiting heights={[320]} />}>
        <AnswerAlone {...props} />
      </Suspense>
    ) : (
      <WhenNamed {...props} />
    )}
  </ResourceContextProvider>
)

/** Once it is needed it stays, to fade out. */
function WhenNamed(props: OverProps) {
  useForgetOpenInquiry()
  const { openId } = useOpenInquiry()
  const [isNeeded, setNeeded] = useState(false)
  if (openId !== null && !isNeeded) setNeeded(true)
  return isNeeded && <OverScreen {...props} />
}
