import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { Offer } from '../../../../shared/offers/offer.ts'
import { CopyButton } from '../../account/CopyButton.tsx'
import { FormSection } from '../../forms/FormSection.tsx'

/** Where the customer reads and answers the offer, and the proof that its paper is still the same. */
export function CustomerLink({ offer: { address, pdfSha256 } }: { offer: Offer }) {
  if (!address) return null
  return (
    <FormSection title="Seite des Kunden">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Link href={address} target="_blank" sx={{ flex: '1 1 16rem', overflowWrap: 'anywhere' }}>
          {address}
        </Link>
        <CopyButton text={address} />
      </Box>
      {pdfSha256 && (
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ mt: 1.5, overflowWrap: 'anywhere' }}
        >
          SHA-256 der PDF-Datei: <code>{pdfSha256}</code>
        </Typography>
      )}
    </FormSection>
  )
}
