import { SelectInput, type SelectInputProps, useListContext } from 'react-admin'
import { ALL_CATEGORIES } from '../../../shared/product/category.ts'
import { berlinDay } from '../../../shared/time/dates.ts'
import { DAY } from '../../../shared/time/time.ts'
import { useCategories } from '../categories/useCategories.ts'
import { inputChoices } from '../parts/ChoiceField.tsx'

type Props = SelectInputProps & { source: string }

/** Filters a list by one of several values, by what they are called. */
export const ValueFilter = ({ labels, ...props }: Props & { labels: Record<string, string> }) => (
  <SelectInput {...props} choices={inputChoices(labels)} />
)

/** Filters a list by the slug of a category. */
export function CategoryFilter(props: Props) {
  const { data = [] } = useCategories()
  const choices = data.filter(({ slug }) => slug !== ALL_CATEGORIES)
  return <SelectInput {...props} choices={choices} optionValue="slug" optionText="name" />
}

const LONG_IN_STOCK_DAYS = 90

/** Finds the machines that stand there for long. A filter of an earlier day, as kept by the browser, stays. */
export function LongInStockFilter(props: Props) {
  const { filterValues } = useListContext()
  const day = berlinDay(new Date(Date.now() - LONG_IN_STOCK_DAYS * DAY))
  const kept: string = filterValues.createdTo ?? day
  const name = `Länger als ${LONG_IN_STOCK_DAYS} Tage`
  return <SelectInput {...props} choices={[{ id: kept, name }]} />
}
