import Typography from '@mui/material/Typography'
import { DataTable, List, Pagination, TextInput } from 'react-admin'
import { formatEuros } from '../../../shared/offers/money.ts'
import { type ListedOffer, offerStatusLabels } from '../../../shared/offers/offer.ts'
import { formatDay } from '../../../shared/time/dates.ts'
import { formatNumber } from '../../../shared/writing/format.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { REFETCH_INTERVAL } from '../data/query.ts'
import { asCards } from '../lists/asCards.ts'
import { NoResults } from '../lists/NoResults.tsx'
import { lines } from '../lists/WholeList.tsx'
import { FilterSelect, fieldChoices } from '../parts/ChoiceField.tsx'
import { handledByLoadFailure, LoadFailure } from '../parts/Loading.tsx'
import { PageHeader } from '../parts/Page.tsx'
import { NameLink, ScreenLink } from '../parts/ScreenLink.tsx'
import { OfferSums, SUMS } from './OfferSums.tsx'
import { ageText, OfferStatusChip, offerName, timeLeft } from './offer.tsx'

const PAGE_SIZE = 25
const Column = DataTable.Col<ListedOffer>

const filters = [
  <TextInput
    key="search"
    source="search"
    type="search"
    label="Angebote suchen"
    placeholder="Nummer, Name oder Firma"
    alwaysOn
    sx={{ minWidth: { sm: 320 } }}
  />,
  <FilterSelect key="status" source="status" choices={fieldChoices(offerStatusLabels)} alwaysOn />,
  <FilterSelect
    key="expiring"
    source="expiring"
    label="Frist"
    choices={fieldChoices({ true: 'Läuft ab' })}
    alwaysOn
  />,
  <OfferSums key="sums" source="status" alwaysOn />,
]

export default function OfferList() {
  return (
    <>
      <PageHeader title="Angebote" />
      <List
        perPage={PAGE_SIZE}
        pagination={<Pagination rowsPerPageOptions={[]} />}
        filters={filters}
        actions={false}
        error={false}
        sx={{ [`& .filter-field:has(.${SUMS})`]: { flex: '1 0 100%' } }}
        queryOptions={{ ...handledByLoadFailure, refetchInterval: REFETCH_INTERVAL }}
      >
        <LoadFailure />
        <DataTable<ListedOffer>
          aria-label="Angebote"
          bulkActionButtons={false}
          empty={<NoResults hint={firstOffer} />}
          sx={{ ...lines, ...layout }}
        >
          <Column source="number" disableSort render={numberAndReceipt} />
          <Column source="customer" disableSort render={customer} />
          <Column source="payable" align="right" disableSort render={payable} />
          <Column source="status" disableSort render={status} />
          <Column source="validUntil" disableSort render={validity} />
          <Column source="age" disableSort render={(offer) => ageText(offer)} />
        </DataTable>
      </List>
    </>
  )
}

const firstOffer = (
  <Typography>
    Ein Angebot beginnt bei seiner Anfrage:{' '}
    <ScreenLink to={adminPaths.inquiries}>Zu den Anfragen</ScreenLink>
  </Typography>
)

const numberAndReceipt = (offer: ListedOffer) => (
  <>
    <NameLink to={adminPaths.offer(offer.id)}>{offerName(offer)}</NameLink>
    <Typography variant="note">{offer.inquiry.receipt}</Typography>
  </>
)

/** Whom it is addressed to; a draft may still lack that. */
const customer = ({ recipient, inquiry }: ListedOffer) => {
  const [first = '', ...rest] = [
    recipient.company || inquiry.company,
    recipient.name || inquiry.name,
  ].filter(Boolean)
  return (
    <>
      {first}
      <Typography variant="note">{rest.join(', ')}</Typography>
    </>
  )
}

const payable = ({ totals }: ListedOffer) => formatEuros(totals.payable)

/** The state, and of an open offer how likely it is to be sold. */
const status = ({ status, probability }: ListedOffer) => (
  <>
    <OfferStatusChip status={status} />
    {status !== 'accepted' && probability > 0 && (
      <Typography variant="note" title="Wie wahrscheinlich daraus ein Verkauf wird">
        {formatNumber(probability)} %
      </Typography>
    )}
  </>
)

const validity = (offer: ListedOffer) => (
  <>
    {formatDay(offer.validUntil)}
    <Typography variant="note">{timeLeft(offer)}</Typography>
  </>
)

const layout = {
  '& .column-number, & .column-payable, & .column-validUntil, & .column-age': {
    whiteSpace: 'nowrap',
  },
  '& .column-customer': { maxWidth: 420, overflowWrap: 'anywhere' },
  // What is said besides stands beside it, so that each offer has one line.
  '& td > .MuiTypography-note': { display: { lg: 'inline' }, ml: { lg: 1 } },
  // Figures stand one below the other, also on cards.
  '& td.column-status, & td.column-payable, & td.column-age': { justifySelf: 'end' },
  ...asCards('1fr auto', 'number status', 'customer payable', 'validUntil age'),
}
