import { zodResolver } from '@hookform/resolvers/zod'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import {
  AutocompleteArrayInput,
  Create,
  NumberInput,
  ReferenceArrayInput,
  SelectInput,
  TextInput,
  useChoicesContext,
  useGetMany,
  useNotify,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { z } from 'zod'
import { quantity } from '../../../shared/inquiries/contact-input.ts'
import { type Inquiry, NOBODY } from '../../../shared/inquiries/inquiry.ts'
import { senderPatch } from '../../../shared/inquiries/inquiry-patch.ts'
import {
  type ManualInput,
  manualInput,
  manualSources,
} from '../../../shared/inquiries/manual-input.ts'
import { sourceLabels, stepTexts } from '../../../shared/inquiries/stage.ts'
import { offer } from '../../../shared/offers/offer.ts'
import { MOST_PIECES, type Quantities } from '../../../shared/product/machine-selection.ts'
import type { Product } from '../../../shared/product/product.ts'
import { useMe } from '../auth/me.tsx'
import { adminPaths } from '../data/adminPaths.ts'
import { load } from '../data/api.ts'
import { useDealer } from '../dealer/DealerContext.ts'
import { mayTakeKeyboard } from '../forms/keyboard.ts'
import { RecordForm } from '../forms/RecordForm.tsx'
import { Stacked } from '../parts/Boxes.tsx'
import { PageHeader, Panel } from '../parts/Page.tsx'
import { EVERYTHING, useCall } from '../parts/useCall.ts'
import { choiceDetail } from '../products/stockFacts.ts'
import { KnownCustomer } from './KnownCustomer.tsx'
import { LanguageInput } from './Sender.tsx'
import { useOwners } from './StageAndOwner.tsx'
import { StepInputs } from './step/StepForm.tsx'
import { checkedStep, type StepValues, stepOf } from './step/stepValues.ts'

/** What the form holds of the numbers of machines; it leaves out an empty group. */
const counts = z.record(z.string(), quantity).default({})
type Counts = z.infer<typeof counts>
const resolver = zodResolver(manualInput.and(z.object({ step: checkedStep, counts })))
const byTitle = { field: 'title', order: 'ASC' } as const
const anyValues = z.record(z.string(), z.unknown())
const step: StepValues = { when: 'unchanged', day: '', text: stepTexts.answer }
const empty = {
  source: 'phone',
  name: '',
  company: '',
  email: '',
  phone: '',
  language: 'de',
  message: '',
  productIds: [],
  counts: {},
  step,
}

/** What other screens hand over: whom it is about, which machines, and whether an offer is to be written at once. */
const handedOver = z
  .object({
    sender: senderPatch.optional().catch(undefined),
    productIds: z.array(z.number()).default([]),
    isOffer: z.boolean().default(false),
  })
  .catch({ sender: undefined, productIds: [], isOffer: false })

type Typed = ManualInput & { step: StepValues; counts: Counts }

/** For those who call or walk in: an inquiry that is written down by hand. */
export default function InquiryCreate() {
  const notify = useNotify()
  const navigate = useNavigate()
  const hours = useDealer()
  const me = useMe()
  const { isOffer } = handedOver.parse(useLocation().state)
  const begin = useCall({
    call: (id: number) => load(offer, `/contact/${id}/offers`, { json: {} }),
    failed: 'Die Anfrage ist eingetragen, das Angebot aber nicht begonnen',
    invalidates: EVERYTHING,
  })
  const onSuccess = ({ id, receipt }: Inquiry) => {
    notify(`Anfrage ${receipt} eingetragen`, { type: 'success' })
    if (!isOffer) return navigate(adminPaths.inquiry(id))
    begin.mutate(id, {
      onSuccess: (begun) => navigate(adminPaths.offer(begun.id)),
      onError: () => navigate(adminPaths.inquiry(id)),
    })
  }
  const transform = ({ step, counts, ...input }: Typed): ManualInput => {
    const nextStep = stepOf(step, hours, new Date())
    const quantities = quantitiesOf(input.productIds, counts)
    return { ...input, quantities, ...(nextStep && { nextStep }) }
  }
  if (!me) return null
  return (
    <>
      <PageHeader title={isOffer ? 'Angebot schreiben' : 'Anfrage eintragen'} />
      {isOffer && <Typography sx={{ mb: 2, maxWidth: '70ch' }}>{OFFER_HINT}</Typography>}
      <Create sx={{ maxWidth: 860 }} transform={transform} mutationOptions={{ onSuccess }}>
        <ManualForm ownerId={me.id} />
      </Create>
    </>
  )
}

const OFFER_HINT =
  'Ein Angebot gehört zu einer Anfrage. Tragen Sie ein, an wen es geht; danach öffnet sich der Entwurf.'

function ManualForm({ ownerId }: { ownerId: number }) {
  const owners = useOwners()
  const { state } = useLocation()
  const { sender, productIds, isOffer } = handedOver.parse(state)
  // Whoever was searched for by a number or an address is asked for the name next.
  const isReachable = Boolean(sender?.phone || sender?.email) && !sender?.name
  const [defaultValues] = useState({
    ...empty,
    ownerId,
    ...sender,
    productIds,
    ...(isOffer && { message: 'Angebot gewünscht' }),
  })
  return (
    <RecordForm
      draft="anfrage.neu"
      values={anyValues}
      defaultValues={defaultValues}
      resolver={resolver}
    >
      <Stacked>
        <Panel title="Wer fragt?" gap={2}>
          <SelectInput
            source="source"
            label="Kam über"
            choices={manualSources.map((id) => ({ id, name: sourceLabels[id] }))}
            isRequired
          />
          <KnownCustomer isPhoneFirst={!isReachable && mayTakeKeyboard()} />
          <TextInput
            source="name"
            label="Name"
            isRequired
            autoFocus={isReachable && mayTakeKeyboard()}
          />
          <TextInput source="company" label="Firma" />
          <LanguageInput />
          <Typography variant="note">
            E-Mail-Adresse oder Telefon ist nötig. Niemand bekommt davon eine E-Mail.
          </Typography>
        </Panel>
        <Panel title="Worum geht es?" gap={2}>
          <ReferenceArrayInput source="productIds" reference="products" sort={byTitle}>
            <MachinesInput />
          </ReferenceArrayInput>
          <QuantityInputs />
          <TextInput source="message" label="Nachricht" multiline minRows={4} />
        </Panel>
        <Panel title="Wie geht es weiter?" gap={2}>
          <SelectInput source="ownerId" label="Zuständig" choices={owners} emptyText={NOBODY} />
          <StepInputs source="step" unchanged="Antworten bis zum versprochenen Zeitpunkt" />
        </Panel>
      </Stacked>
    </RecordForm>
  )
}

/** Machines by what is typed. What was found for another text is not offered: a quick ↓ and Enter would choose of it. */
function MachinesInput() {
  const { filterValues, isFetching } = useChoicesContext<Product>()
  return (
    <AutocompleteArrayInput
      label="Maschinen"
      optionText={(machine: Product) => `${machine.title} · ${choiceDetail(machine)}`}
      filterToQuery={(search: string) => ({ search })}
      shouldRenderSuggestions={(typed: string) =>
        !isFetching && typed === (filterValues.search ?? '')
      }
      noOptionsText="Keine Maschine gefunden"
      helperText={false}
      // Names that are too long are cut in their field.
      sx={{ minWidth: 0 }}
      autoHighlight
      // What is typed and not chosen yet stays in sight.
      clearOnBlur={false}
      // Enter chooses, and does not send the form.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  )
}

/** A form takes bare numbers for the places of a list. */
const keyOf = (id: number) => `nr${id}`

/** How many of each chosen machine. */
const quantitiesOf = (ids: number[], counts: Counts): Quantities =>
  Object.fromEntries(ids.map((id) => [id, counts[keyOf(id)] ?? 1]))

/** Asks for each chosen machine how many of it are wanted. */
function QuantityInputs() {
  const ids: number[] = useWatch({ name: 'productIds' })
  const { data = [] } = useGetMany<Product>('products', { ids })
  return data.map(({ id, title }) => (
    <NumberInput
      key={id}
      source={`counts.${keyOf(id)}`}
      label={`Anzahl: ${title}`}
      defaultValue={1}
      min={1}
      max={MOST_PIECES}
      shouldUnregister
    />
  ))
}
