import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef } from 'react'
import { Create, TextInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { paths } from '../../../shared/addresses/paths.ts'
import { categoryInput } from '../../../shared/product/category.ts'
import { slugOf } from '../../../shared/writing/search-text.ts'
import { useSaved } from '../data/saved.ts'
import { RecordForm } from '../forms/RecordForm.tsx'
import { PageHeader, Panel } from '../parts/Page.tsx'
import { CategoryInputs } from './CategoryEdit.tsx'
import { nextPlace, useCategories } from './useCategories.ts'

const text = z.string().default('')
const values = z.object({
  name: text,
  nameEn: text,
  slug: text,
  icon: text,
  sortOrder: z.union([z.number(), z.string()]).nullable(),
  description: text,
})
const resolver = zodResolver(categoryInput)

export default function CategoryCreate() {
  const onSuccess = useSaved()
  const { data: categories = [], isPending } = useCategories()
  if (isPending) return null
  return (
    <>
      <PageHeader title="Neue Kategorie" />
      <Create sx={{ maxWidth: 720 }} mutationOptions={{ onSuccess }}>
        <RecordForm
          draft="kategorie.neu"
          values={values}
          defaultValues={values.parse({ sortOrder: nextPlace(categories) })}
          resolver={resolver}
        >
          <Panel title="Angaben">
            <CategoryInputs>
              <SlugInput />
            </CategoryInputs>
          </Panel>
        </RecordForm>
      </Create>
    </>
  )
}

/** Derives the slug from the name until the user writes another one. */
function SlugInput() {
  const { getValues, setValue } = useFormContext()
  const name: string = useWatch({ name: 'name' })
  const slug: string = useWatch({ name: 'slug' })
  const derivedFrom = useRef(name)
  useEffect(() => {
    if (getValues('slug') === slugOf(derivedFrom.current)) setValue('slug', slugOf(name))
    derivedFrom.current = name
  }, [name, getValues, setValue])
  return (
    <TextInput
      source="slug"
      helperText={`Adresse der Seite: ${paths.category(slug)} – steht nach dem Anlegen fest`}
    />
  )
}
