import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined'
import { Alert, Button, Link, Typography } from '@mui/material'
import { type ReactNode, useEffect } from 'react'
import { countryName } from '../../../../shared/offers/countries.ts'
import type { Offer } from '../../../../shared/offers/offer.ts'
import {
  counts,
  type OfferLine,
  type TaxMode,
  taxModeLabels,
} from '../../../../shared/offers/offer-input.ts'
import { lineAmounts } from '../../../../shared/offers/wording.ts'
import { keptSentence } from '../../../../shared/operation/retention.ts'
import { PlainList, Row, Stacked } from '../../parts/Boxes.tsx'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { Panel } from '../../parts/Page.tsx'
import { OfferHeader, OfferTitle } from '../OfferHeader.tsx'
import { lineFacts, usePaper } from '../offer.tsx'
import { TotalsTable } from '../Totals.tsx'
import { DecisionButtons } from './DecisionDialog.tsx'
import { OfferState } from './OfferState.tsx'

/** An offer as the customer has it, and what can be done with it. */
export const SentScreen = ({ offer }: { offer: Offer }) => (
  <>
    <OfferHeader offer={offer}>
      <PaperButton offerId={offer.id} />
    </OfferHeader>
    <SentParts offer={offer} decisions={<DecisionButtons offer={offer} />} />
  </>
)

/** An offer that only the law keeps: to be read, and nothing to decide. */
export const KeptScreen = ({ offer, until }: { offer: Offer; until: string }) => (
  <>
    <OfferTitle offer={offer}>
      <PaperButton offerId={offer.id} />
    </OfferTitle>
    <SentParts offer={offer} notice={<Alert severity="warning">{keptSentence(until)}</Alert>} />
  </>
)

interface Parts {
  offer: Offer
  decisions?: ReactNode
  notice?: ReactNode
}

function SentParts({ offer, decisions, notice }: Parts) {
  // It takes the place of a form that was scrolled.
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  return (
    <Stacked sx={columns}>
      <Stacked sx={{ ...stack, gridArea: 'state' }}>
        <Panel title="Stand">
          <OfferState offer={offer} />
          {decisions}
        </Panel>
        <Panel title="Summen">
          <TotalsTable totals={offer.totals} />
        </Panel>
      </Stacked>
      <Stacked sx={{ ...stack, gridArea: 'content' }}>
        {notice}
        <Panel title="Positionen">
          <SentLines {...offer} />
        </Panel>
        <CustomerLink offer={offer} />
        <SentTexts offer={offer} />
      </Stacked>
    </Stacked>
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

const stack = { alignContent: 'start', minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }
const columns = {
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
  gridTemplateAreas: { xs: '"state" "content"', lg: '"content state"' },
}

/** Where the customer reads and answers the offer, and the proof that its paper is still the same. */
function CustomerLink({ offer: { address, pdfSha256 } }: { offer: Offer }) {
  if (!address) return null
  return (
    <Panel title="Seite des Kunden" gap={1.5}>
      <Row align="center" gap={1.5}>
        <Link href={address} target="_blank" sx={{ flex: '1 1 16rem', overflowWrap: 'anywhere' }}>
          {address}
        </Link>
        <CopyButton text={address} />
      </Row>
      {pdfSha256 && (
        <Typography variant="note">
          SHA-256 der PDF-Datei: <code>{pdfSha256}</code>
        </Typography>
      )}
    </Panel>
  )
}

/** To whom it went, and what it says around its lines. */
function SentTexts({ offer }: { offer: Offer }) {
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
      <Panel title="Empfänger">
        <Said text={address.filter(Boolean).join('\n')} />
      </Panel>
      <Panel title="Texte" gap={1.5}>
        <Said label="Einleitung" text={intro} />
        <Said label="Lieferzeit" text={deliveryTime} />
        <Said label="Zahlung" text={paymentTerms} />
        <Said label="Lieferung" text={taxModeLabels[taxMode]} />
        <Said label="Schluss" text={closing} />
      </Panel>
    </>
  )
}

const Said = ({ label, text }: { label?: string; text: string }) =>
  text !== '' && (
    <div>
      {label && <Typography variant="note">{label}</Typography>}
      <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography>
    </div>
  )

/** The lines of an offer to read. */
const SentLines = ({ lines, taxMode }: Pick<Offer, 'lines' | 'taxMode'>) => (
  <PlainList component="ol" gap={0} sx={list}>
    {lines.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: What was sent never changes its order
      <li key={index}>
        <SentLine line={line} number={index + 1} taxMode={taxMode} />
      </li>
    ))}
  </PlainList>
)

interface LineProps {
  line: OfferLine
  number: number
  taxMode: TaxMode
}

function SentLine({ line, number, taxMode }: LineProps) {
  const { title, description } = line
  return (
    <>
      <Row sx={{ columnGap: 2 }} gap={0}>
        <Typography sx={{ flex: '1 1 12rem' }} variant="strong">
          {number}. {title}
        </Typography>
        <Typography
          color={counts(line) ? 'textPrimary' : 'textSecondary'}
          sx={{ ml: 'auto', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
        >
          {lineAmounts(line).total}
        </Typography>
      </Row>
      <Typography variant="note">{lineFacts(line, taxMode).join(' · ')}</Typography>
      {description && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
          {description}
        </Typography>
      )}
    </>
  )
}

const list = {
  '& > li': { py: 1.5, borderTop: 1, borderColor: 'divider' },
  '& > li:first-of-type': { pt: 0, borderTop: 0 },
  '& > li:last-of-type': { pb: 0 },
}
