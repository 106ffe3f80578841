import { Button, Link } from '@mui/material'
import { Suspense, useLayoutEffect, useState } from 'react'
import {
  DataTable,
  FilterButton,
  LinkBase,
  List,
  SortButton,
  TextInput,
  TopToolbar,
  useListContext,
  useUnselectAll,
} from 'react-admin'
import { adminStatusLabels, type Product } from '../../../shared/product/product.ts'
import { conditionLabels, yearText } from '../../../shared/product/terms.ts'
import { May } from '../auth/me.tsx'
import { adminPaths } from '../data/adminPaths.ts'
import { asCards, onNarrowPhones } from '../lists/asCards.ts'
import { NewButton } from '../lists/NewButton.tsx'
import { NoResults } from '../lists/NoResults.tsx'
import { handledByLoadFailure, LoadFailure, lazyInPlace, lazyPart } from '../parts/Loading.tsx'
import { PageHeader } from '../parts/Page.tsx'
import { Thumbnail } from '../parts/Thumbnail.tsx'
import { ExportMenu } from './ExportMenu.tsx'
import {
  FeaturedToggle,
  PriceCell,
  ProductActions,
  ProductStatusSelect,
  ProductTitle,
} from './ProductCells.tsx'
import { StockPages, usePageSize } from './StockPages.tsx'
import { capacityOf, daysInStock, hoursOf } from './stockFacts.ts'

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
  useForgetSelection()
  const [perPage] = usePageSize()
  return (
    <>
      <PageHeader title="Produkte" />
      <List
        filters={stockFilters}
        actions={actions}
        perPage={perPage}
        pagination={<StockPages />}
        sort={{ field: 'createdAt', order: 'DESC' }}
        queryOptions={handledByLoadFailure}
      >
        <LoadFailure />
        <DataTable<Product>
          aria-label="Produkte"
          bulkActionButtons={<BulkActions />}
          empty={<NoResults hint={firstProducts} />}
          sx={layout}
        >
          <DataTable.Col
            source="images"
            disableSort
            render={({ images }: Product) => <Thumbnail images={images} />}
          />
          <DataTable.Col source="title" field={ProductTitle} />
          <DataTable.Col
            source="year"
            align="right"
            render={({ year }: Product) => yearText(year)}
          />
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
  // It takes what the others leave, and is cut where that is little.
  '& .column-title': { width: { lg: '100%' }, maxWidth: { lg: 0 } },
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

const ProductBulkActions = lazyInPlace(() => import('./bulk/ProductBulkActions.tsx'))

/** Only from the first machine on that is selected: react-admin's bar is there before, and hidden. */
function BulkActions() {
  const { selectedIds = [] } = useListContext()
  return selectedIds.length > 0 && <ProductBulkActions />
}

const EarlierDialog = lazyPart(() => import('./bulk/EarlierDialog.tsx'))

/** Opens the list of the last bulk edits. */
function EarlierBulkEdits() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)} sx={{ mt: 1 }}>
        Frühere Sammeländerungen
      </Button>
      {isOpen && (
        <Suspense>
          <EarlierDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Loaded once somebody filters. */
const loadFilters = () => import('./stockFilters.tsx')
const ValueFilter = lazyInPlace(async () => ({ default: (await loadFilters()).ValueFilter }))
const CategoryFilter = lazyInPlace(async () => ({ default: (await loadFilters()).CategoryFilter }))
const LongInStockFilter = lazyInPlace(async () => ({
  default: (await loadFilters()).LongInStockFilter,
}))

const choice = (source: string, labels: Record<string, string>) => (
  <ValueFilter key={source} source={source} labels={labels} />
)

/** What the list of machines can be narrowed down by. */
const stockFilters = [
  <TextInput key="search" source="search" type="search" alwaysOn />,
  <CategoryFilter key="category" source="category" />,
  choice('status', adminStatusLabels),
  <TextInput key="brand" source="brand" />,
  <TextInput key="location" source="location" />,
  choice('condition', conditionLabels),
  choice('pictured', { false: 'Ohne Bild', true: 'Mit Bild' }),
  choice('priced', { false: 'Ohne Preis', true: 'Mit Preis' }),
  <LongInStockFilter key="createdTo" source="createdTo" />,
  choice('featured', { true: 'Nur empfohlene', false: 'Nur nicht empfohlene' }),
]

/**
 * Nothing stays selected that is out of sight, after leaving the list or loading it anew. react-admin would keep it in
 * the browser, and the next press on „Löschen“ would mean more than is seen.
 */
function useForgetSelection() {
  const unselectAll = useUnselectAll('products')
  // While the next screen is loaded the list is hidden, but not gone.
  useLayoutEffect(() => {
    unselectAll()
    return unselectAll
  }, [unselectAll])
}
