import { Alert, Autocomplete, Button, TextField, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { FieldTitle, TextInput, useInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import {
  countryName,
  findCountry,
  isCountry,
  listCountries,
  searchCountries,
} from '../../../shared/offers/countries.ts'
import type { Offer } from '../../../shared/offers/offer.ts'
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
import { Stacked, TwoColumns } from '../parts/Boxes.tsx'
import { Panel } from '../parts/Page.tsx'

/** To whom the paper is addressed. */
export function RecipientInputs({ offer }: { offer: Offer }) {
  const { taxMode, recipient, warnings, recipientFrom } = offer
  const typed: unknown[] = useWatch({ name: ['taxMode', 'recipient.country', 'recipient.vatId'] })
  const stored = [taxMode, recipient.country, recipient.vatId]
  const isStored = typed.every((value, index) => value === stored[index])
  const warning = isStored ? warnings['recipient.vatId'] : undefined
  return (
    <Panel title="Empfänger">
      {recipientFrom && <Origin recipient={recipient} number={recipientFrom} />}
      <TwoColumns sx={{ alignItems: 'start', '& .MuiFormControl-root': { m: 0 } }}>
        <TextInput source="recipient.company" label="Firma" />
        <TextInput source="recipient.name" label="Name" />
        <TextInput source="recipient.street" label="Straße und Hausnummer" />
        <Stacked columns="112px minmax(0, 1fr)">
          <TextInput source="recipient.postalCode" label="Postleitzahl" />
          <TextInput source="recipient.city" label="Ort" />
        </Stacked>
        <CountryInput source="recipient.country" />
        <TextInput
          source="recipient.vatId"
          label="USt-IdNr."
          helperText={
            warning ??
            (typed[0] === 'eu' && 'Ohne sie ist eine Lieferung in die EU nicht steuerfrei')
          }
        />
      </TwoColumns>
      <TaxModeProposal />
    </Panel>
  )
}

const addressParts = ['street', 'postalCode', 'city', 'country', 'vatId'] as const

/** From which earlier offer the address is, as long as it is that one. */
function Origin({ recipient, number }: Pick<Offer, 'recipient'> & { number: string }) {
  const typed: unknown[] = useWatch({ name: addressParts.map((part) => `recipient.${part}`) })
  const isSame = addressParts.every((part, index) => typed[index] === recipient[part])
  if (!isSame) return null
  return (
    <Typography variant="note" gutterBottom>
      Anschrift aus Angebot {number}
    </Typography>
  )
}

const countries = listCountries()
const LABEL = 'Land'

/** A country by any of its names. What is typed and names none stays in the field, so that no other one takes its place. */
function CountryInput({ source }: { source: string }) {
  const { field, fieldState } = useInput({ source })
  const { trigger } = useFormContext()
  const [typed, setTyped] = useState<string | null>(null)
  const stored = String(field.value ?? '')
  const isChosen = typed === null && isCountry(stored)

  const take = (country: string) => {
    setTyped(null)
    // As if it were typed, so that what follows the country follows a choice, too.
    field.onChange(country)
    trigger(source)
  }
  const leave = () => {
    field.onBlur()
    if (typed !== null) take(findCountry(typed) ?? typed)
  }
  return (
    <Autocomplete
      options={countries}
      getOptionLabel={countryName}
      filterOptions={(_, { inputValue }) => searchCountries(inputValue)}
      noOptionsText="Kein Land heißt so"
      autoHighlight
      selectOnFocus
      clearIcon={null}
      value={isChosen ? stored : null}
      onChange={(_, country) => country !== null && take(country)}
      inputValue={isChosen ? countryName(stored) : (typed ?? stored)}
      onInputChange={(_, text, reason) => {
        if (reason !== 'input') return
        setTyped(text)
        field.onChange(text)
      }}
      onBlur={leave}
      renderInput={(input) => (
        <TextField
          {...input}
          name={source}
          inputRef={field.ref}
          label={<FieldTitle label={LABEL} source={source} isRequired />}
          error={fieldState.invalid}
          helperText={
            fieldState.invalid &&
            (isChosen ? fieldState.error?.message : 'Bitte ein Land aus der Liste wählen')
          }
        />
      )}
    />
  )
}

const taxed = offerContent.pick({ taxMode: true }).extend({
  recipient: recipient.pick({ country: true, postalCode: true, city: true, vatId: true }),
})

const BY_HAND = { shouldDirty: true, shouldValidate: true }

/**
 * How the offer is taxed follows country and VAT id. Where somebody has chosen something else, it is proposed instead;
 * German VAT abroad is asked about.
 */
function TaxModeProposal() {
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
