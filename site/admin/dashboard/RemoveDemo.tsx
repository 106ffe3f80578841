import Button from '@mui/material/Button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useNotify } from 'react-admin'
import { demoRemoval, type SetUp } from '../../../shared/dealer/set-up.ts'
import { formatCount } from '../../../shared/format.ts'
import { load } from '../data/api.ts'

type Counts = Pick<SetUp, 'demoProducts' | 'demoInquiries'>

/** Puts the example machines in the trash and deletes the example inquiries, after a question. */
export function RemoveDemo(counts: Counts) {
  const queryClient = useQueryClient()
  const notify = useNotify()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => load(demoRemoval, '/settings/remove-demo-products', { method: 'POST' }),
    onSuccess: (removal) => notify(doneOf(removal), { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      setAsking(false)
      return queryClient.invalidateQueries()
    },
  })
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)} sx={{ mt: 1 }}>
        Beispiele entfernen
      </Button>
      <Confirm
        isOpen={isAsking}
        title="Beispiele entfernen?"
        content={questionOf(counts)}
        confirm="Entfernen"
        loading={isPending}
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

function questionOf({ demoProducts: products, demoInquiries: inquiries }: Counts): string {
  const sentences = [
    products > 0 &&
      `${formatCount(products, 'Beispielmaschine verschwindet', 'Beispielmaschinen verschwinden')} sofort von der Website und ${products === 1 ? 'liegt' : 'liegen'} dann 30 Tage im Papierkorb.`,
    inquiries > 0 &&
      `${formatCount(inquiries, 'Beispielanfrage wird', 'Beispielanfragen werden')} endgültig gelöscht.`,
    'Was Sie selbst angelegt haben, bleibt.',
  ]
  return sentences.filter(Boolean).join(' ')
}

function doneOf({ removed, inquiries }: { removed: number; inquiries: number }): string {
  const stock =
    removed > 0 &&
    `${formatCount(removed, 'Beispielmaschine liegt', 'Beispielmaschinen liegen')} im Papierkorb`
  const work = `${formatCount(inquiries, 'Beispielanfrage ist', 'Beispielanfragen sind')} gelöscht`
  return `${[stock, work].filter(Boolean).join(', ')}.`
}
