import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { type Inquiry, NOBODY, type Owner, owner } from '../../../shared/inquiries/inquiry.ts'
import { load } from '../data/api.ts'
import { actsAtOnce, ChoiceField } from '../parts/ChoiceField.tsx'
import { useUndoableChange } from './changeInquiry.ts'

const NO_OWNERS: Owner[] = []

/** The accounts that may be in charge of an inquiry; none until they are loaded. */
export const useOwners = (): Owner[] =>
  useQuery({
    queryKey: ['inquiries', 'owners'],
    queryFn: () => load(z.array(owner), '/contact/owners'),
  }).data ?? NO_OWNERS

/** Who is in charge. An owner that is not among the accounts any more is still shown. */
export function OwnerSelect({ inquiry }: { inquiry: Inquiry }) {
  const owners = useOwners()
  const { change, isPending } = useUndoableChange(inquiry, {
    failed: 'Fehler beim Ändern der Zuständigkeit',
  })
  const { ownerId, owner } = inquiry
  const known = owners.map(({ id, name }) => ({ value: id, label: name }))
  const own =
    ownerId !== null && !owners.some(({ id }) => id === ownerId)
      ? [{ value: ownerId, label: owner ?? '' }]
      : []
  const choose = (value: string) => {
    const chosen = owners.find(({ id }) => String(id) === value)
    change({
      patch: { ownerId: chosen?.id ?? null },
      undo: { ownerId },
      said: `Zuständig ist jetzt ${chosen?.name ?? NOBODY}`,
      undone: `Zurückgenommen, zuständig: ${owner ?? NOBODY}`,
    })
  }
  return (
    <ChoiceField
      {...actsAtOnce}
      label="Zuständig"
      choices={[{ value: '', label: NOBODY }, ...own, ...known]}
      value={ownerId ?? ''}
      disabled={isPending}
      onChoose={choose}
    />
  )
}
