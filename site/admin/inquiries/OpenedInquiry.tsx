import { useState } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { useMailStatus } from '../data/useMailStatus.ts'
import { aheadPart, useLoadedAhead } from '../parts/aheadPart.tsx'
import { Waiting } from '../parts/Loading.tsx'
import {
  type OpenedProps,
  type OverProps,
  useForgetOpenInquiry,
  useOpenInquiry,
} from './openInquiry.tsx'

const OverScreen = aheadPart(async () => (await import('./InquiryFrames.tsx')).OverScreen)
const BesideList = aheadPart(
  async () => (await import('./InquiryFrames.tsx')).BesideList,
  <Waiting heights={[560]} />,
)
const AnswerAlone = aheadPart(
  async () => (await import('./answer/AnswerAlone.tsx')).default,
  <Waiting heights={[320]} />,
)

/**
 * How an inquiry opens: the one that the address names over the screen, or beside a list that has the room, and below
 * its line what it is answered in. It brings the resource that its buttons belong to.
 */
export const OpenedInquiry = (props: OpenedProps) => (
  <ResourceContextProvider value="inquiries">
    {props.where === 'ahead' ? (
      <LoadAhead />
    ) : props.where === 'beside' ? (
      <BesideList {...props} />
    ) : props.where === 'below' ? (
      <AnswerAlone {...props} />
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

const parts = [OverScreen, BesideList, AnswerAlone]

/** Has ready what a line of a list opens in. */
function LoadAhead() {
  // Whether mails are sent decides what the answer offers.
  useMailStatus()
  useLoadedAhead(parts)
  return null
}
