import { useState } from 'react'
import { Confirm, useDeleteController } from 'react-admin'
import type { User } from '../../../shared/accounts/user.ts'
import { Stacked } from '../parts/Boxes.tsx'
import { InquiriesTo } from './InquiriesTo.tsx'

interface Props {
  user: User
  onClose: () => void
}

/** Asks before a user is removed, and what becomes of the inquiries that wait for them. */
export function RemoveUser({ user, onClose }: Props) {
  const [to, setTo] = useState<number | null>(null)
  const { isPending, handleDelete } = useDeleteController({
    record: user,
    redirect: false,
    mutationMode: 'pessimistic',
    mutationOptions: {
      meta: { query: to === null ? {} : { inquiriesTo: String(to) } },
      onSettled: onClose,
    },
  })
  return (
    <Confirm
      isOpen
      loading={isPending}
      title="Benutzer entfernen?"
      content={
        <Stacked>
          <span>
            „{user.username}“ wird sofort abgemeldet und kann sich nicht mehr anmelden. Was er
            geändert hat, bleibt.
          </span>
          <InquiriesTo user={user} value={to} onChoose={setTo} />
        </Stacked>
      }
      confirm="Entfernen"
      confirmColor="warning"
      onConfirm={handleDelete}
      onClose={() => isPending || onClose()}
    />
  )
}
