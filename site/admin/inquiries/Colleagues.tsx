import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { z } from 'zod'
import { type Colleague, colleague } from '../../../shared/inquiries/presence.ts'
import { load } from '../data/api.ts'
import { answerDraft } from './answer/answerForm.ts'

/** Often enough that nobody writes for long beside somebody else, and is not forgotten in between. */
const INTERVAL_MS = 15_000

/** Says who else has the inquiry open, and tells them that one has it open oneself. */
export function Colleagues({ inquiryId }: { inquiryId: number }) {
  const lastText = useRef(textOf(inquiryId))
  const { data = [] } = useQuery({
    queryKey: ['presence', inquiryId],
    queryFn: () => {
      const text = textOf(inquiryId)
      const writing = text !== '' && text !== lastText.current
      lastText.current = text
      return load(z.array(colleague), `/contact/${inquiryId}/presence`, { json: { writing } })
    },
    refetchInterval: INTERVAL_MS,
    staleTime: 0,
    // Whoever is not reached is not told, and nothing else is lost.
    retry: false,
  })
  return (
    // Its line is kept free, so that nothing moves under the one who reads.
    <Typography role="status" variant="smallStrong" sx={{ minHeight: '1.43em' }}>
      {data.map(sentenceOf).join(' ')}
    </Typography>
  )
}

const textOf = (inquiryId: number) => answerDraft.read(inquiryId)?.values.text ?? ''

const sentenceOf = ({ name, writing }: Colleague) =>
  writing ? `${name} schreibt gerade.` : `${name} liest diese Anfrage gerade.`
