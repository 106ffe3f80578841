import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatNumber } from '../../../../shared/format.ts'
import { formatEuros } from '../../../../shared/offers/money.ts'
import { linePriceKindLabels, type OfferLine } from '../../../../shared/offers/offer-input.ts'
import { kindBesideTitle, lineAmounts } from '../../../../shared/offers/wording.ts'

/** The lines of an offer to read. */
export const SentLines = ({ lines }: { lines: OfferLine[] }) => (
  <Box component="ol" sx={list}>
    {lines.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: What was sent never changes its order
      <li key={index}>
        <SentLine line={line} number={index + 1} />
      </li>
    ))}
  </Box>
)

function SentLine({ line, number }: { line: OfferLine; number: number }) {
  const { kind, title, description, quantity, unitPrice, priceKind, optional } = line
  const facts = [
    kindBesideTitle(line),
    quantity > 1 && `${formatNumber(quantity)} × ${formatEuros(unitPrice)}`,
    kind !== 'tradeIn' && linePriceKindLabels[priceKind],
    optional && 'optional, nicht in der Summe',
  ]
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <Typography sx={{ fontWeight: 600, flex: '1 1 12rem', overflowWrap: 'anywhere' }}>
          {number}. {title}
        </Typography>
        <Typography
          color={optional ? 'textSecondary' : 'textPrimary'}
          sx={{ ml: 'auto', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
        >
          {lineAmounts(line).total}
        </Typography>
      </Box>
      <Typography variant="note">{facts.filter(Boolean).join(' · ')}</Typography>
      {description && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {description}
        </Typography>
      )}
    </>
  )
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { py: 1.5, borderTop: 1, borderColor: 'divider' },
  '& > li:first-of-type': { pt: 0, borderTop: 0 },
  '& > li:last-of-type': { pb: 0 },
}
