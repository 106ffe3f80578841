import Link from '@mui/material/Link'
import {
  CreateButton,
  DataTable,
  FilterButton,
  LinkBase,
  List,
  Pagination,
  SelectInput,
  type SelectInputProps,
  SortButton,
  TextInput,
  TopToolbar,
} from 'react-admin'
import { ALL_CATEGORIES } from '../../../shared/category.ts'
import { formatDay } from '../../../shared/dates.ts'
import { adminStatusLabels, PAGE_SIZE, type Product } from '../../../shared/product/product.ts'
import { May } from '../auth/me.tsx'
import { useCategories } from '../categories/useCategories.ts'
import { choices } from '../forms/ChoiceField.tsx'
import { handledByLoadFailure, LoadFailure } from '../layout/LoadFailure.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { asCards, onNarrowPhones } from '../lists/asCards.ts'
import { NoResults } from '../lists/NoResults.tsx'
import { adminPaths } from '../paths.ts'
import { ExportMenu } from './ExportMenu.tsx'
import { ProductBulkActions } from './ProductBulkActions.tsx'
import {
  FeaturedToggle,
  PriceCell,
  ProductActions,
  ProductStatusSelect,
  ProductTitle,
} from './ProductCells.tsx'
import { Thumbnail } from './Thumbnail.tsx'

const filters = [
  <TextInput key="search" source="search" type="search" alwaysOn />,
  <CategoryFilter key="category" source="category" />,
  <SelectInput key="status" source="status" choices={choices(adminStatusLabels)} />,
  <SelectInput
    key="featured"
    source="featured"
    choices={choices({ true: 'Nur empfohlene', false: 'Nur nicht empfohlene' })}
  />,
]

const actions = (
  <TopToolbar sx={{ flexWrap: 'wrap' }}>
    <FilterButton />
    <SortButton
      label="Sortieren nach: %{field}, %{order}"
      fields={['createdAt', 'price', 'year', 'featured', 'title']}
    />
    <ExportMenu />
    <CreateButton />
  </TopToolbar>
)

export default function ProductList() {
  return (
    <>
      <PageHeader title="Produkte" />
      <List
        title={false}
        filters={filters}
        actions={actions}
        perPage={PAGE_SIZE}
        pagination={<Pagination rowsPerPageOptions={[PAGE_SIZE, 2 * PAGE_SIZE, 4 * PAGE_SIZE]} />}
        sort={{ field: 'createdAt', order: 'DESC' }}
        empty={false}
        queryOptions={handledByLoadFailure}
      >
        <LoadFailure />
        <DataTable<Product>
          aria-label="Produkte"
          bulkActionButtons={<ProductBulkActions />}
          empty={<NoResults hint={firstProducts} />}
          sx={layout}
        >
          <DataTable.Col
            source="images"
            disableSort
            render={({ images }: Product) => <Thumbnail images={images} />}
          />
          <DataTable.Col source="title" field={ProductTitle} />
          <DataTable.NumberCol source="year" options={{ useGrouping: false }} />
          <DataTable.Col source="price" align="right" field={PriceCell} />
          <DataTable.Col source="status" disableSort field={ProductStatusSelect} />
          <DataTable.Col source="featured" field={FeaturedToggle} />
          <DataTable.Col
            source="createdAt"
            render={({ createdAt }: Product) => formatDay(createdAt)}
          />
          <DataTable.Col source="actions" label="Aktionen" disableSort field={ProductActions} />
        </DataTable>
      </List>
    </>
  )
}

const firstProducts = (
  <May permission="stock.import">
    <Link component={LinkBase} to={adminPaths.stockImport}>
      Bestand aus einer Tabelle einlesen
    </Link>
  </May>
)

const shownFrom = (width: number) => ({
  display: 'none',
  [`@media (min-width: ${width}px)`]: { display: 'table-cell' },
})

const layout = {
  '& .column-title': { minWidth: { lg: 160, xl: 220 } },
  '& .column-createdAt': { display: { xs: 'none', xl: 'table-cell' } },
  // There has to be room for a price that is being changed.
  '& .column-year': shownFrom(1280),
  '& .column-featured': shownFrom(1366),
  ...asCards(
    '44px 72px 1fr auto',
    'select images title title',
    'select images price price',
    'status status status actions',
  ),
  ...onNarrowPhones(
    'select images title title',
    'select images price price',
    'status status status status',
    'actions actions actions actions',
  ),
}

/** Filters a list by the slug of a category. */
function CategoryFilter(props: SelectInputProps) {
  const { data = [] } = useCategories()
  const choices = data.filter(({ slug }) => slug !== ALL_CATEGORIES)
  return <SelectInput {...props} choices={choices} optionValue="slug" optionText="name" />
}
