import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { KeyboardEvent } from 'react'
import {
  EditBase,
  SaveButton,
  SimpleForm,
  Toolbar,
  useExpanded,
  useRecordContext,
} from 'react-admin'
import { type Category, categoryPatch } from '../../../shared/category.ts'
import type { Saved } from '../data/httpClient.ts'
import { keepEdits } from '../forms/keepEdits.ts'
import { useNotifySaved } from '../publish/useNotifySaved.tsx'
import { CategoryInputs } from './CategoryInputs.tsx'
import { RowChanges } from './OpenRow.tsx'

const resolver = zodResolver(categoryPatch)

/** The form below a category's row. Enter saves, Escape discards the changes. */
export function CategoryEdit() {
  const category = useRecordContext<Category>()
  const [isOpen, toggle] = useExpanded('categories', category?.id ?? 0, true)
  // The form takes another press while its row folds up.
  const close = () => isOpen && toggle()
  const notifySaved = useNotifySaved()
  const onSuccess = (saved: Saved<Category>) => {
    notifySaved(saved)
    close()
  }
  return (
    <EditBase
      id={category?.id}
      redirect={false}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess }}
    >
      <Box onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && close()}>
        <SimpleForm
          resolver={resolver}
          resetOptions={keepEdits}
          toolbar={
            <Toolbar>
              <SaveButton />
              <Button onClick={close}>Abbrechen</Button>
            </Toolbar>
          }
        >
          <CategoryInputs />
          <RowChanges isOpen={isOpen} />
        </SimpleForm>
      </Box>
    </EditBase>
  )
}
