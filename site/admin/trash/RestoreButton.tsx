import RestoreIcon from '@mui/icons-material/RestoreFromTrash'
import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Button, Confirm, HttpError, useDataProvider, useRecordContext } from 'react-admin'
import type { TrashedProduct } from '../../../shared/trash.ts'
import { useCategories } from '../categories/useCategories.ts'
import type { AdminDataProvider } from '../data/dataProvider.ts'
import { ChoiceField } from '../forms/ChoiceField.tsx'
import { useRestore } from '../history/useRestore.ts'

/** Puts a product back on the website. If its category is gone, asks for another one. */
export function RestoreButton() {
  const product = useRecordContext<TrashedProduct>()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const { data: categories = [] } = useCategories()
  const [isAsking, setAsking] = useState(false)
  const [categoryId, setCategoryId] = useState('')
  const { mutate, isPending, error, reset } = useRestore(
    () => setAsking(false),
    () =>
      dataProvider.restoreProduct(
        product?.id ?? 0,
        categoryId ? { categoryId: Number(categoryId) } : {},
      ),
  )
  if (!product) return null
  const close = () => {
    setAsking(false)
    reset()
  }
  const needsCategory = error instanceof HttpError && Boolean(error.body?.errors?.categoryId)
  return (
    <>
      <Button
        label={`${product.title} wiederherstellen`}
        title="Wiederherstellen"
        onClick={() => setAsking(true)}
      >
        <RestoreIcon />
      </Button>
      <Confirm
        isOpen={isAsking}
        title="Produkt wiederherstellen?"
        confirm="Wiederherstellen"
        loading={isPending}
        onConfirm={() => mutate()}
        onClose={close}
        content={
          <>
            <Typography sx={{ mb: 2 }}>
              „{product.title}“ kommt mit Bildern, technischen Daten und Anfragen zurück und steht
              sofort wieder so auf der Website wie vor dem Löschen.
            </Typography>
            {error && (
              <Alert severity="error" sx={{ mb: 2 }}>
                {error.message}
              </Alert>
            )}
            {(needsCategory || categoryId) && (
              <ChoiceField
                label="Neue Kategorie"
                choices={[
                  { value: '', label: 'Bitte wählen' },
                  ...categories.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                value={categoryId}
                onChoose={setCategoryId}
              />
            )}
          </>
        }
      />
    </>
  )
}
