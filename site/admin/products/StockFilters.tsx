import { SelectInput, type SelectInputProps, TextInput, useListContext } from 'react-admin'
import { conditionLabels } from '../../../shared/catalogue/terms.ts'
import { ALL_CATEGORIES } from '../../../shared/category.ts'
import { berlinDay } from '../../../shared/dates.ts'
import { DAY } from '../../../shared/durations.ts'
import { adminStatusLabels } from '../../../shared/product/product.ts'
import { useCategories } from '../categories/useCategories.ts'
import { choices } from '../forms/ChoiceField.tsx'

/** Filters a list by the slug of a category. */
function CategoryFilter(props: SelectInputProps) {
  const { data = [] } = useCategories()
  const choices = data.filter(({ slug }) => slug !== ALL_CATEGORIES)
  return <SelectInput {...props} choices={choices} optionValue="slug" optionText="name" />
}

const LONG_IN_STOCK_DAYS = 90

/** Finds the machines that stand there for long. A filter of an earlier day, as kept by the browser, stays. */
function LongInStockFilter(props: SelectInputProps) {
  const { filterValues } = useListContext()
  const day = berlinDay(new Date(Date.now() - LONG_IN_STOCK_DAYS * DAY))
  const kept: string = filterValues.createdTo ?? day
  const name = `Länger als ${LONG_IN_STOCK_DAYS} Tage`
  return <SelectInput {...props} choices={[{ id: kept, name }]} />
}

/** What the list of machines can be narrowed down by. */
export const stockFilters = [
  <TextInput key="search" source="search" type="search" alwaysOn />,
  <CategoryFilter key="category" source="category" />,
  <SelectInput key="status" source="status" choices={choices(adminStatusLabels)} />,
  <TextInput key="brand" source="brand" />,
  <TextInput key="location" source="location" />,
  <SelectInput key="condition" source="condition" choices={choices(conditionLabels)} />,
  <SelectInput
    key="pictured"
    source="pictured"
    choices={choices({ false: 'Ohne Bild', true: 'Mit Bild' })}
  />,
  <SelectInput
    key="priced"
    source="priced"
    choices={choices({ false: 'Ohne Preis', true: 'Mit Preis' })}
  />,
  <LongInStockFilter key="createdTo" source="createdTo" />,
  <SelectInput
    key="featured"
    source="featured"
    choices={choices({ true: 'Nur empfohlene', false: 'Nur nicht empfohlene' })}
  />,
]
