import UndoIcon from '@mui/icons-material/Undo'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Button, DataTable, HttpError, Pagination, useRecordContext } from 'react-admin'
import { retention } from '../../../shared/operation/retention.ts'
import {
  TRASH_PAGE_SIZE,
  type TrashedProduct,
  type TrashRestore,
} from '../../../shared/product/trash.ts'
import { formatDateTime, formatDay } from '../../../shared/time/dates.ts'
import { useCategories } from '../categories/useCategories.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useRestore } from '../history/useRestore.ts'
import { asCards } from '../lists/asCards.ts'
import { RowMenu } from '../lists/RowMenu.tsx'
import { WholeList } from '../lists/WholeList.tsx'
import { ChoiceField } from '../parts/ChoiceField.tsx'
import { PageHeader } from '../parts/Page.tsx'
import { Thumbnail } from '../parts/Thumbnail.tsx'

export default function TrashList() {
  return (
    <>
      <PageHeader title="Papierkorb" />
      <Typography variant="intro">
        Gelöschte Maschinen bleiben hier {retention.trashDays} Tage. Danach entfernt sie der Server
        mit Bildern und Verlauf.
      </Typography>
      <WholeList
        label="Papierkorb"
        actions={false}
        list={{ perPage: TRASH_PAGE_SIZE, pagination: <Pagination rowsPerPageOptions={[]} /> }}
        none="Der Papierkorb ist leer"
        sx={layout}
      >
        <DataTable.Col source="image" disableSort render={picture} />
        <DataTable.Col source="title" disableSort render={name} />
        <DataTable.Col source="deletedAt" disableSort render={deletion} />
        <DataTable.Col source="expiresAt" disableSort render={expiry} />
        <DataTable.Col source="actions" label="Aktionen" disableSort field={Actions} />
      </WholeList>
    </>
  )
}

const picture = ({ image }: TrashedProduct) => <Thumbnail images={image ? [image] : []} />
const name = ({ title, stockNumber }: TrashedProduct) => (
  <>
    {title}
    {stockNumber && (
      <Typography variant="note" sx={{ display: 'block' }}>
        Lagernummer {stockNumber}
      </Typography>
    )}
  </>
)
const deletion = ({ deletedAt, author }: TrashedProduct) =>
  `Gelöscht am ${formatDateTime(deletedAt)} Uhr von ${author}`
const expiry = ({ expiresAt }: TrashedProduct) => `Wiederherstellbar bis ${formatDay(expiresAt)}`

const Actions = () => (
  <>
    <RestoreButton />
    <RowMenu deletes="Endgültig löschen" />
  </>
)

const layout = {
  // As high as a line.
  '& .column-image img, & .column-image > div': { width: 52, height: 39 },
  '& .column-title': { fontWeight: 600 },
  '& .column-deletedAt, & .column-expiresAt': { fontSize: '0.875rem' },
  ...asCards(
    '52px minmax(0, 1fr) auto',
    'image title actions',
    'deletedAt deletedAt deletedAt',
    'expiresAt expiresAt expiresAt',
  ),
}

/** Puts a product back on the website. If its category is gone, asks for another one. */
function RestoreButton() {
  const product = useRecordContext<TrashedProduct>()
  const { data: categories = [] } = useCategories()
  const [isAsking, setAsking] = useState(false)
  const [categoryId, setCategoryId] = useState('')
  const json: TrashRestore = categoryId ? { categoryId: Number(categoryId) } : {}
  const { mutate, isPending, error, reset } = useRestore(
    () => setAsking(false),
    `/trash/products/${product?.id}/restore`,
    { json },
  )
  if (!product) return null
  const close = () => {
    setAsking(false)
    reset()
  }
  const needsCategory = error instanceof HttpError && Boolean(error.body?.errors?.categoryId)
  return (
    <>
      <Button
        label={`${product.title} wiederherstellen`}
        title="Wiederherstellen"
        onClick={() => setAsking(true)}
      >
        <UndoIcon />
      </Button>
      <FormDialog
        isOpen={isAsking}
        title="Maschine wiederherstellen?"
        text={`„${product.title}“ kommt mit Bildern, technischen Daten und Anfragen zurück und steht sofort wieder so auf der Website wie vor dem Löschen.`}
        error={error}
        submit="Wiederherstellen"
        isPending={isPending}
        onSubmit={() => mutate()}
        onClose={close}
      >
        {(needsCategory || categoryId) && (
          <ChoiceField
            label="Neue Kategorie"
            choices={[
              { value: '', label: 'Bitte wählen' },
              ...categories.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={categoryId}
            onChoose={setCategoryId}
          />
        )}
      </FormDialog>
    </>
  )
}
