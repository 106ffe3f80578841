import EditIcon from '@mui/icons-material/Edit'
import HistoryIcon from '@mui/icons-material/History'
import Typography from '@mui/material/Typography'
import { Button, DataTable, useExpanded, useRecordContext } from 'react-admin'
import type { Category } from '../../../shared/product/category.ts'
import { formatCount } from '../../../shared/writing/format.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { useDealer } from '../dealer/DealerContext.ts'
import { asCards } from '../lists/asCards.ts'
import { RowMenu, useRowLink } from '../lists/RowMenu.tsx'
import { oneLine, WholeList } from '../lists/WholeList.tsx'
import { PageHeader } from '../parts/Page.tsx'
import { CategoryEdit, OpenRowGuard, useAskFirst } from './CategoryEdit.tsx'
import { byOrder } from './useCategories.ts'

export default function CategoryList() {
  return (
    <OpenRowGuard>
      <PageHeader title="Kategorien" />
      <WholeList
        label="Kategorien"
        list={byOrder}
        hint="Ohne Kategorie kann niemand eine Maschine anlegen."
        expand={<CategoryEdit />}
        expandSingle
        sx={layout}
      >
        <DataTable.Col source="sortOrder" disableSort />
        <DataTable.Col
          source="name"
          disableSort
          render={(category: Category) => <NameAndSlug {...category} />}
        />
        <DataTable.Col source="description" disableSort />
        <DataTable.Col source="products" disableSort render={productCount} />
        <DataTable.Col source="actions" label="Aktionen" disableSort field={CategoryActions} />
      </WholeList>
    </OpenRowGuard>
  )
}

/** With its English name, for those who have English pages. */
function NameAndSlug({ name, slug, nameEn }: Category) {
  const { hasEnglish } = useDealer()
  const more = hasEnglish ? [slug, nameEn || 'ohne englischen Namen'] : [slug]
  return (
    <>
      <strong>{name}</strong>{' '}
      <Typography variant="note" component="span">
        {more.join(' · ')}
      </Typography>
    </>
  )
}

const productCount = ({ _count }: Category) => formatCount(_count.products, 'Maschine', 'Maschinen')

const layout = {
  '& .column-name': { minWidth: { lg: 180 } },
  '& .column-products': { whiteSpace: 'nowrap' },
  ...oneLine('description'),
  ...asCards(
    'auto auto minmax(0, 1fr) auto',
    'sortOrder name name actions',
    'products products description description',
  ),
}

const BLOCKED = 'Kategorie kann nicht gelöscht werden - enthält Produkte'

function CategoryActions() {
  const category = useRecordContext<Category>()
  const id = category?.id ?? 0
  const [editing, toggle] = useExpanded('categories', id, true)
  const askFirst = useAskFirst()
  const history = useRowLink('Verlauf', <HistoryIcon />, adminPaths.categoryHistory(id))
  if (!category) return null
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
      <RowMenu
        actions={[history]}
        deletes="Löschen"
        blocked={category._count.products > 0 ? BLOCKED : null}
      />
    </>
  )
}
