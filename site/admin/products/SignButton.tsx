import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import type { AdminDataProvider } from '../data/dataProvider.ts'
import { withReason } from '../data/errorText.ts'

/** Opens the sign for the machine's windscreen, as it is saved, in a window from which it is printed. */
export function SignButton({ productId }: { productId: number }) {
  const dataProvider = useDataProvider<AdminDataProvider>()
  const notify = useNotify()
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.sign(productId),
  })
  const open = () => {
    // At once, because browsers block a window that opens long after the press.
    const target = window.open('', '_blank')
    mutate(undefined, {
      onSuccess: (sign) => target?.location.replace(URL.createObjectURL(sign)),
      onError: (error) => {
        target?.close()
        notify(withReason('Der Aushang konnte nicht erstellt werden', error), { type: 'error' })
      },
    })
  }
  return (
    <Button variant="outlined" onClick={open} loading={isPending}>
      Aushang drucken
    </Button>
  )
}
