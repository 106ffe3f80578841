import { zodResolver } from '@hookform/resolvers/zod'
import { Create } from 'react-admin'
import { z } from 'zod'
import { categoryInput } from '../../../shared/category.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { RecordForm } from '../forms/RecordForm.tsx'
import { useSaved } from '../forms/useSaved.ts'
import { PageHeader } from '../layout/PageHeader.tsx'
import { CategoryInputs } from './CategoryInputs.tsx'
import { SlugInput } from './SlugInput.tsx'
import { nextPlace, useCategories } from './useCategories.ts'

const text = z.string()
const values = z.object({
  name: text,
  slug: text,
  icon: text,
  sortOrder: z.union([z.number(), text]).nullable(),
  description: text,
})
const newCategory = { name: '', slug: '', icon: '', description: '' }
const resolver = zodResolver(categoryInput)

export default function CategoryCreate() {
  const onSuccess = useSaved()
  const { data: categories = [], isPending } = useCategories()
  if (isPending) return null
  return (
    <>
      <PageHeader title="Neue Kategorie" />
      <Create title={false} component="div" sx={{ maxWidth: 720 }} mutationOptions={{ onSuccess }}>
        <RecordForm
          draft="kategorie.neu"
          values={values}
          defaultValues={{ ...newCategory, sortOrder: nextPlace(categories) }}
          resolver={resolver}
        >
          <FormSection title="Angaben">
            <CategoryInputs>
              <SlugInput />
            </CategoryInputs>
          </FormSection>
        </RecordForm>
      </Create>
    </>
  )
}
