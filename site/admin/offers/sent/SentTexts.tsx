import Typography from '@mui/material/Typography'
import { countryName } from '../../../../shared/offers/countries.ts'
import type { Offer } from '../../../../shared/offers/offer.ts'
import { taxModeLabels } from '../../../../shared/offers/offer-input.ts'
import { FormSection } from '../../forms/FormSection.tsx'

/** To whom it went, and what it says around its lines. */
export function SentTexts({ offer }: { offer: Offer }) {
  const { recipient, taxMode, intro, deliveryTime, paymentTerms, closing } = offer
  const address = [
    recipient.company,
    recipient.name,
    recipient.street,
    `${recipient.postalCode} ${recipient.city}`.trim(),
    countryName(recipient.country),
    recipient.vatId && `USt-IdNr. ${recipient.vatId}`,
  ]
  return (
    <>
      <FormSection title="Empfänger">
        <Said text={address.filter(Boolean).join('\n')} />
      </FormSection>
      <FormSection title="Texte">
        <Said label="Einleitung" text={intro} />
        <Said label="Lieferzeit" text={deliveryTime} />
        <Said label="Zahlung" text={paymentTerms} />
        <Said label="Lieferung" text={taxModeLabels[taxMode]} />
        <Said label="Schluss" text={closing} />
      </FormSection>
    </>
  )
}

const Said = ({ label, text }: { label?: string; text: string }) =>
  text !== '' && (
    <>
      {label && (
        <Typography variant="body2" color="textSecondary">
          {label}
        </Typography>
      )}
      <Typography
        sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', '&:not(:last-child)': { mb: 1.5 } }}
      >
        {text}
      </Typography>
    </>
  )
