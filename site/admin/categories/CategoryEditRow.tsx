import CheckIcon from '@mui/icons-material/Check'
import CloseIcon from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import type { KeyboardEvent } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { type Category, type CategoryPatch, categoryPatch } from '../../../shared/category.ts'
import { NumberField } from '../forms/NumberField.tsx'
import { schemaResolver } from '../forms/schemaResolver.ts'
import { TextInput } from '../forms/TextInput.tsx'
import { useSaveCategory } from './useSaveCategory.ts'

const resolver = schemaResolver<CategoryPatch, CategoryPatch>(categoryPatch)

interface Props {
  category: Category
  onClose: () => void
}

/** The row as a form: Enter saves, Escape leaves it as it was. */
export function CategoryEditRow({ category, onClose }: Props) {
  const { sortOrder, icon, name, description } = category
  const form = useForm<CategoryPatch>({
    resolver,
    defaultValues: { sortOrder, icon, name, description },
  })
  const { save, isPending } = useSaveCategory(category, onClose, form.setError)
  const submit = form.handleSubmit(save)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    submit()
  }

  return (
    <FormProvider {...form}>
      <TableRow
        onKeyDown={onKeyDown}
        sx={{ verticalAlign: 'top', '&&': { alignItems: 'start' }, '& td': { py: 1.5 } }}
      >
        <TableCell sx={{ gridArea: 'order', width: { md: 124 } }}>
          <NumberField source="sortOrder" slotProps={shortNumber} />
        </TableCell>
        <TableCell sx={{ gridArea: 'icon', width: { md: 88 } }}>
          <TextInput source="icon" />
        </TableCell>
        <TableCell sx={{ gridArea: 'name', minWidth: { md: 160 } }}>
          <TextInput source="name" autoFocus />
        </TableCell>
        <TableCell sx={{ gridArea: 'description', minWidth: { md: 240 } }} colSpan={2}>
          <TextInput source="description" multiline maxRows={6} />
        </TableCell>
        <TableCell align="right" sx={{ gridArea: 'actions', whiteSpace: 'nowrap' }}>
          <Button
            variant="contained"
            color="secondary"
            startIcon={<CheckIcon />}
            disabled={isPending}
            onClick={submit}
            sx={{ mr: 1, mt: { md: '25px' } }}
          >
            Speichern
          </Button>
          <Button startIcon={<CloseIcon />} onClick={onClose} sx={{ mt: { md: '25px' } }}>
            Abbrechen
          </Button>
        </TableCell>
      </TableRow>
    </FormProvider>
  )
}

const shortNumber = { inputLabel: { shrink: true }, htmlInput: { inputMode: 'numeric' as const } }
