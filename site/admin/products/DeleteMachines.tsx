import { Alert } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useDeleteMany, useUnselect } from 'react-admin'
import { z } from 'zod'
import { commitmentText, machineCommitment } from '../../../shared/offers/commitment.ts'
import { retention } from '../../../shared/operation/retention.ts'
import type { Product } from '../../../shared/product/product.ts'
import { formatCount } from '../../../shared/writing/format.ts'
import { load } from '../data/api.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { BulletList } from '../parts/Boxes.tsx'
import { Waiting } from '../parts/Loading.tsx'

interface Props {
  machines: Pick<Product, 'id' | 'title'>[]
  onClose: () => void
  onDeleted: () => void
}

/**
 * Asks before machines are deleted, and names the customers who count on one of them. What is deleted is not selected any
 * more.
 */
export default function DeleteMachines({ machines, onClose, onDeleted }: Props) {
  const ids = machines.map(({ id }) => id)
  const [first] = machines
  const promised = useQuery({
    queryKey: ['promised', ids],
    queryFn: () => load(z.array(machineCommitment), `/offers/machines?ids=${ids}`),
    retry: false,
    gcTime: 0,
    staleTime: 0,
  })
  const [remove, { isPending, error }] = useDeleteMany<Product, Error>()
  const unselect = useUnselect('products')
  const onSuccess = () => {
    unselect(ids)
    onDeleted()
  }
  const submit = () => remove('products', { ids }, { mutationMode: 'pessimistic', onSuccess })
  const isOne = machines.length === 1
  const who = isOne ? `„${first?.title}“ verschwindet` : 'Sie verschwinden'
  return (
    <FormDialog
      title={
        isOne
          ? 'Maschine löschen?'
          : `${formatCount(machines.length, 'Maschine', 'Maschinen')} löschen?`
      }
      text={`${who} sofort von der Website und ${isOne ? 'liegt' : 'liegen'} ${retention.trashDays} Tage im Papierkorb. Anfragen dazu bleiben erhalten.`}
      submit="Löschen"
      color="warning"
      error={promised.error ?? error}
      isPending={isPending}
      disabled={!promised.data || promised.isFetching}
      onSubmit={submit}
      onClose={onClose}
    >
      {promised.isPending && <Waiting heights={[24]} />}
      {promised.data && promised.data.length > 0 && (
        <Alert severity="warning">
          {isOne ? 'Zu dieser Maschine gibt es:' : 'Zu diesen Maschinen gibt es:'}
          <BulletList>
            {promised.data.map((one) => (
              <li key={`${one.key} ${one.product}`}>
                {!isOne && one.kind !== 'reservation' && `${titleOf(machines, one.product)}: `}
                {commitmentText(one)}
              </li>
            ))}
          </BulletList>
        </Alert>
      )}
    </FormDialog>
  )
}

const titleOf = (machines: Props['machines'], product: number) =>
  machines.find(({ id }) => id === product)?.title ?? `Nr. ${product}`
