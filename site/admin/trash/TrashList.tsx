import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { DataTable, DeleteWithConfirmButton, List, Pagination, useListContext } from 'react-admin'
import { formatDateTime, formatDay } from '../../../shared/dates.ts'
import { retention } from '../../../shared/retention.ts'
import { TRASH_PAGE_SIZE, type TrashedProduct } from '../../../shared/trash.ts'
import { handledByLoadFailure, LoadFailure } from '../layout/LoadFailure.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { asCards } from '../lists/asCards.ts'
import { Thumbnail } from '../products/Thumbnail.tsx'
import { RestoreButton } from './RestoreButton.tsx'

export default function TrashList() {
  return (
    <>
      <PageHeader title="Papierkorb" />
      <Typography sx={{ mb: 2 }}>
        Gelöschte Produkte bleiben hier {retention.trashDays} Tage. Danach entfernt sie der Server
        mit Bildern und Verlauf.
      </Typography>
      <List
        title={false}
        actions={false}
        empty={false}
        perPage={TRASH_PAGE_SIZE}
        pagination={<Pagination rowsPerPageOptions={[]} />}
        queryOptions={handledByLoadFailure}
      >
        <LoadFailure />
        <DataTable<TrashedProduct>
          aria-label="Papierkorb"
          bulkActionButtons={false}
          empty={<Empty />}
          sx={layout}
        >
          <DataTable.Col source="image" disableSort render={picture} />
          <DataTable.Col source="title" disableSort />
          <DataTable.Col source="deletedAt" disableSort render={deletion} />
          <DataTable.Col source="expiresAt" disableSort render={expiry} />
          <DataTable.Col source="actions" label="Aktionen" disableSort field={Actions} />
        </DataTable>
      </List>
    </>
  )
}

const picture = ({ image }: TrashedProduct) => <Thumbnail images={image ? [image] : []} />
const deletion = ({ deletedAt, author }: TrashedProduct) =>
  `Gelöscht am ${formatDateTime(deletedAt)} Uhr von ${author}`
const expiry = ({ expiresAt }: TrashedProduct) => `Wiederherstellbar bis ${formatDay(expiresAt)}`

const Actions = () => (
  <>
    <RestoreButton />
    <DeleteWithConfirmButton title="Endgültig löschen" confirmColor="warning" />
  </>
)

function Empty() {
  const { error } = useListContext()
  if (error) return null
  return (
    <CardContent sx={{ display: 'grid', justifyItems: 'center' }}>
      <Typography variant="h2">Der Papierkorb ist leer</Typography>
    </CardContent>
  )
}

const layout = {
  '& .column-deletedAt, & .column-expiresAt': { fontSize: '0.875rem' },
  ...asCards(
    '72px 1fr auto',
    'image title title',
    'deletedAt deletedAt deletedAt',
    'expiresAt expiresAt actions',
  ),
}
