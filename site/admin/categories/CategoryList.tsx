import Typography from '@mui/material/Typography'
import { CreateButton, DataTable, List, TopToolbar } from 'react-admin'
import type { Category } from '../../../shared/category.ts'
import { formatCount } from '../../../shared/format.ts'
import { handledByLoadFailure, LoadFailure } from '../layout/LoadFailure.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { asCards } from '../lists/asCards.ts'
import { NoResults } from '../lists/NoResults.tsx'
import { CategoryActions } from './CategoryActions.tsx'
import { CategoryEdit } from './CategoryEdit.tsx'
import { OpenRowGuard } from './OpenRow.tsx'
import { byOrder } from './useCategories.ts'

const actions = (
  <TopToolbar>
    <CreateButton />
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
        sx={formUncovered}
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
    <Typography variant="body2" color="textSecondary">
      {slug}
    </Typography>
  </>
)

const productCount = ({ _count }: Category) => formatCount(_count.products, 'Produkt', 'Produkte')

/** On a phone the floating button to create a category would cover the form of another. */
const formUncovered = {
  '&:has(td [aria-expanded=true]) .RaCreateButton-floating': { display: 'none' },
}

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
