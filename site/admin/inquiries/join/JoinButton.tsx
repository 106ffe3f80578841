import MergeIcon from '@mui/icons-material/CallMerge'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { InquiryDetail } from '../../../../shared/inquiries/inquiry.ts'
import { useMay } from '../../auth/me.tsx'
import { lazyInPlace } from '../../parts/lazyPart.tsx'

const JoinDialog = lazyInPlace(() => import('./JoinDialog.tsx'))

/** Asks with which other inquiry one is to be joined. */
export function JoinButton({ inquiry }: { inquiry: InquiryDetail }) {
  const [isAsking, setAsking] = useState(false)
  if (!useMay('inquiries.edit')) return null
  return (
    <>
      <Button
        size="small"
        startIcon={<MergeIcon />}
        onClick={() => setAsking(true)}
        sx={{ justifySelf: 'start', ml: -0.75 }}
      >
        Mit anderer Anfrage zusammenführen …
      </Button>
      {isAsking && <JoinDialog inquiry={inquiry} onClose={() => setAsking(false)} />}
    </>
  )
}
