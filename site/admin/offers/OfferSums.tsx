import { Box, Button, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useInput, useListContext } from 'react-admin'
import { formatEuros } from '../../../shared/offers/money.ts'
import { type OfferStatus, offerStatusLabels } from '../../../shared/offers/offer.ts'
import { offerSums, type OfferSums as Sums } from '../../../shared/offers/offer-figures.ts'
import { formatCount, formatNumber } from '../../../shared/writing/format.ts'
import { load } from '../data/api.ts'
import { listQuery, REFETCH_INTERVAL } from '../data/query.ts'
import type { FilterProps } from '../parts/ChoiceField.tsx'
import { forecastText } from './forecastText.ts'

/** By which the list gives it the whole width. */
export const SUMS = 'offer-sums'

/** The states with money in them, always the same ones, so that nothing moves when the sums come. */
const counted = ['draft', 'sent', 'ordered', 'accepted'] as const

/**
 * What the offers of the list come to, and those of each state, which a press shows alone: an input of the filter form,
 * so that a press and what is typed beside it at the same moment are both kept.
 */
export function OfferSums({ source }: FilterProps) {
  const { filterValues } = useListContext()
  const { field } = useInput({ source })
  const { data } = useQuery({
    queryKey: ['offers', 'sums', filterValues],
    queryFn: () => load(offerSums, `/offers/sums?${listQuery({ filter: filterValues })}`),
    placeholderData: keepPreviousData,
    refetchInterval: REFETCH_INTERVAL,
  })
  // The state alone says it where the list shows no other.
  const won = !field.value && data ? data.byStatus.accepted.value : 0
  return (
    <Box className={SUMS} sx={place}>
      {data && (
        <>
          <Box role="group" aria-label="Nach Stand" sx={row}>
            {counted.map((status) => (
              <StatusButton
                key={status}
                status={status}
                worth={data.byStatus[status]}
                isChosen={status === field.value}
                onPress={() => field.onChange(status === field.value ? '' : status)}
              />
            ))}
          </Box>
          <Typography>
            {formatCount(data.count, 'Angebot', 'Angebote')},{' '}
            <strong>{formatEuros(data.value)}</strong> netto
            {won > 0 && (
              <>
                , davon gewonnen <strong>{formatEuros(won)}</strong>
              </>
            )}
            {data.expected > 0 && (
              <>
                , {won > 0 ? 'noch' : 'davon'} zu erwarten{' '}
                <strong>{formatEuros(data.expected)}</strong>
              </>
            )}
          </Typography>
          <Typography variant="note">
            {data.expected > 0 && `${forecastText(data.forecast)} `}
            Alle Summen sind netto, in der Liste steht, was der Kunde zahlt.
          </Typography>
        </>
      )}
    </Box>
  )
}

interface StatusProps {
  status: OfferStatus
  worth: Sums['byStatus'][OfferStatus]
  isChosen: boolean
  onPress: () => void
}

const StatusButton = ({ status, worth: { count, value }, isChosen, onPress }: StatusProps) => (
  <Button
    color="inherit"
    variant={isChosen ? 'contained' : 'outlined'}
    aria-pressed={isChosen}
    onClick={onPress}
  >
    <span>
      {offerStatusLabels[status]} ({formatNumber(count)})
    </span>
    <span>{formatEuros(value)}</span>
  </Button>
)

/** As high before the sums have come, so that the list stays where it is. */
const place = {
  display: 'grid',
  alignContent: 'start',
  gap: 1,
  flex: 1,
  minWidth: 0,
  pt: 1.5,
  minHeight: { xs: 180, sm: 100 },
  '& .MuiButton-root': {
    display: 'grid',
    justifyContent: 'start',
    textAlign: 'left',
    lineHeight: 1.4,
  },
}
const row = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
}
