import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type KeyboardEvent, useEffect, useRef } from 'react'
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
  // A save that ends after the row was closed does not open it again.
  const close = () => isOpen && toggle()
  const notifySaved = useNotifySaved()
  const form = useRef<HTMLElement>(null)
  // The form of a row at the end of the screen opens below that end.
  useEffect(() => {
    if (isOpen) form.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  const onSuccess = (saved: Saved<Category>) => {
    notifySaved(saved)
    close()
  }
  // While the row folds up it keeps what is in it, which would show the discarded text if opened at once.
  if (!isOpen) return null
  return (
    <EditBase
      id={category?.id}
      redirect={false}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess }}
    >
      <Box ref={form} onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && close()}>
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
          <RowChanges />
        </SimpleForm>
      </Box>
    </EditBase>
  )
}
