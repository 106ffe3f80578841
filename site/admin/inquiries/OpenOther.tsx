import { ButtonLink } from '../parts/ScreenLink.tsx'
import { useOpenInquiry } from './openInquiry.ts'

/** Leads from an inquiry to another one, by its number. */
export function OpenOther({ id, receipt }: { id: number; receipt: string }) {
  const { open } = useOpenInquiry()
  return <ButtonLink onClick={() => open(id)}>{receipt}</ButtonLink>
}
