import Link from '@mui/material/Link'
import {
  DataTable,
  FilterButton,
  LinkBase,
  List,
  Pagination,
  SortButton,
  TopToolbar,
} from 'react-admin'
import { PAGE_SIZE, type Product } from '../../../shared/product/product.ts'
import { May } from '../auth/me.tsx'
import { handledByLoadFailure, LoadFailure } from '../layout/LoadFailure.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { asCards, onNarrowPhones } from '../lists/asCards.ts'
import { NewButton } from '../lists/NewButton.tsx'
import { NoResults } from '../lists/NoResults.tsx'
import { adminPaths } from '../paths.ts'
import { EarlierBulkEdits } from './bulk/EarlierBulkEdits.tsx'
import { ProductBulkActions } from './bulk/ProductBulkActions.tsx'
import { ExportMenu } from './ExportMenu.tsx'
import {
  FeaturedToggle,
  PriceCell,
  ProductActions,
  ProductStatusSelect,
  ProductTitle,
} from './ProductCells.tsx'
import { stockFilters } from './StockFilters.tsx'
import { capacityOf, daysInStock, hoursOf } from './stockFacts.ts'
import { Thumbnail } from './Thumbnail.tsx'

const actions = (
  <TopToolbar sx={{ flexWrap: { xs: 'wrap', lg: 'nowrap' }, ml: 'auto' }}>
    <FilterButton />
    <SortButton
      label="Sortieren nach: %{field}, %{order}"
      fields={['createdAt', 'price', 'year', 'hours', 'capacity', 'featured', 'title']}
    />
    <ExportMenu />
    <NewButton />
  </TopToolbar>
)

export default function ProductList() {
  return (
    <>
      <PageHeader title="Produkte" />
      <List
        title={false}
        filters={stockFilters}
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
          <DataTable.Col source="hours" align="right" render={hoursOf} />
          <DataTable.Col source="capacity" align="right" render={capacityOf} />
          <DataTable.Col
            source="createdAt"
            label="Tage"
            align="right"
            render={(product: Product) => daysInStock(product)}
          />
          <DataTable.Col source="price" align="right" field={PriceCell} />
          <DataTable.Col source="status" disableSort field={ProductStatusSelect} />
          <DataTable.Col source="featured" field={FeaturedToggle} />
          <DataTable.Col source="actions" label="Aktionen" disableSort field={ProductActions} />
        </DataTable>
      </List>
      <EarlierBulkEdits />
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
  '& .column-title': { maxWidth: { lg: 300 } },
  // There has to be room for a price that is being changed.
  '& .column-year': shownFrom(1536),
  '& .column-hours, & .column-capacity': shownFrom(1420),
  '& .column-createdAt': shownFrom(1280),
  '& .column-featured': shownFrom(1600),
  // A dozen machines fit on a desk's screen.
  '@media (min-width: 1200px)': {
    '& .RaDataTable-tbody td': { py: 0.25 },
    '& .column-images img, & .column-images > div': { width: 56, height: 42 },
    '& td.column-title > *': { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
  },
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
