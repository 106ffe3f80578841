import { SelectInput, type SelectInputProps } from 'react-admin'
import { ALL_CATEGORIES } from '../../../shared/category.ts'
import { useCategories } from './useCategories.ts'

/** Filters a list by the slug of a category. */
export function CategoryFilter(props: SelectInputProps) {
  const { data = [] } = useCategories()
  const choices = data.filter(({ slug }) => slug !== ALL_CATEGORIES)
  return <SelectInput {...props} choices={choices} optionValue="slug" optionText="name" />
}
