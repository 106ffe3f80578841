import { Button } from '@mui/material'
import { useNotify } from 'react-admin'
import { fetchedPictures, type StockImport } from '../../../shared/stock/imports.ts'
import { formatCount } from '../../../shared/writing/format.ts'
import { load } from '../data/api.ts'
import { EVERYTHING, useCall } from '../parts/useCall.ts'

interface Props {
  /** The number of the import. */
  id: number
  onFetched?: (left: StockImport['failedPictures']) => void
}

/** Fetches once more what other servers did not give for the machines of an import. */
export function FetchAgain({ id, onFetched }: Props) {
  const notify = useNotify()
  const { mutate, isPending } = useCall({
    call: () => load(fetchedPictures, `/stock/imports/${id}/pictures`, { method: 'POST' }),
    onDone: ({ fetched, failedPictures }) => {
      const left = failedPictures.flatMap(({ pictures }) => pictures).length
      const said = [
        fetched > 0 && formatCount(fetched, 'Bild geholt', 'Bilder geholt'),
        left > 0 && `${formatCount(left, 'Bild fehlt', 'Bilder fehlen')} noch`,
        fetched + left === 0 && 'Kein Bild war mehr zu holen',
      ]
      notify(said.filter(Boolean).join(', '), { type: left > 0 ? 'warning' : 'success' })
      onFetched?.(failedPictures)
    },
    invalidates: EVERYTHING,
  })
  return (
    <Button size="small" variant="outlined" disabled={isPending} onClick={() => mutate()}>
      {isPending ? 'Bilder werden geholt …' : 'Bilder noch einmal holen'}
    </Button>
  )
}
