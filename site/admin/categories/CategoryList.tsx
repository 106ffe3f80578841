import EditIcon from '@mui/icons-material/Edit'
import HistoryIcon from '@mui/icons-material/History'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import {
  Button,
  DataTable,
  DeleteWithConfirmButton,
  LinkBase,
  List,
  TopToolbar,
  useExpanded,
  useRecordContext,
} from 'react-admin'
import type { Category } from '../../../shared/category.ts'
import { formatCount } from '../../../shared/format.ts'
import { handledByLoadFailure, LoadFailure } from '../layout/LoadFailure.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { asCards } from '../lists/asCards.ts'
import { NewButton } from '../lists/NewButton.tsx'
import { NoResults } from '../lists/NoResults.tsx'
import { adminPaths } from '../paths.ts'
import { CategoryEdit, OpenRowGuard, useAskFirst } from './CategoryEdit.tsx'
import { byOrder } from './useCategories.ts'

const actions = (
  <TopToolbar>
    <NewButton />
  </TopToolbar>
)

export default function CategoryList() {
  return (
    <OpenRowGuard>
      <PageHeader title="Kategorien" />
      <List
        title={false}
        actions={actions}
        pagination={false}
        empty={false}
        queryOptions={handledByLoadFailure}
        {...byOrder}
      >
        <LoadFailure />
        <DataTable<Category>
          aria-label="Kategorien"
          bulkActionButtons={false}
          empty={<NoResults hint="Ohne Kategorie kann niemand ein Produkt anlegen." />}
          expand={<CategoryEdit />}
          expandSingle
          sx={layout}
        >
          <DataTable.Col source="sortOrder" disableSort />
          <DataTable.Col source="icon" disableSort />
          <DataTable.Col source="name" disableSort render={nameAndSlug} />
          <DataTable.Col source="description" disableSort />
          <DataTable.Col source="products" disableSort render={productCount} />
          <DataTable.Col source="actions" label="Aktionen" disableSort field={CategoryActions} />
        </DataTable>
      </List>
    </OpenRowGuard>
  )
}

const nameAndSlug = ({ name, slug }: Category) => (
  <>
    <strong>{name}</strong>
    <Typography variant="note">{slug}</Typography>
  </>
)

const productCount = ({ _count }: Category) => formatCount(_count.products, 'Produkt', 'Produkte')

const layout = {
  '& tbody .column-icon': { fontSize: '1.5rem', lineHeight: 1 },
  '& .column-description': { maxWidth: 520 },
  '& .column-products': { whiteSpace: 'nowrap' },
  ...asCards(
    'minmax(0, 96px) minmax(0, 32px) 1fr',
    'sortOrder icon name',
    'description description description',
    'products actions actions',
  ),
}

const BLOCKED = 'Kategorie kann nicht gelöscht werden - enthält Produkte'

function CategoryActions() {
  const category = useRecordContext<Category>()
  const [editing, toggle] = useExpanded('categories', category?.id ?? 0, true)
  const askFirst = useAskFirst()
  if (!category) return null
  const blocked = category._count.products > 0
  return (
    <>
      {/* react-admin's own button to expand a row does not work by keyboard. */}
      <Button
        label={`${category.name} bearbeiten`}
        title="Bearbeiten"
        aria-expanded={editing}
        onClick={() => askFirst(toggle)}
      >
        <EditIcon />
      </Button>
      <Button
        label={`Verlauf von ${category.name}`}
        title="Verlauf"
        component={LinkBase}
        to={adminPaths.categoryHistory(category.id)}
      >
        <HistoryIcon />
      </Button>
      <Tooltip title={blocked ? BLOCKED : 'Löschen'} describeChild>
        <span title={blocked ? BLOCKED : undefined}>
          <DeleteWithConfirmButton disabled={blocked} />
        </span>
      </Tooltip>
    </>
  )
}
