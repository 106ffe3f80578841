import Button from '@mui/material/Button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useNotify } from 'react-admin'
import { formatCount } from '../../../shared/format.ts'
import { settingsCalls } from '../settings/settingsCalls.ts'

/** Puts all example machines in the trash, after a question. */
export function RemoveDemoProducts({ count }: { count: number }) {
  const queryClient = useQueryClient()
  const notify = useNotify()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: settingsCalls.removeDemoProducts,
    onSuccess: ({ removed }) =>
      notify(
        `${formatCount(removed, 'Beispielmaschine liegt', 'Beispielmaschinen liegen')} im Papierkorb.`,
        { type: 'success' },
      ),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      setAsking(false)
      return queryClient.invalidateQueries()
    },
  })
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)} sx={{ mt: 1 }}>
        Beispielmaschinen entfernen
      </Button>
      <Confirm
        isOpen={isAsking}
        title="Beispielmaschinen entfernen?"
        content={`${formatCount(count, 'Maschine verschwindet', 'Maschinen verschwinden')} sofort von der Website und ${count === 1 ? 'liegt' : 'liegen'} dann 30 Tage im Papierkorb. Ihre eigenen Maschinen bleiben.`}
        confirm="Entfernen"
        loading={isPending}
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
