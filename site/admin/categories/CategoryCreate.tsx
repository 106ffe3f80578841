import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useCreate } from 'react-admin'
import { Link, useNavigate } from 'react-router-dom'
import { z } from 'zod'
import { type Category, type CategoryInput, categoryInput } from '../../../shared/category.ts'
import type { Saved } from '../data/httpClient.ts'
import { useAfterChange } from '../data/useAfterChange.ts'
import { DraftKeeper } from '../forms/DraftKeeper.tsx'
import { draftKey, dropDraft } from '../forms/draft.ts'
import { FormErrors } from '../forms/FormErrors.tsx'
import { FormSection } from '../forms/FormSection.tsx'
import { NumberField } from '../forms/NumberField.tsx'
import { SchemaForm } from '../forms/SchemaForm.tsx'
import { saveFailure } from '../forms/saveFailure.ts'
import { schemaResolver } from '../forms/schemaResolver.ts'
import { TextInput } from '../forms/TextInput.tsx'
import { SAVED, UnsavedChanges } from '../forms/UnsavedChanges.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { adminPaths } from '../paths.ts'
import { useNotifySaved } from '../publish/useNotifySaved.tsx'
import { NameAndSlug } from './NameAndSlug.tsx'
import { SAVING_CATEGORY_FAILED } from './useSaveCategory.ts'

const DRAFT = draftKey('kategorie.neu')

const text = z.string()
const values = z.object({
  name: text,
  slug: text,
  icon: text,
  sortOrder: z.number().nullable(),
  description: text,
})
type Values = z.infer<typeof values>
const newCategory: Values = { name: '', slug: '', icon: '', sortOrder: null, description: '' }

const resolver = schemaResolver<Values, CategoryInput>(categoryInput)

export default function CategoryCreate() {
  const [create, { isPending }] = useCreate<Saved<Category>>()
  const notifySaved = useNotifySaved()
  const navigate = useNavigate()
  const afterChange = useAfterChange()

  const save = async (data: CategoryInput) => {
    try {
      await create(
        'categories',
        { data },
        {
          returnPromise: true,
          onSuccess: notifySaved,
        },
      )
      afterChange()
      dropDraft(DRAFT)
      navigate(adminPaths.categories, { state: SAVED })
      return undefined
    } catch (error) {
      return saveFailure(SAVING_CATEGORY_FAILED, error)
    }
  }

  return (
    <SchemaForm values={newCategory} resolver={resolver} onSave={save}>
      <PageHeader title="Neue Kategorie" />
      <DraftKeeper storageKey={DRAFT} schema={values} />
      <FormErrors />
      <Box sx={{ maxWidth: 720 }}>
        <FormSection title="Angaben">
          <Box sx={{ display: 'grid', gap: 2 }}>
            <NameAndSlug />
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
              <TextInput source="icon" helperText="ein Emoji, zum Beispiel 🏗️" />
              <NumberField
                source="sortOrder"
                helperText="kleine Zahlen stehen vorn, ohne Angabe ans Ende"
              />
            </Box>
            <TextInput source="description" multiline minRows={3} />
          </Box>
          <Box sx={{ display: 'flex', gap: 1, mt: 3 }}>
            <Button type="submit" variant="contained" color="secondary" disabled={isPending}>
              {isPending ? 'Wird gespeichert …' : 'Speichern'}
            </Button>
            <Button component={Link} to={adminPaths.categories}>
              Abbrechen
            </Button>
          </Box>
        </FormSection>
      </Box>
      <UnsavedChanges onDiscard={() => dropDraft(DRAFT)} />
    </SchemaForm>
  )
}
