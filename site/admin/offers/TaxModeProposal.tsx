import { Alert, Button, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import {
  offerContent,
  recipient,
  type TaxMode,
  taxModeLabels,
} from '../../../shared/offers/offer-input.ts'
import {
  followingTaxMode,
  proposedTaxMode,
  taxProposal,
  taxQuestion,
} from '../../../shared/offers/tax-mode.ts'

const taxed = offerContent.pick({ taxMode: true }).extend({
  recipient: recipient.pick({ country: true, postalCode: true, city: true, vatId: true }),
})

const BY_HAND = { shouldDirty: true, shouldValidate: true }

/**
 * How the offer is taxed follows country and VAT id. Where somebody has chosen something else, it is proposed instead;
 * German VAT abroad is asked about.
 */
export function TaxModeProposal() {
  const { setValue } = useFormContext()
  const [taxMode, recipient]: unknown[] = useWatch({ name: ['taxMode', 'recipient'] })
  const typed = taxed.safeParse({ taxMode, recipient }).data
  const followed = useFollowingMode(typed && proposedTaxMode(typed.recipient))
  if (!typed) return null
  const proposal = taxProposal(typed)
  const text = proposal?.text ?? taxQuestion(typed)
  return (
    <>
      <Typography role="status" variant="note" sx={{ mt: 1, '&:empty': { display: 'none' } }}>
        {followed &&
          followed === taxMode &&
          `„Lieferung“ folgt dem Empfänger: jetzt „${taxModeLabels[followed]}“`}
      </Typography>
      {text && (
        <Alert
          severity="info"
          sx={{ mt: 2 }}
          action={
            proposal && (
              <Button color="inherit" onClick={() => setValue('taxMode', proposal.mode, BY_HAND)}>
                {taxModeLabels[proposal.mode]} wählen
              </Button>
            )
          }
        >
          {text}
        </Alert>
      )}
    </>
  )
}

/**
 * Lets a mode that is the proposed one go along when the place of the recipient proposes another; what was chosen by
 * hand stays. Only typing counts: a version that was loaded has its own.
 * @param proposed by what stands in the form; undefined while that is no place
 * @returns the mode that it has set last
 */
function useFollowingMode(proposed: TaxMode | undefined): TaxMode | null {
  const { watch, setValue } = useFormContext()
  const [followed, setFollowed] = useState<TaxMode | null>(null)
  const last = useRef(proposed)
  useEffect(() => {
    last.current = proposed ?? last.current
  }, [proposed])
  useEffect(() => {
    const { unsubscribe } = watch((values, { name, type }) => {
      const typed = taxed.safeParse(values).data
      if (type !== 'change' || !name?.startsWith('recipient.') || !typed) return
      const mode = followingTaxMode(last.current, typed)
      last.current = proposedTaxMode(typed.recipient)
      if (mode === null) return
      // Whoever else watches the form still has to hear of the recipient, with the mode as it was.
      queueMicrotask(() => setValue('taxMode', mode, BY_HAND))
      setFollowed(mode)
    })
    return unsubscribe
  }, [watch, setValue])
  return followed
}
