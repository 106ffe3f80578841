import Box from '@mui/material/Box'
import { useListContext } from 'react-admin'
import { ALL_CATEGORIES } from '../../../shared/category.ts'
import { adminStatusLabels } from '../../../shared/product.ts'
import { useCategories } from '../categories/useCategories.ts'
import { ChoiceField, choicesOf } from '../forms/ChoiceField.tsx'

const everything = { value: '', label: 'Alle' }
const statuses = [everything, ...choicesOf(adminStatusLabels)]
const featured = [
  everything,
  { value: 'true', label: 'Nur empfohlene' },
  { value: 'false', label: 'Nur nicht empfohlene' },
]
const sortFields = choicesOf({
  createdAt: 'Anlagedatum',
  price: 'Preis',
  year: 'Baujahr',
  featured: 'Empfohlen',
  title: 'Titel',
})
const orders = choicesOf({ DESC: 'Absteigend', ASC: 'Aufsteigend' })

export function ProductFilterPanel() {
  const { filterValues, setFilters, sort, setSort } = useListContext()
  const { data: categories = [] } = useCategories()
  const choose = (name: string) => (value: string) =>
    setFilters({ ...filterValues, [name]: value || undefined }, [])
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
      }}
    >
      <ChoiceField
        label="Kategorie"
        value={filterValues.category ?? ''}
        choices={[
          everything,
          ...categories
            .filter(({ slug }) => slug !== ALL_CATEGORIES)
            .map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
        onChoose={choose('category')}
      />
      <ChoiceField
        label="Status"
        value={filterValues.status ?? ''}
        choices={statuses}
        onChoose={choose('status')}
      />
      <ChoiceField
        label="Empfohlen"
        value={filterValues.featured ?? ''}
        choices={featured}
        onChoose={choose('featured')}
      />
      <ChoiceField
        label="Sortieren nach"
        value={sort.field}
        choices={sortFields}
        onChoose={(field) => setSort({ field, order: sort.order })}
      />
      <ChoiceField
        label="Reihenfolge"
        value={sort.order}
        choices={orders}
        onChoose={(order) =>
          setSort({ field: sort.field, order: order === 'ASC' ? 'ASC' : 'DESC' })
        }
      />
    </Box>
  )
}
