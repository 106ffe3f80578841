import CloseIcon from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import SnackbarContent from '@mui/material/SnackbarContent'
import { useMutation } from '@tanstack/react-query'
import { useCloseNotification, useDataProvider, useNotify } from 'react-admin'
import { formatCount } from '../../../shared/format.ts'
import type { ProductPatch } from '../../../shared/product/product.ts'
import { type ChangeOutcome, takeBack } from './changeEach.ts'

interface Props {
  outcome: ChangeOutcome
  /** What was changed of each product. */
  fields: (keyof ProductPatch)[]
}

/** Tells what a change of several products has changed, with a button that takes it back. */
export function BulkNotice({ outcome: { changed, refused }, fields }: Props) {
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const close = useCloseNotification()
  const { mutate: undo, isPending } = useMutation({
    mutationFn: () => takeBack(dataProvider, changed, fields),
    onSuccess: ({ changed, refused }) =>
      notify([`Rückgängig gemacht: ${countOf(changed)}`, ...refused.map(whyNot)].join('\n'), {
        type: refused.length > 0 ? 'warning' : 'success',
      }),
  })
  const tone = refused.length > 0 ? 'warning' : 'success'
  return (
    <SnackbarContent
      role="status"
      message={
        <>
          <div>{countOf(changed)} gespeichert</div>
          {refused.map((product) => (
            <div key={product.id}>{whyNot(product)}</div>
          ))}
        </>
      }
      action={
        <>
          {changed.length > 0 && (
            <Button color="inherit" disabled={isPending} onClick={() => undo()}>
              Rückgängig
            </Button>
          )}
          <IconButton color="inherit" aria-label="Meldung schließen" onClick={close}>
            <CloseIcon />
          </IconButton>
        </>
      }
      sx={{ flexWrap: 'nowrap', bgcolor: `${tone}.main`, color: `${tone}.contrastText` }}
    />
  )
}

const countOf = (products: unknown[]) => formatCount(products.length, 'Produkt', 'Produkte')

const whyNot = ({ title, reason }: ChangeOutcome['refused'][number]) => `${title}: ${reason}`
