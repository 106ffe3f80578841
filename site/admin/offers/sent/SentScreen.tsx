import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Offer } from '../../../../shared/offers/offer.ts'
import { FormSection } from '../../forms/FormSection.tsx'
import { OfferHeader } from '../OfferHeader.tsx'
import { TotalsTable } from '../Totals.tsx'
import { usePaper } from '../usePaper.ts'
import { CustomerLink } from './CustomerLink.tsx'
import { DecisionButtons } from './DecisionButtons.tsx'
import { OfferState } from './OfferState.tsx'
import { SentLines } from './SentLines.tsx'
import { SentTexts } from './SentTexts.tsx'

/** An offer as the customer has it, and what can be done with it. */
export function SentScreen({ offer }: { offer: Offer }) {
  return (
    <>
      <OfferHeader offer={offer}>
        <PaperButton offerId={offer.id} />
      </OfferHeader>
      <Box sx={columns}>
        <Box sx={{ ...stack, gridArea: 'state' }}>
          <FormSection title="Stand">
            <OfferState offer={offer} />
            <DecisionButtons offer={offer} />
          </FormSection>
          <FormSection title="Summen">
            <TotalsTable totals={offer.totals} />
          </FormSection>
        </Box>
        <Box sx={{ ...stack, gridArea: 'content' }}>
          <FormSection title="Positionen">
            <SentLines lines={offer.lines} />
          </FormSection>
          <CustomerLink offer={offer} />
          <SentTexts offer={offer} />
        </Box>
      </Box>
    </>
  )
}

function PaperButton({ offerId }: { offerId: number }) {
  const { open, isPending } = usePaper(offerId)
  return (
    <Button variant="outlined" startIcon={<PdfIcon />} loading={isPending} onClick={() => open()}>
      PDF öffnen
    </Button>
  )
}

const stack = {
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  minWidth: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
}
const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
  gridTemplateAreas: { xs: '"state" "content"', lg: '"content state"' },
}
