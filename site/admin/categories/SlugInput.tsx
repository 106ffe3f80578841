import { useEffect } from 'react'
import { TextInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { paths } from '../../../shared/paths.ts'
import { slugOf } from '../../../shared/slug.ts'

/** Derives the slug from the name until the user edits it. */
export function SlugInput() {
  const { setValue, getFieldState, formState } = useFormContext()
  const name: string = useWatch({ name: 'name' })
  const slug: string = useWatch({ name: 'slug' })
  const own = getFieldState('slug', formState).isTouched
  useEffect(() => {
    if (!own) setValue('slug', slugOf(name))
  }, [name, own, setValue])
  return (
    <TextInput
      source="slug"
      helperText={`Adresse der Seite: ${paths.category(slug)} – steht nach dem Anlegen fest`}
    />
  )
}
