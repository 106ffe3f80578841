import CloseIcon from '@mui/icons-material/Close'
import StarIcon from '@mui/icons-material/Star'
import StarBorderIcon from '@mui/icons-material/StarBorder'
import MuiButton from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import SnackbarContent from '@mui/material/SnackbarContent'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import {
  BulkDeleteButton,
  Button,
  Confirm,
  type DataProvider,
  useCloseNotification,
  useDataProvider,
  useListContext,
  useNotify,
} from 'react-admin'
import { formatCount } from '../../../shared/format.ts'
import {
  adminStatusLabels,
  type Product,
  type ProductPatch,
  type ProductStatus,
  productPatch,
  productStatuses,
} from '../../../shared/product/product.ts'
import { timeFields } from '../../../shared/product/times.ts'
import { May } from '../auth/me.tsx'
import { reasonOf } from '../data/failure.ts'
import type { Saved } from '../data/httpClient.ts'
import { ChoiceField, choicesOf } from '../forms/ChoiceField.tsx'
import { useNotifyDeleted } from '../trash/useNotifyDeleted.tsx'

export function ProductBulkActions() {
  const { mutate: change, isPending } = useBulkChange()
  const { onUnselectItems } = useListContext()
  const notifyDeleted = useNotifyDeleted()
  const onDeleted = () => {
    onUnselectItems()
    notifyDeleted()
  }
  return (
    <>
      <May permission="products.edit">
        <Button label="Empfehlen" disabled={isPending} onClick={() => change({ featured: true })}>
          <StarIcon />
        </Button>
        <Button
          label="Nicht mehr empfehlen"
          disabled={isPending}
          onClick={() => change({ featured: false })}
        >
          <StarBorderIcon />
        </Button>
      </May>
      <BulkStatus disabled={isPending} onChoose={(status) => change({ status })} />
      <BulkDeleteButton mutationMode="pessimistic" mutationOptions={{ onSuccess: onDeleted }} />
    </>
  )
}

const choices = [{ value: '', label: 'Status setzen …' }, ...choicesOf(adminStatusLabels)]

interface Props {
  disabled: boolean
  onChoose: (status: ProductStatus) => void
}

/** Sets the status of the selected products, after a question. */
function BulkStatus({ disabled, onChoose }: Props) {
  const { selectedIds = [] } = useListContext()
  const [chosen, setChosen] = useState<ProductStatus | null>(null)
  return (
    <>
      <ChoiceField
        choices={choices}
        value=""
        fullWidth={false}
        disabled={disabled}
        slotProps={{ htmlInput: { 'aria-label': 'Status der ausgewählten Produkte' } }}
        onChoose={(value) => setChosen(productStatuses.find((known) => known === value) ?? null)}
      />
      <Confirm
        isOpen={chosen !== null}
        title={`Status von ${formatCount(selectedIds.length, 'Produkt', 'Produkten')} ändern?`}
        content={chosen && questionOf(selectedIds.length, chosen)}
        confirm="Ändern"
        onClose={() => setChosen(null)}
        onConfirm={() => {
          setChosen(null)
          if (chosen) onChoose(chosen)
        }}
      />
    </>
  )
}

function questionOf(count: number, status: ProductStatus): string {
  const products = formatCount(count, 'Produkt bekommt', 'Produkte bekommen')
  const effect =
    status === 'inactive'
      ? ` und ${count === 1 ? 'verschwindet' : 'verschwinden'} von der Website`
      : ''
  return `${products} den Status „${adminStatusLabels[status]}“${effect}.`
}

/** Long enough to notice a mistake and take it back. */
const NOTICE_SHOWN_MS = 60_000

/** Changes the selected products. One press takes that back. */
function useBulkChange() {
  const { selectedIds, onUnselectItems } = useListContext()
  const dataProvider = useDataProvider()
  const notify = useNotify()
  return useMutation({
    mutationFn: async (patch: ProductPatch) => {
      const { data } = await dataProvider.getMany<Product>('products', { ids: selectedIds })
      return changeEach(dataProvider, data, () => patch)
    },
    onSuccess: (outcome, patch) => {
      if (outcome.refused.length === 0) onUnselectItems()
      const changed = productPatch.keyof().options.filter((field) => field in patch)
      // Another status ends them.
      const fields = patch.status ? [...changed, ...timeFields] : changed
      notify(<BulkNotice outcome={outcome} fields={fields} />, {
        autoHideDuration: NOTICE_SHOWN_MS,
      })
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  })
}

interface BulkNoticeProps {
  outcome: ChangeOutcome
  /** What was changed of each product. */
  fields: (keyof ProductPatch)[]
}

/** Tells what a change of several products has changed, with a button that takes it back. */
function BulkNotice({ outcome: { changed, refused }, fields }: BulkNoticeProps) {
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
            <MuiButton color="inherit" disabled={isPending} onClick={() => undo()}>
              Rückgängig
            </MuiButton>
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

/** What became of a change of several products. */
interface ChangeOutcome {
  changed: { before: Product; after: Product }[]
  refused: { id: number; title: string; reason: string }[]
}

/** Changes several products, each for itself, and none that somebody else has changed since. */
async function changeEach(
  dataProvider: DataProvider,
  products: Product[],
  patchOf: (product: Product) => ProductPatch,
): Promise<ChangeOutcome> {
  const outcome: ChangeOutcome = { changed: [], refused: [] }
  const change = async (before: Product) => {
    const params = { id: before.id, data: patchOf(before), previousData: before }
    try {
      const { data } = await dataProvider.update<Saved<Product>>('products', params)
      outcome.changed.push({ before, after: data })
    } catch (error) {
      outcome.refused.push({ id: before.id, title: before.title, reason: reasonOf(error) })
    }
  }
  await Promise.all(products.map(change))
  return outcome
}

/** Gives these fields of changed products back the values that they had before. */
function takeBack(
  dataProvider: DataProvider,
  changed: ChangeOutcome['changed'],
  fields: (keyof ProductPatch)[],
): Promise<ChangeOutcome> {
  const before = new Map(changed.map(({ before }) => [before.id, before]))
  return changeEach(
    dataProvider,
    changed.map(({ after }) => after),
    ({ id }) => Object.fromEntries(fields.map((field) => [field, before.get(id)?.[field]])),
  )
}
